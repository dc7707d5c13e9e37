#include "core/schema.hpp"

#include <cstddef>
#include <iterator>
#include <limits>
#include <span>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "core/cover/cover_form.hpp"
#include "core/job/question_traits.hpp"
#include "core/job/records.hpp"
#include "core/job/request.hpp"
#include "core/puzzles/tiling/catalogue.hpp"
#include "core/text/json.hpp"
#include "core/text/link_table.hpp"

namespace quadrille {

namespace {

void append_names(Json& json, std::string_view key, std::span<const std::string_view> names) {
  json.key(key).open('[');
  for (const std::string_view name : names) json.text(name);
  json.close(']');
}

void append_traits(Json& json) {
  json.key("traits").open('{');
  for (std::size_t trait = 0; trait < std::size(question_trait_names); ++trait) {
    json.key(question_trait_names[trait]).open('[');
    for (std::size_t at = 0; at < std::size(question_names); ++at) {
      if (has_trait(static_cast<Question>(at), static_cast<QuestionTrait>(trait))) json.text(question_names[at]);
    }
    json.close(']');
  }
  json.close('}');
}

template <class Value>
void append_field(Json& json, std::string_view name, const Value& value) {
  json.key(name);
  if constexpr (std::is_enum_v<Value>) {
    json.text(names_of<Value>[static_cast<std::size_t>(value)]);
  } else if constexpr (std::is_same_v<Value, std::string>) {
    json.text(value);
  } else if constexpr (std::is_same_v<Value, bool>) {
    json.boolean(value);
  } else {
    value == std::numeric_limits<Value>::max() ? json.null() : json.number(value);
  }
}

}  // namespace

std::string schema_json() {
  std::string text;
  Json json(text);
  json.open('{');
  append_names(json, "questions", question_names);
  append_traits(json);
  append_names(json, "engines", engine_choice_names);
  append_names(json, "forms", form_names);
  append_names(json, "verdicts", verdict_names);
  append_names(json, "answeredBy", engine_names);
  append_names(json, "unitKinds", cover::unit_kind_names);
  append_names(json, "errorCodes", error_code_names);
  append_names(json, "linkNotations", link_notations);
  append_names(json, "typedGenres", typed_genres);
  tiling::append_catalogue(json.key("pieceSets"));
  json.key("request").open('{');
  const Request defaults;
  std::apply([&](const auto&... field) { (append_field(json, field.name, field.of(defaults)), ...); }, request_fields);
  json.close('}').close('}');
  return text;
}

}  // namespace quadrille
