// A file of its own: modules of one puzzle have another function of this name.
#include "core/reading/recognise.hpp"
#include "core/text/json.hpp"

namespace quadrille::reading {

std::string recognition_json(std::string_view text) {
  const Recognition recognition = recognise(text);
  std::string out;
  Json json(out);
  const auto add = [&json](const char* key, std::string_view value) {
    if (!value.empty()) json.key(key).text(value);
  };
  const auto write = [&](std::size_t at) -> Json& {
    const auto& [puzzle, format] = recognition.readings[at];
    json.open('{').key("puzzle").text(puzzle).key("format").text(format);
    add("text", recognition.text_of(at));
    if (const std::string filled = filled_text(recognition, at); filled != recognition.text_of(at))
      add("filled", filled);
    return json;
  };
  const bool is_one = recognition.readings.size() == 1;
  if (is_one) {
    write(0).key("sure").boolean(recognition.is_sure);
  } else {
    json.open('{').key("choices").open('[');
    for (std::size_t at = 0; at < recognition.readings.size(); ++at) write(at).close('}');
    json.close(']');
    add("problem", recognition.problem);
    add("code", recognition.code);
    add("named", recognition.named);
    if (const auto& [line, column, cells, side] = recognition.fault; line > 0)
      json.key("line").number(line).key("column").number(column).key("found").number(cells).key("side").number(side);
  }
  add("form", recognition.form);
  add("entries", recognition.entries);
  add("marks", recognition.marks);
  json.close('}');
  return out;
}

}  // namespace quadrille::reading
