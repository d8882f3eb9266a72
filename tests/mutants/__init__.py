"""Break the rules on purpose and see whether the rule tests notice: `make mutants`.

    python -m tests.mutants [--count 100] [--seed overlander] [--jobs 2] [--only games/gwt/delivery.py[:87]]

Each mutant is one small change in a rule module (a comparison, a number, an operator, a dropped statement), on which the rule
tests of its game run until the first failure: those first that call the changed function. Left alone is what rule tests are not
about: log events, the words of questions and choices, the lists of things that are not possible, digest keys, checks of the data,
and what `equivalent.toml` names: changes that change nothing, each with its reason.

How a mutant is tried, and why that is quick, stands in `trial.py`.
"""
