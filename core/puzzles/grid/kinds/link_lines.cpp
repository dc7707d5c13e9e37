#include "core/puzzles/grid/kinds/link_lines.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

using links::ClueForm;
using links::Codec;
using saved::Block;

constexpr links::Symbols coloured = {.form = ClueForm::coloured};
constexpr links::Symbols run_sums = {.unknown = "?", .zero = "0"};

struct LinkRow {
  std::string_view word;
  links::Part part;
};
// The words of parts of links.
constexpr LinkRow link_rows[] = {
    {"regions", {.codec = Codec::borders, .section = "regions", .may_end = true}},
    {"borders", {.codec = Codec::borders, .section = "regions"}},
    {"rooms", {.codec = Codec::rooms, .section = "cells", .silent = links::Silent::written}},
    {"numbers", {.codec = Codec::numbers, .section = "cells", .silent = links::Silent::written}},
    {"numbers-from-1", {.codec = Codec::numbers, .section = "cells", .silent = links::Silent::written}},
    {"numbers-or-mark", {.codec = Codec::numbers, .section = "cells", .silent = links::Silent::written}},
    {"marks",
     {.codec = Codec::numbers, .section = "cells", .symbols = {.lowest = 1}, .silent = links::Silent::written}},
    {"compasses", {.codec = Codec::compasses, .section = "cells", .symbols = {.form = ClueForm::compasses}}},
    {"corner-signs",
     {.codec = Codec::corner_signs, .section = "cells", .symbols = {.unknown = "?", .form = ClueForm::corners}}},
    {"tens", {.codec = Codec::tens, .section = "cells", .silent = links::Silent::written}},
    {"tens-or-more", {.codec = Codec::tens_or_more, .section = "cells", .silent = links::Silent::written}},
    {"tens-and-signs", {.codec = Codec::tens, .section = "cells", .silent = links::Silent::written}},
    {"tens-and-walls", {.codec = Codec::tens, .section = "cells", .silent = links::Silent::written}},
    {"signs", {.codec = Codec::tens, .section = "cells", .symbols = {.lowest = 1}, .silent = links::Silent::written}},
    {"signs-to-4",
     {.codec = Codec::signs, .section = "cells", .symbols = {.lowest = 1}, .silent = links::Silent::written}},
    {"fours-of-signs",
     {.codec = Codec::fours, .section = "cells", .symbols = {.lowest = 1}, .silent = links::Silent::written}},
    {"pipes",
     {.codec = Codec::pipes,
      .section = "cells",
      .symbols = {.form = ClueForm::pipes},
      .silent = links::Silent::written}},
    {"fours", {.codec = Codec::fours, .section = "cells", .silent = links::Silent::written}},
    {"arrows", {.codec = Codec::arrows, .section = "cells", .silent = links::Silent::written}},
    {"circles", {.codec = Codec::thirds, .section = "cells", .silent = links::Silent::written}},
    {"walls", {.codec = Codec::shading, .section = "cells", .silent = links::Silent::written}},
    {"marked", {.codec = Codec::shading, .section = "cells", .silent = links::Silent::written}},
    {"bars", {.codec = Codec::bars, .section = "pairs"}},
    {"between",
     {.codec = Codec::between,
      .section = "pairs",
      .symbols = {.list = "123456789", .lowest = 1, .beyond = "<>", .first_beyond = links::first_relation}}},
    {"blots", {.codec = Codec::blots, .silent = links::Silent::written}},
    {"holes", {.codec = Codec::outside, .section = "regions", .silent = links::Silent::left_out}},
    {"sides", {.codec = Codec::two_sides}},
    {"four-sides", {.codec = Codec::four_sides}},
    {"runs", {.codec = Codec::runs}},
    {"slash", {.codec = Codec::slash}},
    {"given", {.codec = Codec::numbers, .section = "cells", .silent = links::Silent::left_out}},
    {"colours", {.codec = Codec::numbers, .section = "cells", .symbols = coloured, .silent = links::Silent::written}},
    {"walled", {.codec = Codec::kakuru, .section = "cells"}},
    {"corners", {.codec = Codec::points, .section = "corners", .symbols = {.unknown = "."}}},
    {"marked-corners", {.codec = Codec::crosses, .section = "corners", .symbols = {.unknown = "."}}},
    {"pairs", {.codec = Codec::pairs}},
    {"parts", {.codec = Codec::parts, .section = "cells", .symbols = {.form = ClueForm::parts}}},
    {"castle", {.codec = Codec::castle, .section = "cells", .symbols = {.form = ClueForm::castles}}},
    {"makaro", {.codec = Codec::makaro, .section = "cells", .symbols = {.form = ClueForm::makaros}}},
    {"runs-or-stars", {.codec = Codec::runs, .symbols = {.unknown = "?", .zero = "*"}}},
    {"run-sums", {.codec = Codec::runs, .symbols = run_sums}},
    {"goal", {.codec = Codec::goal, .section = centres_name}},
    {"white-centres", {.codec = Codec::dots, .section = centres_name}},
    {"black-centres", {.codec = Codec::dots, .section = centres_name, .symbols = {.lowest = 1}}},
};

