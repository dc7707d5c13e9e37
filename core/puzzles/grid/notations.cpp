#include "core/puzzles/grid/notations.hpp"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>

#include "core/network/exports/writers.hpp"
#include "core/penpa/link.hpp"
#include "core/puzzles/grid/compile.hpp"
#include "core/puzzles/grid/kinds/kind.hpp"
#include "core/puzzles/grid/kinds/named.hpp"
#include "core/puzzles/grid/kinds/says.hpp"
#include "core/puzzles/grid/links/link.hpp"
#include "core/puzzles/grid/maker.hpp"
#include "core/puzzles/grid/nonograms/files.hpp"
#include "core/puzzles/grid/reader.hpp"
#include "core/puzzles/grid/saved/saved.hpp"
#include "core/puzzles/grid/tatham/tatham.hpp"
#include "core/text/link_line.hpp"
#include "core/text/link_table.hpp"
#include "core/text/pzpr_link.hpp"

namespace quadrille::grid {

namespace {

Read compile_text(std::shared_ptr<const Text> text, Board& board, Error& error) {
  board = {std::move(text), nullptr, {}};
  auto fault = compile(board);
  if (!fault) return Read::puzzle;
  error = std::move(*fault);
  return Read::error;
}

using ReadText = Read (*)(Cursor& cursor, const Genre* implied, Text& text, Error& error);

Read read_board(ReadText read_text, Cursor& cursor, const Genre* implied, Board& board, Error& error) {
  auto text = std::make_shared<Text>();
  if (const Read read = read_text(cursor, implied, *text, error); read != Read::puzzle) return read;
  return compile_text(std::move(text), board, error);
}

Read read_any(Cursor& cursor, Board& board, Error& error) {
  return read_board(read_text, cursor, nullptr, board, error);
}

Read read_tatham(Cursor& cursor, Board& board, Error& error) {
  std::string_view line;
  std::uint32_t number = 0;
  if (const Read read = find_link_line(cursor, line, number); read != Read::puzzle) return read;
  if (tatham::begins_game(line)) return read_board(tatham::read_game, cursor, nullptr, board, error);
  (void)cursor.take_content(line, number);
  error = quadrille::error_at(number, line, 0, quote(trim(line)) + " is no game ID with the name of its game");
  return Read::error;
}

// What is wrong with a link to a puzzle that is not known.
Error unknown_link(std::string_view line, std::uint32_t number) {
  const std::size_t question = line.rfind('?');
  const std::size_t begin = question == std::string_view::npos ? line.find_first_not_of(" \t") : question + 1;
  const std::string_view name = line.substr(begin, line.find('/', begin) - begin);
  if (name.empty() || name.size() == line.size() - begin)
    return quadrille::error_at(number, line, begin, quote(trim(line)) + " is no link to a puzzle");
  if (name == "sudoku" || name == "kakuro")
    return quadrille::error_at(number, line, begin, quote(name) + " is a puzzle of its own, no genre of grid");
  return quadrille::error_at(number, line, begin, "the kind " + quote(name) + " of puzz.link is not read yet");
}

Read read_drawn(std::string_view genre, Cursor& cursor, Board& board, Error& error);

// A link, or a saved board.
Read read_pzpr(Cursor& cursor, Board& board, Error& error) {
  std::string_view line;
  std::uint32_t number = 0;
  if (const Read read = find_link_line(cursor, line, number); read != Read::puzzle) return read;
  if (saved::begins_saved(line)) return read_board(saved::read_saved, cursor, nullptr, board, error);
  if (is_kanpen(line)) return read_drawn("grid", cursor, board, error);
  (void)cursor.take_content(line, number);
  const links::Link* link = links::link_of(line);
  const auto kind = link == nullptr ? kinds::named_kind(kinds::kind_of_link(line)) : nullptr;
  if (kind != nullptr) link = kind->genre.link;
  if (link == nullptr) {
    error = unknown_link(line, number);
    return Read::error;
  }
  auto text = std::make_shared<Text>();
  const Genre& genre = kind != nullptr ? kind->genre : *find_genre(link->genre);
  if (!links::read_link(line, number, *link, genre, *text, error)) return Read::error;
  text->kind = kind;
  return compile_text(std::move(text), board, error);
}

// By its first line.
template <class Is>
Detection detect_first(std::string_view text, bool last, Is is) {
  Cursor cursor(text, last);
  std::string_view line;
  std::uint32_t number = 0;
  const Read read = find_link_line(cursor, line, number);
  if (read == Read::more) return Detection::more;
  return read == Read::puzzle && is(line) ? Detection::yes : Detection::no;
}

constexpr auto is_drawn = penpa::is_penpa;

// The text that a link or a typed board has become. All of it stands at the beginning of its line.
Read read_converted(std::string_view converted, std::uint32_t number, Board& board, Error& error) {
  auto text = std::make_shared<Text>();
  Cursor inner(converted, true);
  if (read_text(inner, nullptr, *text, error) != Read::puzzle) return Read::error;
  text->line = number;
  // In the order of the genre's rules, and then what is filled in.
  const auto is_filled = [](const Section& section) { return section.rule->name == filled_rule.name; };
  std::sort(text->sections.begin(), text->sections.end(), [is_filled](const Section& a, const Section& b) {
    return is_filled(a) != is_filled(b) ? is_filled(b) : std::less<>()(a.rule, b.rule);
  });
  for (Section& section : text->sections) {
    section.line = number;
    for (auto& row : section.rows)
      for (Token& token : row) token.line = number, token.column = 1;
  }
  return compile_text(std::move(text), board, error);
}

// A link of penpa-edit or kanpen.net, of this genre or as "grid" of that which it holds. All of it stands at its
// beginning.
Read read_drawn(std::string_view genre, Cursor& cursor, Board& board, Error& error) {
  std::string_view line;
  std::uint32_t number = 0;
  if (const Read read = cursor.take_content(line, number); read != Read::puzzle) return read;
  const auto refuse = [&error, number](Error fault) {
    error = std::move(fault);
    error.line = number;
    error.column = 0;
    return Read::error;
  };
  LinkText drawn = text_of_link(genre, trim(line));
  if (drawn.error) return refuse(std::move(*drawn.error));
  cursor.remark = drawn.remark;
  Error wrong;
  return read_converted(drawn.text, number, board, wrong) == Read::puzzle ? Read::puzzle : refuse(std::move(wrong));
}

// Whether a text that is none of the genre's own may be a board in a form in which people type it.
bool may_be_typed(std::string_view genre, std::string_view text) {
  const auto is_small = [](char c) { return c >= 'a' && c <= 'z'; };
  text = text.substr(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
  if (text.size() < 2) return false;
  if (text[0] == '[' && is_small(text[1])) return true;  // of janko.at
  const bool has_name = is_small(text[0]) && is_small(text[1]);
  return !has_name && std::find(std::begin(typed_genres), std::end(typed_genres), genre) != std::end(typed_genres);
}

// A text of the genre; or, where it is none, all of it as somebody may have typed it.
Read read_own_text(std::size_t index, Cursor& cursor, Board& board, Error& error) {
  Cursor whole = cursor;
  const Read read = read_board(read_text, cursor, genres()[index], board, error);
  std::string_view text;
  if (read != Read::error || whole.next_line() != 1) return read;
  if (const Read rest = whole.take_rest(text); rest != Read::puzzle) return rest == Read::more ? rest : read;
  if (!may_be_typed(genre_ids[index], text)) return read;
  const LinkText typed = text_of_link(std::string(typed_as) + std::string(genre_ids[index]), text);
  Error wrong;
  if (typed.error) return read;
  if (read_converted(typed.text, 1, board, wrong) != Read::puzzle) {
    error = std::move(wrong);
    error.line = error.column = 1;
    return Read::error;
  }
  whole.count_lines(static_cast<std::uint32_t>(std::count(text.begin(), text.end(), '\n')) + 1);
  cursor = whole;
  cursor.remark = typed.remark;
  return Read::puzzle;
}

Read read_penpa(Cursor& cursor, Board& board, Error& error) {
  std::string_view line;
  std::uint32_t number = 0;
  if (const Read read = find_link_line(cursor, line, number); read != Read::puzzle) return read;
  return read_drawn("grid", cursor, board, error);
}

std::optional<Message> write_penpa(const Board& board, std::string& out) {
  std::string text;
  write_text(*board.text, text);
  LinkText link = text_of_link(written_as_penpa, text);
  if (link.error) return std::move(link.error->message);
  out += link.text;
  return std::nullopt;
}

Detection detect_penpa(std::string_view text, bool last) { return detect_first(text, last, penpa::is_penpa); }

// Nonograms of other programs.
template <ReadText read_text>
Read read_nonogram(Cursor& cursor, Board& board, Error& error) {
  std::string_view line;
  std::uint32_t number = 0;
  if (const Read read = find_link_line(cursor, line, number); read != Read::puzzle) return read;
  return read_board(read_text, cursor, nullptr, board, error);
}

bool begins_non(std::string_view line) { return nonograms::begins_file(line, false); }

// A text of this genre, or one of the other notations.
[[gnu::noinline]] Read read_genre(std::size_t index, Cursor& cursor, Board& board, Error& error) {
  Cursor ahead = cursor;
  std::string_view line;
  std::uint32_t number = 0;
  const Read read = find_link_line(ahead, line, number);
  if (read == Read::more) return read;
  if (read == Read::puzzle && saved::begins_saved(line))
    return read_board(saved::read_saved, cursor = ahead, genres()[index], board, error);
  if (read == Read::puzzle && (is_drawn(line) || is_kanpen(line)))
    return read_drawn(genre_ids[index], cursor = ahead, board, error);
  if (read == Read::puzzle && (tatham::begins_game(line) || tatham::is_bare_id(line, genre_ids[index])))
    return read_board(tatham::read_game, cursor = ahead, genres()[index], board, error);
  if (read == Read::puzzle && genre_ids[index] == "nonogram") {
    if (nonograms::begins_webpbn(line))
      return read_board(nonograms::read_webpbn, cursor = ahead, nullptr, board, error);
    if (nonograms::begins_file(line, true))
      return read_board(nonograms::read_file, cursor = ahead, nullptr, board, error);
  }
  const links::Link* link = read == Read::puzzle ? links::link_of(line) : nullptr;
  if (link == nullptr) return read_own_text(index, cursor, board, error);
  if (link->genre == genre_ids[index]) return read_pzpr(cursor, board, error);
  (void)ahead.take_content(line, number);
  cursor = ahead;
  error =
      quadrille::error_at(number, line, 0, quote(link->genre) + " is another genre than " + quote(genre_ids[index]));
  return Read::error;
}

template <std::size_t index>
Read read_named(Cursor& cursor, Board& board, Error& error) {
  return read_genre(index, cursor, board, error);
}

void write_saved(const Board& board, std::string& out) { (void)saved::write_saved(*board.text, out); }

bool fits_saved(const Board& board) {
  std::string saved;
  return saved::write_saved(*board.text, saved);
}

void write_non(const Board& board, std::string& out) { (void)nonograms::write_file(*board.text, out); }

bool fits_non(const Board& board) {
  std::string file;
  return nonograms::write_file(*board.text, file);
}

void write_pzpr(const Board& board, std::string& out) { (void)links::write_link(*board.text, out); }

bool fits_pzpr(const Board& board) {
  std::string link;
  return links::write_link(*board.text, link);
}

// The rules of a kind that is a text in words: the line of each, and its sentence in both languages.
void write_rules(const Board& board, std::string& out) {
  const kinds::Kind& kind = *board.text->kind;
  for (const kinds::Rule& rule : kind.rules) {
    if (&rule != kind.rules.data()) out += '\n';
    out += decimal(rule.line);
    for (const auto language : {kinds::Language::english, kinds::Language::chinese})
      out += '\t' + kinds::sentence_of(kind, rule, language);
  }
}

bool fits_rules(const Board& board) { return board.text->kind != nullptr; }

bool is_link(std::string_view line) {
  if (saved::begins_saved(line) || tatham::begins_game(line) || is_drawn(line)) return false;
  if (is_kanpen(line) || links::link_of(line) != nullptr || !kinds::kind_of_link(line).empty()) return true;
  // An address with the name of a puzzle that is not known: its reader says so.
  const std::size_t name = line.rfind('?') + 1, end = line.find('/', name);
  const auto is_part = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-'; };
  return trim(line).starts_with("http") && name > 0 && end != std::string_view::npos && end > name &&
         std::all_of(line.begin() + static_cast<std::ptrdiff_t>(name), line.begin() + static_cast<std::ptrdiff_t>(end),
                     is_part);
}

Detection detect_pzpr(std::string_view text, bool last) { return detect_first(text, last, is_link); }
Detection detect_saved(std::string_view text, bool last) { return detect_first(text, last, saved::begins_saved); }
Detection detect_tatham(std::string_view text, bool last) { return detect_first(text, last, tatham::begins_game); }
Detection detect_non(std::string_view text, bool last) { return detect_first(text, last, begins_non); }
Detection detect_webpbn(std::string_view text, bool last) { return detect_first(text, last, nonograms::begins_webpbn); }
Detection detect_any(std::string_view text, bool last) {
  return opposite(detect_first(text, last, [](std::string_view line) {
    return is_link(line) || saved::begins_saved(line) || tatham::begins_game(line) || begins_non(line) ||
           nonograms::begins_webpbn(line) || is_drawn(line);
  }));
}
Detection detect_none(std::string_view, bool) { return Detection::no; }

// With what has been filled in since, where the genre's texts can say so.
void write_board(const Board& board, std::string& out) { write_text(*board.text, out); }

void write_board_answer(const Board& board, const Answer& answer, std::string& out) {
  const Text& text = *board.text;
  if (text.genre->write_answer != nullptr) return text.genre->write_answer(board, answer, out);
  if (text.genre->parts_of != nullptr)
    return write_parts(*board.model, text.genre->parts_of(text, answer), text.columns, out);
  for (std::size_t cell = 0; cell < answer.size(); ++cell) {
    if (cell > 0) out += cell % text.columns == 0 ? '\n' : ' ';
    const std::string& shown = board.model->shown[cell];
    if (!shown.empty()) {
      out += shown;
    } else if (answer[cell] == 0) {
      out += '?';
    } else {
      text.genre->write_value(text, cell, answer[cell] - 1u, out);
    }
  }
}

struct Source {
  using Board = grid::Board;
  static network::Problem problem(const Board& board) { return problem_of(board); }
  static network::WriteCell names(const Board& board) {
    return [columns = board.text->columns](Variable cell, std::string& out) {
      out += 'r' + decimal(cell / columns + 1) + 'c' + decimal(cell % columns + 1);
    };
  }
  static bool fits(const Board& board) { return !board.model->refused; }
};
using Writers = network::Writers<Source>;

template <std::size_t... number>
constexpr std::array<BoardNotation, own_notations + sizeof...(number)> make_notations(std::index_sequence<number...>) {
  return {{{"grid", detect_any, read_any, write_board, write_board_answer},
           {"puzzlink", detect_pzpr, read_pzpr, write_pzpr, write_board_answer, fits_pzpr},
           {"pzprv3", detect_saved, read_pzpr, write_saved, write_board_answer, fits_saved},
           {"tatham", detect_tatham, read_tatham, nullptr, write_board_answer},
           {"non", detect_non, read_nonogram<nonograms::read_file>, write_non, write_board_answer, fits_non},
           {"webpbn", detect_webpbn, read_nonogram<nonograms::read_webpbn>, nullptr, write_board_answer},
           // Boards in answers are `grid`, as those of other links are.
           {"penpa", detect_penpa, read_penpa, write_board, write_board_answer, nullptr, {}, write_penpa},
           {"pzpr", detect_none, read_pzpr, write_pzpr, write_board_answer, fits_pzpr},  // its name before
           {"model", detect_none, Writers::read, Writers::model, write_board_answer, Writers::fits_model},
           {"cnf", detect_none, Writers::read, Writers::cnf, write_board_answer, Writers::fits_cnf},
           {"opb", detect_none, Writers::read, Writers::opb, write_board_answer, Writers::fits_opb},
           {"rules", detect_none, read_any, write_rules, write_board_answer, fits_rules},
           {genre_ids[number], detect_none, read_named<number>, write_board, write_board_answer}...}};
}

}  // namespace

const std::array<BoardNotation, own_notations + std::size(genre_ids)> notations =
    make_notations(std::make_index_sequence<std::size(genre_ids)>());

}  // namespace quadrille::grid
