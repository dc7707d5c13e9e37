#include "core/puzzles/grid/tatham/tatham.hpp"

#include <algorithm>

#include "core/puzzles/grid/reader.hpp"
#include "core/puzzles/grid/tatham/games.hpp"

namespace quadrille::grid::tatham {

namespace {

constexpr std::string_view save_head = "SAVEFILE:";
constexpr std::size_t key_size = 8;
// Games that no genre is; `solo` is a puzzle of its own.
constexpr std::string_view others[] = {"blackbox", "cube",     "fifteen", "flip",     "flood",    "guess",   "inertia",
                                       "map",      "mines",    "net",     "netslide", "palisade", "pegs",    "rect",
                                       "samegame", "signpost", "sixteen", "solo",     "tracks",   "twiddle", "undead",
                                       "untangle", "separate", "group",   "slide",    "sokoban",  "crossing"};

// An ID: digits, parameters, a colon and a description; or a seed behind `#`, which only those programs can read.
bool is_described(std::string_view text) {
  const std::size_t end = text.find_first_of(":# \t");
  if (end == std::string_view::npos || end == 0 || (text[end] != ':' && text[end] != '#')) return false;
  if (text[0] < '0' || text[0] > '9') return false;
  return std::all_of(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(end), [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '.';
  });
}

bool is_game(std::string_view name) {
  return std::any_of(games().begin(), games().end(), [&](const Game& game) { return game.name == name; }) ||
         std::find(std::begin(others), std::end(others), name) != std::end(others);
}

// The name and the ID of a line; where the ID begins.
struct Named {
  std::string_view name, id;
  std::size_t at = 0;
};
std::optional<Named> named(std::string_view line) {
  while (!line.empty() && std::string_view(" \t\r>)\"'`").find(line.back()) != std::string_view::npos)
    line.remove_suffix(1);
  constexpr std::string_view page = ".html#";
  const std::size_t mark = line.find(page);
  std::size_t begin = 0, end = 0, id = 0;
  if (mark != std::string_view::npos) {
    const std::size_t slash = line.rfind('/', mark);
    begin = slash == std::string_view::npos ? 0 : slash + 1;
    end = mark;
    id = mark + page.size();
  } else {
    begin = std::min(line.find_first_not_of(" \t"), line.size());
    end = std::min(line.find_first_of(" :#", begin), line.size());
    id = std::min(line.find_first_not_of(" :#", end), line.size());
  }
  const Named found = {line.substr(begin, end - begin), line.substr(id), id};
  const bool is_known = is_game(found.name) && (is_described(found.id) || mark != std::string_view::npos);
  return is_known ? std::optional(found) : std::nullopt;
}

// A game as it stands in the text.
struct Found {
  std::string_view name, title, id_parameters, description;
  std::string_view line;  ///< with the description
  std::uint32_t number = 0;
  std::size_t at = 0;  ///< of the description
};

class GameReader {
 public:
  GameReader(Error& error) : error_(error) {}

  Read take(Cursor& cursor, const Genre* implied) {
    if (const Read read = cursor.take_content(found_.line, found_.number); read != Read::puzzle) return read;
    if (trim(found_.line).starts_with(save_head)) return take_save(cursor);
    std::string_view id = trim(found_.line);
    found_.at = found_.line.find(id);
    if (const auto name = named(found_.line)) {
      found_.name = name->name, id = name->id, found_.at = name->at;
    } else if (implied != nullptr) {
      for (const Game& game : games())
        if (game.genre == implied->id) found_.name = game.name;
    }
    const std::size_t colon = id.find_first_of(":#");
    if (colon == std::string_view::npos || id[colon] == '#') {
      fail(found_.at, quote(id) + " has no board, only the number that its program makes one from");
      return Read::error;
    }
    found_.id_parameters = id.substr(0, colon);
    found_.description = id.substr(colon + 1);
    found_.at += colon + 1;
    return Read::puzzle;
  }

  GameText text() const {
    return {found_.title.empty() ? found_.name : found_.title, found_.id_parameters, found_.description};
  }