struct SavedRow {
  std::string_view word;
  saved::SavedPart part;
  bool has_clues = false, has_values = false;
};
// The words of parts of saved boards.
constexpr SavedRow saved_rows[] = {
    {"regions", {.block = Block::regions, .since = 1}},
    {"borders", {.block = Block::regions}},
    {"rooms", {.block = Block::regions, .since = saved::never}},
    {"clues", {.block = Block::cells}, true},
    {"clues-from-1", {.block = Block::cells}, true},
    {"signs", {.block = Block::cells, .form = {.has_clues = true, .clues = {.lowest = 1}}}},
    {"cells", {.block = Block::cells}},
    {"circles", {.block = Block::cells, .form = {.has_clues = true, .clue_prefix = "o", .clues = {.prefix = "o"}}}},
    {"compasses", {.block = Block::cells, .form = {.has_clues = true, .clues = {.form = ClueForm::compasses}}}},
    {"pieces", {.block = Block::parts}},
    {"framed-pieces", {.block = Block::framed}},
    {"between", {.block = Block::between, .section = "pairs"}},
    {"blots", {.block = Block::blots}},
    {"pipes", {.block = Block::cells}},
    {"pipe", {.block = Block::line, .word = "pipe"}},
    {"circle", {.block = Block::line, .word = "circle"}},
    {"values", {.block = Block::cells}, false, true},
    {"sides", {.block = Block::sides, .outside = Codec::two_sides}},
    {"four-sides", {.block = Block::sides, .outside = Codec::four_sides}},
    {"runs", {.block = Block::sides, .outside = Codec::runs}},
    {"lines", {.block = Block::edges}},
    {"wide-lines", {.block = Block::wide_edges}},
    {"rest", {.block = Block::rest}},
    {"edges", {.block = Block::all_edges}},
    {"colours", {.block = Block::cells, .form = {.has_clues = true, .clues = coloured}}},
    {"corners", {.block = Block::corners, .side = {.unknown = "."}}},
    {"pairs", {.block = Block::pairs}},
    {"parts", {.block = Block::cells, .form = {.has_clues = true, .clues = {.form = ClueForm::parts}}}},
    {"castle", {.block = Block::cells, .form = {.has_clues = true, .clues = {.form = ClueForm::castles}}}},
    {"runs-or-stars", {.block = Block::sides, .outside = Codec::runs, .side = {.unknown = "?", .zero = "*"}}},
    {"run-sums",
     {.block = Block::sides, .form = {.has_clues = true, .clue_prefix = "q"}, .outside = Codec::runs, .side = run_sums},
     false,
     true},
    {"goal", {.block = Block::goal, .section = centres_name}},
    {"white-centres", {.block = Block::dots, .section = centres_name}},
    {"black-centres", {.block = Block::dots, .section = centres_name, .side = {.lowest = 1}}},
    {"side-values",
     {.block = Block::sides, .form = {.has_clues = true, .clue_prefix = "q"}, .outside = Codec::two_sides},
     false,
     true},
};

class PartReader {
 public:
  PartReader(Kind& kind, const Line& line, Error& error) : kind_(kind), line_(line), error_(error) {}

  // The names, then the parts behind a colon; a line with names alone says nothing.
  bool read_link() {
    std::size_t at = 0;
    (void)next_word(line_.text, at);
    const std::vector<LineWord> words = words_of_line(line_.text, at);
    if (std::none_of(words.begin(), words.end(), [](const LineWord& word) { return word.mark == ':'; })) return true;
    std::size_t i = 0;
    for (;; ++i) {
      kind_.linked.names.push_back(kind_.names.emplace_back(words[i].text));
      if (words[i].mark == ':') break;
      if (words[i].mark != ',') return fail(words[i + 1], "a \":\" stands behind the names of a link");
    }
    for (++i; i + 1 < words.size(); ++i)
      if (!add_link(words[i])) return false;
    return !kind_.linked.parts.empty() || fail(words.back(), "the parts of the link are missing: regions, numbers, …");
  }

  bool read_saved() {
    std::size_t at = 0;
    (void)next_word(line_.text, at);
    const std::vector<LineWord> words = words_of_line(line_.text, at);
    if (kind_.linked.parts.empty()) return fail(words[0], "\"saved\" needs a line \"link\" with parts");
    for (std::size_t i = 0; i + 1 < words.size();) {
      const std::size_t first = i;
      since_ = std::nullopt;
      std::vector<saved::Word> tokens;
      for (; i + 1 < words.size(); ++i) {
        if (i > first && (words[first].text == "regions" || words[first].text == "framed-pieces"))
          since_ = whole_number(words[i].text);
        if (i > first && !since_) add_word(words[i], tokens);
        if (words[i].mark == ',') break;
      }
      ++i;
      if (!add_saved(words[first], std::move(tokens))) return false;
    }
    return true;
  }

