#include "core/puzzles/grid/kinds/reader.hpp"

#include <algorithm>
#include <utility>

#include "core/puzzles/grid/kinds/genre.hpp"
#include "core/puzzles/grid/kinds/houses.hpp"
#include "core/puzzles/grid/kinds/link_lines.hpp"
#include "core/puzzles/grid/kinds/rule_reader.hpp"

namespace quadrille::grid::kinds {

namespace {

constexpr std::string_view free_lines[] = {"name", "also", "note", "look"};
constexpr std::string_view own_sections[] = {"size", "filled", "horizontal", "vertical"};  // of every kind

template <std::size_t count>
bool is_one_of(std::string_view word, const std::string_view (&words)[count]) {
  return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

bool is_small_word(std::string_view word) {
  return word.size() > 1 && std::all_of(word.begin(), word.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

std::optional<SectionRule> section_named(std::string_view name) {
  using enum SectionKind;
  if (name == "cells") return SectionRule{name, cells, false, Clues::tokens};
  if (name == "regions") return SectionRule{name, cells, true, Clues::regions};
  if (name == "top" || name == "bottom") return SectionRule{name, top, false, Clues::tokens};
  if (name == "left" || name == "right") return SectionRule{name, left, false, Clues::tokens};
  if (name == "rows") return SectionRule{name, rows, true, Clues::lines};
  if (name == "columns") return SectionRule{name, columns, true, Clues::lines};
  if (name == "corners") return SectionRule{name, corners, false, Clues::tokens};
  if (name == grids_name) return SectionRule{name, parameter, false};
  if (name == centres_name) return SectionRule{name, list, true, Clues::lines};
  if (name == size_rule.name) return size_rule;
  return std::nullopt;
}

class KindReader {
 public:
  KindReader(Kind& kind, Error& error) : kind_(kind), error_(error) {}

  bool read(std::span<const Line> lines) {
    std::size_t bytes = 0;
    for (const Line& line : lines) {
      bytes += line.text.size() + 1;
      if (line.text.size() > most_line)
        return fail(line, 0, Message("a line of a kind has at most ") + decimal(most_line) + " bytes");
      if (bytes > most_bytes) return fail(line, 0, Message("a kind has at most ") + decimal(most_bytes) + " bytes");
    }
    for (const Line& line : lines) {
      kind_.source += line.text.substr(0, line.text.find_last_not_of(" \t\r") + 1);
      kind_.source += '\n';
      if (!add(line)) return false;
    }
    if (kind_.values.highest_from == CellValues::Highest::parameter && !has_number(kind_.values.parameter))
      return fail(lines[0], 0, "the values go to " + quote(kind_.values.parameter) + ", which is no section: number");
    if (kind_.values.form == CellValues::Form::none)
      return fail(lines[0], 0, "a kind needs a line \"values\" with what a cell may have, such as: values . #");
    if (kind_.rules.empty()) return fail(lines[0], 0, "a kind needs \"rules\"");
    add_cells();
    return (!link_ || read_link_line(kind_, *link_, error_)) && (!saved_ || read_saved_line(kind_, *saved_, error_));
  }

 private:
  bool fail(const Line& line, std::size_t at, Message message) {
    error_ = quadrille::error_at(line.number, line.text, at, std::move(message));
    return false;
  }
  bool fail(const Line& line, const LineWord& word, Message message) {
    error_ = {Error::Code::bad_input, std::move(message), line.number, word.column};
    return false;
  }

  // Whether the board has a section of that name with one number.
  bool has_number(std::string_view name) const {
    for (std::size_t section = 0; section < kind_.sections.size(); ++section)
      if (kind_.sections[section].name == name)
        return kind_.sections[section].kind == SectionKind::parameter && kind_.forms[section].empty();
    return false;
  }

  bool add(const Line& line) {
    std::size_t at = 0;
    const std::string_view word = next_word(line.text, at);
    if (kind_.name.empty()) return read_name(line, at);
    if (is_one_of(word, free_lines)) return true;
    if (word == "link" || word == "saved") return (word == "link" ? link_ : saved_) = line, true;
    if (word == "values") return read_values(line, at);
    if (word == "made") return read_made(line, at);
    if (word == "wall") return kind_.wall = trim(line.text.substr(at)), true;
    if (word == "board" || word == "rules") {
      in_rules_ = word == "rules";
      in_board_ = !in_rules_;
      if (trim(line.text.substr(at)).empty()) return true;
    } else {
      at = 0;
    }
    if (in_board_) return read_sections(line, at);
    if (in_rules_) return read_rule_of(line, at);
    return fail(line, at,
                quote(word) + " is no line of a kind: name, board, values, rules, look, made, link, saved or note");
  }

  bool read_name(const Line& line, std::size_t at) {
    const std::string_view name = trim(line.text.substr(at));
    const auto is_right = [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    };
    if (name.empty() || name.size() > 40 || !std::all_of(name.begin(), name.end(), is_right))
      return fail(line, at, quote(name) + " is no name of a kind: one word of letters and digits");
    kind_.name = name;
    return true;
  }

  bool read_values(const Line& line, std::size_t at) {
    if (kind_.values.form != CellValues::Form::none) return fail(line, 0, "\"values\" stands here a second time");
    const std::vector<LineWord> words = words_of_line(line.text, at);
    if (words.size() == 2 && words[0].text.find("..") != std::string::npos) return read_range(line, words[0]);
    if (words.size() == 2 && words[0].text == "pieces") return kind_.values.form = CellValues::Form::pieces, true;
    const bool is_loop = words[0].text == "loop";
    kind_.values.form = is_loop ? CellValues::Form::loop : CellValues::Form::tokens;
    const bool has_off = is_loop && words[1].text == "or";
    for (std::size_t i = has_off ? 2 : is_loop ? 1 : 0; i + 1 < words.size() || (has_off && i == 2); ++i)
      if (!add_values(line, words[i], is_loop)) return false;
    if (has_off) {
      kind_.values.off = kind_.values.tokens.front();
      kind_.values.tokens.erase(kind_.values.tokens.begin());
    }
    if (!is_loop && kind_.values.tokens.size() < 2) return fail(line, words.back(), "a cell needs two values or more");
    return true;
  }

  // The sides of new boards, of which the first one is the usual one, and what else is said of them.
  bool read_made(const Line& line, std::size_t at) {
    const std::vector<LineWord> words = words_of_line(line.text, at);
    const auto word = [&](std::size_t i) -> std::string_view { return words[std::min(i, words.size() - 1)].text; };
    const auto number = [&](std::string_view of) { return static_cast<std::uint32_t>(whole_number(of).value_or(0)); };
    Making& made = kind_.made;
    made.usual = number(word(0));
    if (made.usual == 0 || made.usual > 99)
      return fail(line, words[0], quote(words[0].text) + " is no side of a board: made 6, 5, 8");
    const auto read_bounds = [&](std::size_t i, std::uint32_t& low, std::uint32_t& high) {
      const std::size_t dots = std::min(word(i).find(".."), word(i).size());
      low = number(word(i).substr(0, dots));
      high = number(word(i).substr(std::min(dots + 2, word(i).size())));
      return 0 < low && low <= high && high < 100;
    };
    std::size_t i = 0;
    while (whole_number(word(i))) ++i;
    bool is_right = true;
    for (; is_right && i + 1 < words.size(); ++i) {
      if (word(i) == "of") {
        is_right = read_bounds(++i, made.least, made.most);
      } else if (word(i) == "density") {
        made.density = number(word(i + 1));
        is_right = word(i + 2) == "of" && read_bounds(i + 3, made.least_density, made.most_density) &&
                   made.least_density <= made.density && made.density <= made.most_density;
        i += 3;
      } else if (word(i) == "without") {
        is_right = made.lacked.size() < most_sections && !word(++i).empty();
        made.lacked.emplace_back(word(i));
      } else if (word(i) == "keeping") {
        made.kept = word(++i);
        is_right = !made.kept.empty();
      } else {
        bool* const said = word(i) == "even"     ? &made.is_even
                           : word(i) == "givens" ? &made.has_givens
                           : word(i) == "boxes"  ? &made.has_boxes
                                                 : nullptr;
        is_right = said != nullptr;
        if (is_right) *said = true;
      }
    }
    return is_right || fail(line, words[std::min(i, words.size()) - 1],
                            "new boards are so: made 6, 5, 8 of 4..10, density 20 of 10..40, even, boxes, givens, "
                            "without X, keeping X");
  }

  // A value, or several of them beside others: `. 0..9`.
  bool add_values(const Line& line, const LineWord& word, bool is_loop) {
    const std::size_t dots = std::min(word.text.find(".."), word.text.size());
    const auto first = whole_number(std::string_view(word.text).substr(0, dots));
    const auto last = whole_number(std::string_view(word.text).substr(std::min(dots + 2, word.text.size())));
    if (is_loop || !first || !last || *last > 99) return add_value(line, word, is_loop);
    LineWord one = word;
    for (std::uint64_t number = *first; number <= *last; ++number) {
      one.text = decimal(number);
      if (!add_value(line, one, false)) return false;
    }
    return true;
  }

  bool add_value(const Line& line, const LineWord& word, bool is_loop) {
    auto& tokens = kind_.values.tokens;
    // A word of a rule, or what turns of a board would change.
    const bool is_taken = is_loop && word.text.find_first_of("nsew^v<>-|=\"/\\.") != std::string::npos;
    const bool is_word = is_small_word(word.text) && !is_one_of(word.text, triangles);
    if (word.mark != 0 || word.text == "?" || word.text == "," || word.text == ":" || word.text.size() > 8 || is_word ||
        is_taken)
      return fail(line, word, quote(word.text) + " cannot be a value: a sign, letter or number, but not ?");
    if (std::find(tokens.begin(), tokens.end(), word.text) != tokens.end())
      return fail(line, word, quote(word.text) + " stands here a second time");
    if (tokens.size() == 48) return fail(line, word, "a kind has at most 48 values");
    tokens.push_back(word.text);
    return true;
  }

  // `1..9`, `0..rows`.
  bool read_range(const Line& line, const LineWord& word) {
    CellValues& values = kind_.values;
    const std::size_t dots = word.text.find("..");
    const auto lowest = whole_number(std::string_view(word.text).substr(0, dots));
    std::string_view highest = std::string_view(word.text).substr(dots + 2);
    const std::size_t minus = std::min(highest.find('-'), highest.size());
    const auto less = minus == highest.size() ? std::uint64_t{0} : whole_number(highest.substr(minus + 1));
    highest = highest.substr(0, minus);
    const auto number = whole_number(highest);
    using enum CellValues::Highest;
    values.highest_from = highest == "rows"        ? rows
                          : highest == "columns"   ? columns
                          : highest == "longer"    ? longer
                          : highest == "cells"     ? cells
                          : highest == "region"    ? region
                          : is_small_word(highest) ? parameter
                                                   : literal;
    values.parameter = highest;
    const bool is_right =
        lowest && *lowest < 1000 && less && *less < 1000 && (*less == 0 || values.highest_from != literal) &&
        (values.highest_from != literal || (number && *number > *lowest && *number - *lowest < network::most_values));
    if (!is_right)
      return fail(line, word,
                  quote(word.text) +
                      " are no values: 1..9, 0..5, 1..rows, 1..columns, 1..longer, 1..rows-2, 1..cells or 1..region");
    values.form = CellValues::Form::numbers;
    values.lowest = static_cast<unsigned>(*lowest);
    values.highest = static_cast<unsigned>(number.value_or(0));
    values.less = static_cast<unsigned>(*less);
    return true;
  }

  // What may stand behind all else on a section's line.
  struct Manner {
    bool is_needed = false, is_optional = false;
    bool is_fixed = false;     ///< no statement
    bool is_complete = false;  ///< regions of all cells
    bool is_only = false;      ///< clues, but no values
    bool is_closed = false;    ///< a wall whose clue is left out is one still
    bool is_unknown = false;   ///< a number that is left out is `?`
    bool is_square = false;    ///< as many rows as columns, no more than a cell has values
    bool is_dominoes = false;  ///< regions of two cells side by side
  };
  static Manner take_manner(std::vector<LineWord>& words) {
    Manner manner;
    while (words.size() > 2) {
      const auto last = words.end() - 2;
      bool* const said = last->text == "needed"     ? &manner.is_needed
                         : last->text == "optional" ? &manner.is_optional
                         : last->text == "fixed"    ? &manner.is_fixed
                         : last->text == "complete" ? &manner.is_complete
                         : last->text == "only"     ? &manner.is_only
                         : last->text == "closed"   ? &manner.is_closed
                         : last->text == "unknown"  ? &manner.is_unknown
                         : last->text == "square"   ? &manner.is_square
                         : last->text == "dominoes" ? &manner.is_dominoes
                                                    : nullptr;
      if (said == nullptr) break;
      *said = true;
      words.erase(last);
      if (words[words.size() - 2].mark == ':') words[words.size() - 2].mark = 0;
    }
    return manner;
  }

  // `top, left: number`
  bool read_sections(const Line& line, std::size_t at) {
    std::vector<LineWord> words = words_of_line(line.text, at);
    const Manner manner = take_manner(words);
    std::size_t names = 0;
    while (names + 2 < words.size() && words[names].mark == ',') ++names;
    if (words[names].mark == ',')
      return fail(line, words[names], "a section's name is missing behind " + quote(words[names].text + ","));
    const bool has_forms = words[names].mark == ':';
    if (!has_forms && names + 2 < words.size())
      return fail(line, words[names + 1], quote(words[names + 1].text) + " stands where \":\" would be right");
    if (has_forms && words[0].text == grids_name) return read_grids(line, words, manner);
    std::vector<TokenForm> forms;
    if (has_forms && names + 2 == words.size())
      return fail(line, words.back(), "the line ends where this would be right: number | lines | a token");
    const std::string_view only = names + 3 == words.size() ? std::string_view(words[names + 1].text) : "";
    for (std::size_t i = names + 1; has_forms && i + 1 < words.size(); ++i)
      if (!read_form(line, words, i, forms)) return false;
    for (std::size_t i = 0; i <= names; ++i)
      if (!add_section(line, words[i], only, forms, manner)) return false;
    return true;
  }

  // `grids: 9x9`
  bool read_grids(const Line& line, const std::vector<LineWord>& words, const Manner& manner) {
    const std::string_view size = words[1].text;
    for (const std::size_t root : {2u, 3u, 4u, 5u})
      if (const std::string side = decimal(root * root); size == side + "x" + side && words.size() == 3) {
        kind_.grid_side = root * root;
        return add_section(line, words[0], {}, {}, manner);
      }
    return fail(line, words[1], quote(size) + " is no size of grids: 4x4, 9x9, 16x16 or 25x25");
  }

  // `number`, `o`, `o<number>`, `wall #`, `wall #<number>`
  bool read_form(const Line& line, const std::vector<LineWord>& words, std::size_t& at, std::vector<TokenForm>& forms) {
    TokenForm form;
    form.is_wall = words[at].text == "wall";
    form.is_sign = words[at].text == "sign";
    if (form.is_wall || form.is_sign) ++at;
    std::string_view token = words[at].text;
    if (form.is_sign && token.size() != 1) return fail(line, words[at], quote(token) + " is no sign of one character");
    if (form.is_sign) {
      form.mark = token;
      forms.push_back(std::move(form));
      return true;
    }
    if (token == "any" || token == "runs" || token == "target" || token == "compass") {
      (token == "any"      ? form.is_any
       : token == "runs"   ? form.has_runs
       : token == "target" ? form.is_target
                           : form.is_compass) = true;
      kind_.has_targets |= form.is_target;
      forms.push_back(std::move(form));
      return true;
    }
    const bool has_marked_arrow = token.ends_with("<arrow>");
    form.has_arrow = token == "arrow" || has_marked_arrow;
    form.has_number = token == "number" || token == "numbers" || form.has_arrow || token.ends_with("<number>");
    if (form.has_number) token.remove_suffix(has_marked_arrow ? 7 : token.ends_with("<number>") ? 8 : token.size());
    form.mark = token;
    const bool is_arrow = form.mark == "<" || form.mark == ">";
    if ((!form.has_number && form.mark.empty()) || form.mark.size() > 8 || form.mark == "." ||
        (!is_arrow && form.mark.find_first_of("0123456789<>") != std::string::npos))
      return fail(line, words[at],
                  quote(words[at].text) + " is no token of a clue: number | arrow | o | o<number> | wall #");
    if (forms.size() == most_tokens) return fail(line, words[at], "a section has at most 32 tokens");
    forms.push_back(std::move(form));
    return true;
  }

  bool add_section(const Line& line, const LineWord& word, std::string_view only, std::vector<TokenForm> forms,
                   const Manner& manner) {
    for (const SectionRule& section : kind_.sections)
      if (section.name == word.text) return fail(line, word, quote(word.text) + " stands here a second time");
    if (kind_.sections.size() + 1 == most_sections) return fail(line, word, "a kind has at most 15 sections");
    auto section = section_named(word.text);
    const bool is_plain = section && section->clues != Clues::tokens;
    if (!section && (!is_small_word(word.text) || word.text.size() > 24 || is_one_of(word.text, own_sections) ||
                     word.text == "number"))
      return fail(line, word, quote(word.text) + " cannot be the name of a section: two small letters or more");
    const bool has_signs = std::any_of(forms.begin(), forms.end(), [](const TokenForm& form) { return form.is_sign; });
    if (has_signs && word.text != "pairs") return fail(line, word, "only \"pairs\" has signs");
    if (has_signs) {
      section = SectionRule{{}, SectionKind::list, false, Clues::lines};
      for (const TokenForm& form : forms) kind_.signs += form.mark;
    }
    if (!section && only != "number" && only != "lines" && only != "paths" && only != "yes")
      return fail(line, word,
                  quote(word.text) + " is no section that every kind knows: then : number, : yes, : lines or : paths");
    if (!section && only == "paths") {
      if (!kind_.paths.empty()) return fail(line, word, "a kind has one section of paths");
      kind_.paths = word.text;
    }
    if (!section && only == "yes") section = SectionRule{{}, SectionKind::parameter, false, Clues::whole};
    if (!section && only == "number") section = SectionRule{{}, SectionKind::parameter, true};
    if (!section) section = SectionRule{{}, SectionKind::list, true};
    section->name = kind_.names.emplace_back(word.text);
    const bool has_wall = std::any_of(forms.begin(), forms.end(), [](const TokenForm& form) { return form.is_wall; });
    if (has_wall && section->name != "cells") return fail(line, word, "only \"cells\" has walls");
    if (has_wall) section->clues = Clues::walls;
    if (manner.is_closed) section->clues = !forms.empty() && forms[0].mark == "T" ? Clues::trees : Clues::grey;
    if (manner.is_unknown) section->clues = Clues::islands;
    if (manner.is_optional && section->kind == SectionKind::parameter) section->clues = Clues::whole;
    if (manner.is_fixed) section->clues = Clues::none;
    kind_.needs_regions |= manner.is_complete && section->name == "regions";
    kind_.is_square |= manner.is_square;
    kind_.has_dominoes |= manner.is_dominoes && section->name == "regions";
    kind_.has_only_clues |= manner.is_only && section->name == "cells";
    section->is_needed = (section->is_needed && !manner.is_optional) || manner.is_needed;
    if (is_plain || (section->kind == SectionKind::parameter && only != "yes") ||
        (section->kind == SectionKind::list && !has_signs))
      forms.clear();
    kind_.sections.push_back(*section);
    kind_.forms.push_back(std::move(forms));
    return true;
  }

  bool read_rule_of(const Line& line, std::size_t at) {
    if (kind_.values.form == CellValues::Form::none)
      return fail(line, at, "a line \"values\" with what a cell may have stands before the rules");
    if (auto error = check_tokens(line)) return error_ = std::move(*error), false;
    return read_rule(kind_, line, at, error_);
  }

  // A token of cells is a clue or a value.
  std::optional<Error> check_tokens(const Line& line) const {
    for (std::size_t section = 0; section < kind_.sections.size(); ++section)
      for (const TokenForm& form : kind_.forms[section])
        if (kind_.sections[section].name == "cells" && !kind_.has_only_clues && has_value_like(form))
          return quadrille::error_at(line.number, line.text, 0,
                                     quote(form.mark.empty() ? "number" : std::string_view(form.mark)) +
                                         " of \"cells\" is a value too; values need not be named there");
    return std::nullopt;
  }
  bool has_value_like(const TokenForm& form) const {
    const auto is_like = [&](const std::string& value) {
      return mark_of(value) == form.mark && (form.has_number ? number_of(value).has_value() : value == form.mark);
    };
    if (form.is_target) return false;  // which of the two it is, its cell says
    if (form.mark.empty() && kind_.values.form == CellValues::Form::numbers) return true;
    return (!form.mark.empty() && kind_.is_value(form.mark)) ||
           std::any_of(kind_.values.tokens.begin(), kind_.values.tokens.end(), is_like);
  }

  // Every kind has cells, where values may be given.
  void add_cells() {
    for (const SectionRule& section : kind_.sections)
      if (section.name == "cells") return;
    kind_.sections.push_back(*section_named("cells"));
    kind_.forms.emplace_back();
  }

  Kind& kind_;
  Error& error_;
  bool in_board_ = false, in_rules_ = false;
  std::optional<Line> link_, saved_;  // read when all else is known
};

}  // namespace

std::shared_ptr<Kind> read_kind(std::span<const Line> lines, Error& error) {
  auto kind = std::make_shared<Kind>();
  if (!KindReader(*kind, error).read(lines)) return nullptr;
  make_genre(*kind);
  return kind;
}

std::shared_ptr<Kind> read_kind(std::string_view text, Error& error) {
  std::vector<Line> lines;
  Cursor cursor(text, true);
  for (Line line; line.number = cursor.next_line(), cursor.take(line.text) == Read::puzzle;) lines.push_back(line);
  return read_kind(lines, error);
}

}  // namespace quadrille::grid::kinds
