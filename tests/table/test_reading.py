"""What a request carries is read within bounds, and nothing of it stays when the request is over."""

from litestar import _parsers

from overlander.table.rights.reading import LONGEST_FORM, MOST_FIELDS, read_cookies
from tests.table.conftest import Browser


def test_forms_are_bounded_in_fields_and_length(public: Browser) -> None:
    few = {str(n): "x" for n in range(MOST_FIELDS - 1)}
    assert public.ask("POST", "/settings", data={**few, "lang": "fr"}).status_code < 400
    assert public.ask("POST", "/settings", data={**few, "lang": "fr", "more": "x"}).status_code == 400
    assert public.ask("POST", "/settings", data={"lang": "x" * LONGEST_FORM}).status_code == 413


def test_addresses_are_bounded_in_fields(public: Browser) -> None:
    for path in ("/", "/api/v1/games", "/nowhere"):
        assert public.ask("GET", path + "?" + "&".join("x" * MOST_FIELDS)).status_code in (200, 404)
        assert public.ask("GET", path + "?" + "&".join("x" * (MOST_FIELDS + 1))).status_code == 400


def test_a_part_in_an_alphabet_that_does_not_exist_is_not_understood(public: Browser) -> None:
    head = 'content-disposition: form-data; name="lang"\r\ncontent-type: text/plain; charset=klingon'
    kind = {"content-type": "multipart/form-data; boundary=b"}
    assert public.ask("POST", "/settings", content=f"--b\r\n{head}\r\n\r\nfr\r\n--b--\r\n", headers=kind).status_code == 400


def test_cookies_are_read_as_they_were_set() -> None:
    assert read_cookies("lang=fr; theme=dark;x; y=") == {"lang": "fr", "theme": "dark", "y": ""}
    assert read_cookies("lang=a=b") == {"lang": "a=b"}
    assert len(read_cookies("; ".join(f"{n}=x" for n in range(MOST_FIELDS + 50)))) == MOST_FIELDS


def test_nothing_of_a_form_or_a_cookie_is_kept(public: Browser) -> None:
    for parse in (_parsers.parse_url_encoded_form_data, _parsers.parse_cookie_string):
        parse.cache_clear()
    public.cookies.set("theme", "dark")
    assert public.ask("POST", "/settings", data={"lang": "fr"}).status_code < 400
    for parse in (_parsers.parse_url_encoded_form_data, _parsers.parse_cookie_string):
        assert parse.cache_info().currsize == 0
