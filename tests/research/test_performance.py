"""The page on speed: what was measured, as ratios; what is not installed is named."""

from xml.etree import ElementTree

from bench.performance import charts, merged, page


def test_the_page() -> None:
    engine = {"build": "pure", "decisions": 2000.0, "games": 10.0, "length": 200.0, "clone": 5.0, "fifths": [1.0] * 5}
    rounds = [engine, {**engine, "decisions": 4000.0, "fifths": [3.0] * 5}, {**engine, "decisions": 3000.0, "fifths": [2.0] * 5}]
    assert merged(rounds)["decisions"] == 3000
    assert merged(rounds)["fifths"] == [2.0] * 5
    found = {
        ("engine", "example", "pure"): merged(rounds),
        ("batch", "example", "pure"): {"steps": 5000.0},
        ("pettingzoo-chess", "", ""): {"decisions": 100.0},
    }
    measured = {"found": found, "builds": ["pure"], "best": "pure", "scaling": [(1, 3000.0), (2, 5700.0)]}
    told = page(measured, ["example"], "make bench")
    assert "| PettingZoo, chess | 100 | 30.0 x |" in told
    assert "| example | 5,000 | 50.0 x |" in told
    assert "| RLCard, Uno | not installed |  |" in told
    assert "| 2 | 5,700 | 1.90 x |" in told
    for name, svg in charts(measured, ["example"]).items():
        assert f"(performance/{name}.svg)" in told
        assert "example" in "".join(ElementTree.fromstring(svg).itertext())