 private:
  bool fail(const LineWord& word, Message message) {
    error_ = {Error::Code::bad_input, std::move(message), line_.number, word.column};
    return false;
  }

  const SectionRule* section_of(std::string_view name) const {
    for (const SectionRule& section : kind_.sections)
      if (section.name == name) return &section;
    return nullptr;
  }

  // How the clues of cells are written: the mark before numbers, the one without a number; or signs alone.
  links::Symbols symbols(bool are_signs) {
    links::Symbols symbols = {.unknown = "."};
    std::string& signs = kind_.names.emplace_back();
    for (std::size_t section = 0; section < kind_.sections.size(); ++section)
      for (const TokenForm& form : kind_.forms[section]) {
        if (kind_.sections[section].name != "cells") continue;
        if (form.has_arrow && form.mark.empty()) symbols.form = ClueForm::arrows;
        if (form.has_arrow && !form.mark.empty()) continue;  // a part of links of their own
        if (form.has_number) {
          symbols.prefix = form.mark;
        } else {
          symbols.unknown = form.mark;
          signs += form.mark;
        }
      }
    return are_signs ? links::Symbols{.list = signs, .lowest = 1} : symbols;
  }

  // The values but those of plain cells, and then the signs that clues may have, as numbers from 1 on.
  links::Symbols signs() {
    std::string& list = kind_.names.emplace_back();
    for (const std::string& token : kind_.values.tokens)
      if (token != "." && token != "#") list += token;
    list += symbols(true).list;
    for (const char unknown : {'?', '#'})
      if (std::erase(list, unknown) > 0) return {.list = list, .lowest = 1, .unknown = unknown == '?' ? "?" : "#"};
    return {.list = list, .lowest = 1};
  }

  // Two marks: the first two that clues of cells may have.
  links::Symbols colours() {
    std::string& list = kind_.names.emplace_back();
    for (std::size_t section = 0; section < kind_.sections.size(); ++section)
      for (const TokenForm& form : kind_.forms[section])
        if (kind_.sections[section].name == "cells" && form.mark.size() == 1 &&
            list.find(form.mark) == std::string::npos)
          list += form.mark;
    list += "ox";  // there are two in any case
    return {.list = list, .form = ClueForm::coloured};
  }

  // The names of the first lists of the board, empty where there are no more.
  std::tuple<std::string_view, std::string_view, std::string_view> first_lists() const {
    std::vector<std::string_view> lists(3);
    for (auto section = kind_.sections.rbegin(); section != kind_.sections.rend(); ++section)
      if (section->kind == SectionKind::list) lists.insert(lists.begin(), section->name);
    return {lists[0], lists[1], lists[2]};
  }

  // The clues of cells that are among the places of lists: signs.
  links::Symbols clues_of_places() { return section_of("cells") == nullptr ? links::Symbols{} : symbols(true); }
  // The first mark that a cell may have, as a wall or in another way.
  std::string_view first_mark() const {
    for (std::size_t section = 0; section < kind_.sections.size(); ++section)
      if (kind_.sections[section].name == "cells" && !kind_.forms[section].empty()) return kind_.forms[section][0].mark;
    return {};
  }

  bool add_link(const LineWord& word) {
    if (const SectionRule* section = section_of(word.text);
        section != nullptr && section->kind == SectionKind::parameter) {
      kind_.linked.parts.push_back({.codec = Codec::count, .section = section->name});
      return true;
    }
    for (const LinkRow& row : link_rows) {
      if (row.word != word.text) continue;
      links::Part part = row.part;
      const bool is_outside = part.codec == Codec::two_sides || part.codec == Codec::four_sides;
      if (!part.section.empty() && section_of(part.section) == nullptr)
        return fail(word, "the board has no section " + quote(part.section));
      if (is_outside || (part.codec == Codec::runs && part.symbols.zero.empty())) part.symbols = {.unknown = "."};
      if (part.symbols.form == ClueForm::coloured) part.symbols = colours();
      if (part.codec == Codec::pairs) std::tie(part.section, part.second, std::ignore) = first_lists();
      if (part.codec == Codec::blots) {
        std::tie(part.section, part.second, part.third) = first_lists();
        part.symbols = clues_of_places();
        if (part.third.empty()) return fail(word, "the board has no three lists of lines");
      }
      if (part.codec == Codec::bars) part.symbols = {.list = kind_.signs, .lowest = 1};
      if (part.codec == Codec::pairs && part.second.empty()) return fail(word, "the board has no two lists of pairs");
      const links::Symbols& own = part.symbols;
      if (part.section == "cells" && own.form == ClueForm::plain)
        part.symbols = own.lowest == 1 ? signs() : symbols(part.codec == Codec::thirds || part.codec == Codec::shading);
      if (row.word == "tens-and-walls") part.symbols.beyond = first_mark();
      if (row.word == "tens-and-signs") part.symbols = {.beyond = symbols(true).list, .first_beyond = 5};
      if (part.symbols.beyond == part.symbols.unknown) part.symbols.unknown = {};
      if (row.word == "numbers-or-mark") part.symbols.zero = first_mark();
      if (row.word == "numbers-from-1") part.symbols.zero = part.symbols.unknown;
      kind_.linked.parts.push_back(part);
      return true;
    }
    return fail(word, quote(word.text) + " is no part of a link");
  }

