"""What is run now and then: compiling, pictures, hashes, the programs that tests drive."""
