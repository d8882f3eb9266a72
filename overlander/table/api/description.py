"""`/openapi.json`: the addresses of the API as other programs read them. No page that loads scripts from elsewhere."""

from typing import TYPE_CHECKING, Any, Final, get_type_hints, is_typeddict

from litestar import Router
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Schema, SecurityScheme
from litestar.params import ParameterKwarg
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from msgspec import Struct

from overlander.core.errors import OverlanderError
from overlander.core.game import games
from overlander.table.api import away, campaigns, catalogue, events, judging, playing, seats, tables, talking
from overlander.table.api.body import Strict
from overlander.table.api.problems import not_understood, refuse, unforeseen
from overlander.table.api.schema import Seen

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator

PATH: Final = "/api/v1"
SCHEME: Final = "token"
TOKEN: Final = "From `POST /api/v1/join`, `POST /api/v1/tables`, or the link for another device. At home nothing is needed."

router = Router(
    path=PATH,
    route_handlers=[
        catalogue.list_games,
        catalogue.read_game,
        tables.list_tables,
        tables.begin,
        tables.open_record,
        tables.read_table,
        tables.play_another,
        campaigns.begin_next,
        campaigns.read_campaign,
        tables.branch,
        tables.close,
        tables.delete_table,
        seats.join,
        seats.dress,
        seats.hand_over,
        seats.invite_again,
        seats.take_invitation_back,
        seats.allow_hints,
        seats.let_watch,
        seats.let_nobody_watch,
        playing.read_view,
        playing.read_choices,
        playing.why_not,
        judging.read_hint,
        judging.read_review,
        playing.play,
        playing.undo,
        playing.restart_turn,
        playing.redo,
        playing.answer_proposal,
        playing.read_record,
        playing.read_shuffle,
        events.list_events,
        events.stream_events,
        talking.read_chat,
        talking.say,
        away.read_plans,
        away.plan,
        away.read_webhook,
        away.set_webhook,
    ],
    include_in_schema=True,
    request_class=Strict,
    exception_handlers={OverlanderError: refuse, HTTPException: not_understood, Exception: unforeseen},
)


class GameViews(OpenAPISchemaPlugin):
    """A game describes its view with the standard library alone: the words beside a type are its description."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return is_typeddict(field_definition.annotation)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: "SchemaCreator") -> Schema:
        described = field_definition.annotation
        fields = {name: field(name, hint) for name, hint in get_type_hints(described, include_extras=True).items()}
        required = sorted(described.__required_keys__)
        schema = schema_creator.create_component_schema(field_definition, required=required, property_fields=fields)
        if described is Seen:
            schema.one_of = [schema_creator.for_field_definition(FieldDefinition.from_annotation(x)) for x in seen_by_game()]
        return schema


class Requests(OpenAPISchemaPlugin):
    """What is sent here: unknown fields are refused, and the description says so."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        found = field_definition.annotation
        return isinstance(found, type) and issubclass(found, Struct) and found.__struct_config__.forbid_unknown_fields

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: "SchemaCreator") -> Schema:
        able = [x for x in schema_creator.plugins if schema_creator.plugin_supports_field(x, field_definition)]
        ordinary = next(x for x in able if x is not self)
        schema = ordinary.to_openapi_schema(field_definition, schema_creator)
        schema.additional_properties = False
        return schema


def seen_by_game() -> list[Any]:
    """What `describe` in the view.py of each game gives."""
    found = [game.part("view") for game in games().values()]
    return [get_type_hints(part.describe)["return"] for part in found if part is not None]


def field(name: str, hint: Any) -> FieldDefinition:
    about = " ".join(x for x in FieldDefinition.from_annotation(hint).metadata if isinstance(x, str))
    return FieldDefinition.from_annotation(hint, name=name, kwarg_definition=ParameterKwarg(description=about or None))


description = OpenAPIConfig(
    title="Overlander",
    version="1",
    description="Tables of big board games for bots and other clients: games, tables, views, choices, decisions, events.",
    path="/openapi.json",
    render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
    use_handler_docstrings=True,
    components=Components(security_schemes={SCHEME: SecurityScheme(type="http", scheme="bearer", description=TOKEN)}),
    security=[{}, {SCHEME: []}],
    operation_id_creator=lambda handler, _method, _parts: kebab_case(handler.handler_name),
)


def kebab_case(name: str) -> str:
    return name.replace("_", "-")