  bool read(const Genre* implied, Text& text) {
    const auto game = std::find_if(games().begin(), games().end(), [&](const Game& each) {
      return found_.title.empty() ? each.name == found_.name : each.title == found_.title;
    });
    if (found_.name == "mines" || found_.title == "Mines")
      return fail(0, "a game of Mines hides its mines and opens squares in play: it has no numbers to be read");
    if (game == games().end())
      return fail(0, quote(found_.title.empty() ? found_.name : found_.title) + " is no game of a genre that is known");
    const Genre* genre = find_genre(game->genre);
    if (implied != nullptr && implied != genre)
      return fail(0, quote(game->genre) + " is another genre than " + quote(implied->id));
    Parameters parameters;
    if (!read_parameters(*game, parameters)) return false;
    std::string out(game->genre);
    Description description(found_.description);
    if (!read_game(*game, parameters, description, out))
      return fail(found_.at + description.at(), description.message());
    Cursor cursor(out, true);
    const Place place = place_of(found_.number, found_.line, found_.at);
    const bool is_read = read_text(cursor, genre, text, error_) == Read::puzzle;
    error_.line = place.line, error_.column = place.column;
    for (Section& section : text.sections)
      for (auto& row : section.rows)
        for (Token& token : row) token.line = place.line, token.column = place.column;
    return is_read;
  }

 private:
  bool fail(std::size_t at, Message message) {
    error_ = quadrille::error_at(found_.number, found_.line, at, std::move(message));
    return false;
  }

  // Lines `KEY     :length:text`; the description's length is that of the text.
  Read take_save(Cursor& cursor) {
    const std::string_view head = found_.line;
    const std::uint32_t first = found_.number;
    for (;;) {
      const Cursor before = cursor;
      const std::uint32_t number = cursor.next_line();
      std::string_view line;
      const Read read = cursor.take(line);
      if (read == Read::more) return read;
      const std::size_t colon = line.find(':', key_size + 1);
      const bool is_entry = read == Read::puzzle && line.size() > key_size && line[key_size] == ':' &&
                            colon != std::string_view::npos && !line.starts_with(save_head);
      if (!is_entry) {
        if (read == Read::puzzle) cursor = before;
        break;
      }
      const std::string_view key = trim(line.substr(0, key_size)), value = trim(line.substr(colon + 1));
      if (key == "GAME") found_.title = value;
      if (key == "CPARAMS" || (key == "PARAMS" && found_.id_parameters.empty())) found_.id_parameters = value;
      if (key == "DESC") found_.description = value, found_.line = line, found_.number = number, found_.at = colon + 1;
    }
    if (!found_.title.empty() && !found_.id_parameters.empty() && !found_.description.empty()) return Read::puzzle;
    found_.line = head, found_.number = first;
    fail(0, "this save has no GAME, CPARAMS or DESC");
    return Read::error;
  }

  // Columns, and rows behind an `x`; of dominoes the highest number.
  bool read_parameters(const Game& game, Parameters& parameters) {
    Description sizes(found_.id_parameters);
    const auto columns = sizes.number();
    const auto rows = sizes.skip('x') ? sizes.number() : columns;
    const std::uint64_t more = game.name == "dominosa" ? 2 : 0;
    if (!columns || !rows || *columns == 0 || *rows == 0 || *columns + more > most_side || *rows + more > most_side)
      return fail(found_.at, quote(found_.id_parameters) + " is not a size; a board has 1 to 128 rows and columns");
    const bool is_square = game.name == "keen" || game.name == "towers" || game.name == "unequal";
    parameters = {static_cast<std::size_t>(*columns), static_cast<std::size_t>(is_square ? *columns : *rows),
                  found_.id_parameters.substr(sizes.at())};
    return true;
  }

  Error& error_;
  Found found_;
};

}  // namespace

bool begins_game(std::string_view line) { return trim(line).starts_with(save_head) || named(line).has_value(); }

bool is_id(std::string_view line) {
  line = trim(line);
  const std::size_t cross = line.find('x'), colon = line.find(':');
  const bool has_size = cross < 4 && cross > 0 && colon != std::string_view::npos && cross < colon;
  const bool is_one = line.find_first_of(" \t/") == std::string_view::npos;
  return has_size && is_one && is_described(line) && line[cross + 1] >= '0' && line[cross + 1] <= '9' &&
         line.size() > colon + 1 && line[colon + 1] != ':';
}

bool is_bare_id(std::string_view line, std::string_view genre) {
  return is_described(trim(line)) &&
         std::any_of(games().begin(), games().end(), [&](const Game& game) { return game.genre == genre; });
}

std::optional<GameText> find_game(std::string_view text) {
  Error error;
  GameReader reader(error);
  Cursor cursor(text, true);
  return reader.take(cursor, nullptr) == Read::puzzle ? std::optional(reader.text()) : std::nullopt;
}

Read read_game(Cursor& cursor, const Genre* implied, Text& text, Error& error) {
  GameReader reader(error);
  if (const Read read = reader.take(cursor, implied); read != Read::puzzle) return read;
  return reader.read(implied, text) ? Read::puzzle : Read::error;
}

}  // namespace quadrille::grid::tatham