  // `#=*`: a token of the file, and the value or clue that it stands for. `#` alone says nothing.
  void add_word(const LineWord& word, std::vector<saved::Word>& tokens) {
    const std::string_view text = kind_.names.emplace_back(word.text);
    const std::size_t equal = text.find('=', 1);
    const std::string_view says = equal == std::string_view::npos ? std::string_view() : text.substr(equal + 1);
    const bool is_value = kind_.is_value(says);
    tokens.push_back(
        {text.substr(0, equal), is_value ? std::string_view() : says, is_value ? says : std::string_view()});
  }

  bool add_saved(const LineWord& word, std::vector<saved::Word> tokens) {
    saved::SavedPart part;
    if (const SectionRule* section = section_of(word.text);
        section != nullptr && section->kind == SectionKind::parameter) {
      kind_.linked.saved_parts.push_back({.block = Block::count, .section = section->name});
      return true;
    }
    for (const SavedRow& row : saved_rows) {
      if (row.word != word.text) continue;
      part = row.part;
      if (part.form.clues.form == ClueForm::coloured) part.form.clues = colours();
      if (part.form.clues.lowest == 1) {
        part.form.clues = signs();
        if (!part.form.clues.unknown.empty()) tokens.push_back({"-", part.form.clues.unknown});
      }
      if (part.block == Block::pairs) std::tie(part.section, part.word, std::ignore) = first_lists();
      if (part.block == Block::between) part.word = kind_.signs;
      if (part.block == Block::blots) std::tie(part.section, part.word, part.third) = first_lists();
      if (part.block == Block::blots) part.side = clues_of_places();
      if (part.block == Block::parts || part.block == Block::framed) part.most_clues = most_clues();
      if (row.has_clues) {
        const bool has_number = kind_.values.form == CellValues::Form::numbers || has_form_with_number();
        part.form.has_clues = true;
        part.form.clues = symbols(!has_number);
        if (row.word == "clues-from-1") part.form.clues.zero = part.form.clues.unknown;
        if (has_number) tokens.push_back({"-", part.form.clues.unknown});
      }
      if (row.has_values) {
        part.form.has_filled = true;
        for (const std::string_view mark : {"+", "-", "=", "%"}) tokens.push_back({mark});
      }
      // The letters of lines that are given: a for the first.
      for (std::size_t pipe = 1; word.text == "pipes" && pipe < std::size(links::pipe_tokens); ++pipe) {
        const std::string_view letter = kind_.names.emplace_back(1, static_cast<char>('a' + pipe - 1));
        tokens.push_back({letter, links::pipe_tokens[pipe]});
      }
      if (part.side.zero.empty()) part.side.unknown = ".";
      if (since_) part.since = static_cast<unsigned>(*since_);
      part.form.words = kind_.linked.words.emplace_back(std::move(tokens));
      kind_.linked.saved_parts.push_back(part);
      return true;
    }
    return fail(word, quote(word.text) + " is no part of a saved board");
  }

  // That a piece has, as far as the rules say it.
  std::uint64_t most_clues() const {
    for (const Rule& rule : kind_.rules)
      if (rule.row->counts_clues && rule.amount.how == Amount::How::exactly) return rule.amount.low.number;
    return ~std::uint64_t{0};
  }

  bool has_form_with_number() const {
    for (std::size_t section = 0; section < kind_.sections.size(); ++section)
      for (const TokenForm& form : kind_.forms[section])
        if (kind_.sections[section].name == "cells" && form.has_number) return true;
    return false;
  }

  Kind& kind_;
  const Line& line_;
  Error& error_;
  std::optional<std::uint64_t> since_;  // of the part that is being read
};

}  // namespace

bool read_link_line(Kind& kind, const Line& line, Error& error) { return PartReader(kind, line, error).read_link(); }
bool read_saved_line(Kind& kind, const Line& line, Error& error) { return PartReader(kind, line, error).read_saved(); }

}  // namespace quadrille::grid::kinds
