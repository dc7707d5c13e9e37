// A file of its own: modules of one puzzle have another function of this name.
#include "core/reading/recognise.hpp"
#include "core/text/json.hpp"

namespace quadrille::reading {

std::string recognition_json(std::string_view text) {
  const Recognition recognition = recognise(text);
  std::string out;
  Json json(out);
  const auto write = [&json](const Reading& reading) -> Json& {
    return json.open('{').key("puzzle").text(reading.puzzle).key("format").text(reading.format);
  };
  if (recognition.readings.size() == 1) {
    write(recognition.readings[0]).key("sure").boolean(recognition.is_sure).close('}');
    return out;
  }
  json.open('{').key("choices").open('[');
  for (const Reading& reading : recognition.readings) write(reading).close('}');
  json.close(']');
  if (!recognition.problem.empty()) json.key("problem").text(recognition.problem);
  json.close('}');
  return out;
}

}  // namespace quadrille::reading
