// Puzzles of webpbn.com as XML: https://webpbn.com/pbn_fmt.html. The first puzzle of a file is read; its grid has runs,
// each of the default colour or one that is named.
#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "core/puzzles/grid/nonograms/files.hpp"
#include "core/text/xml.hpp"

namespace quadrille::grid::nonograms {

namespace {

using Event = XmlReader::Event;

class WebpbnReader {
 public:
  WebpbnReader(std::string_view text, std::uint32_t first, Error& error) : xml_(text), first_(first), error_(error) {}

  bool read(Clues& clues) {
    clues.line = first_;
    std::vector<std::vector<Token>>* lines = nullptr;
    for (Event event = xml_.next(); event != Event::end; event = xml_.next()) {
      if (event == Event::error) return fail(xml_.error());
      const std::string_view name = xml_.name();
      if (event == Event::close && name == "puzzle") break;
      if (event == Event::close && name == "clues") lines = nullptr;
      if (event != Event::open) continue;
      if (name == "puzzle" && xml_.attribute("type").value_or("grid") != "grid")
        return fail(xml_.error_here("only puzzles of the type \"grid\" are nonograms"));
      if (name == "puzzle") plain_ = xml_.attribute("defaultcolor").value_or("black");
      if (name == "clues") lines = xml_.attribute("type") == "rows" ? &clues.rows : &clues.columns;
      if (name == "line" && lines != nullptr) {
        if (lines->size() > most_side) return fail(xml_.error_here("a board has at most 128 rows and columns"));
        lines->emplace_back();
      }
      if (name == "count" && lines != nullptr && !lines->empty() && !add_run(lines->back())) return false;
    }
    write_colours(clues);
    return true;
  }

 private:
  bool fail(Error error) {
    error_ = std::move(error);
    error_.line += first_ - 1;
    return false;
  }

  bool add_run(std::vector<Token>& runs) {
    const std::string colour = xml_.attribute("color").value_or(plain_);
    const Error here = xml_.error_here({});
    const auto content = xml_.take_content();
    if (!content) return fail(xml_.error());
    const std::string_view number = trim(*content);
    if (!whole_number(number) || runs.size() > most_side)
      return fail({Error::Code::bad_input, quote(number) + " is no length of a run", here.line, here.column});
    if (number == "0") return true;
    auto at = std::find(colours_.begin(), colours_.end(), colour);
    if (at == colours_.end()) at = colours_.insert(colours_.end(), colour);
    if (colours_.size() > 26)
      return fail({Error::Code::bad_input, "a nonogram has at most 26 colours", here.line, here.column});
    // The number of the colour stands behind the run until all are known.
    runs.push_back(
        {std::string(number) + static_cast<char>('a' + (at - colours_.begin())), here.line + first_ - 1, here.column});
    return true;
  }

  // A letter for each colour: its first one, if no other has it; none where there is one colour only.
  void write_colours(Clues& clues) const {
    std::string letters;
    for (const std::string& colour : colours_) {
      char letter = colour.empty() ? 'a' : colour[0];
      if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
      if (letter < 'a' || letter > 'z') letter = 'a';
      while (letters.find(letter) != std::string::npos) letter = letter == 'z' ? 'a' : static_cast<char>(letter + 1);
      letters += letter;
    }
    for (auto* lines : {&clues.rows, &clues.columns})
      for (auto& line : *lines)
        for (Token& run : line) {
          char& letter = run.text.back();
          letter = letters[static_cast<std::size_t>(letter - 'a')];
          if (colours_.size() == 1) run.text.pop_back();
        }
  }

  XmlReader xml_;
  std::uint32_t first_;
  Error& error_;
  std::string plain_ = "black";
  std::vector<std::string> colours_;
};

}  // namespace

bool begins_webpbn(std::string_view line) {
  const std::string_view content = trim(line);
  for (const std::string_view front : {"<?xml", "<!DOCTYPE pbn", "<puzzleset", "<puzzle "})
    if (content.starts_with(front)) return true;
  return false;
}

Read read_webpbn(Cursor& cursor, const Genre*, Text& text, Error& error) {
  std::uint32_t first = cursor.next_line();
  std::string_view rest;
  if (const Read read = cursor.take_rest(rest); read == Read::more) return read;
  cursor.count_lines(static_cast<std::uint32_t>(std::count(rest.begin(), rest.end(), '\n')));
  // A document type is passed over: ours may be named there and says nothing.
  std::string xml(rest);
  if (const std::size_t type = xml.find("<!DOCTYPE"); type != std::string::npos) {
    const std::size_t end = std::min(xml.find('>', type), xml.size() - 1);
    std::replace_if(
        xml.begin() + static_cast<std::ptrdiff_t>(type), xml.begin() + static_cast<std::ptrdiff_t>(end) + 1,
        [](char c) { return c != '\n'; }, ' ');
  }
  Clues clues;
  if (!WebpbnReader(xml, first, error).read(clues)) return Read::error;
  return make_text(std::move(clues), text, error) ? Read::puzzle : Read::error;
}

}  // namespace quadrille::grid::nonograms
