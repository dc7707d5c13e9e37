#include "core/puzzles/grid/kinds/line.hpp"

#include <algorithm>

#include "core/puzzles/grid/kinds/houses.hpp"

namespace quadrille::grid::kinds {

std::vector<LineWord> words_of_line(std::string_view line, std::size_t from) {
  std::vector<LineWord> words;
  std::uint32_t column = place_of(1, line, from).column;
  for (std::size_t at = from, counted = from;;) {
    std::string_view word = next_word(line, at);
    const std::size_t begin = at - word.size();
    column += place_of(1, line.substr(counted), begin - counted).column - 1;
    counted = begin;
    LineWord& next = words.emplace_back(LineWord{std::string(word), column});
    if (word.empty()) return words;
    if (word.size() > 1 && (word.back() == ',' || word.back() == ':')) {
      next.mark = word.back();
      next.text.pop_back();
    }
  }
}

void Matcher::expect(std::size_t at, std::string_view what) {
  if (at < furthest_) return;
  if (at > furthest_) expected_.clear();
  furthest_ = at;
  if (std::find(expected_.begin(), expected_.end(), what) == expected_.end()) expected_.emplace_back(what);
}

Error Matcher::error(std::uint32_t line) const {
  std::string right;
  for (const std::string& each : expected_) right += (right.empty() ? "" : " | ") + each;
  const LineWord& word = words_[furthest_];
  Message message = word.text.empty() ? Message("the line ends where this would be right: ") + right
                                      : quote(word.text) + " stands where this would be right: " + right;
  return {Error::Code::bad_input, std::move(message), line, word.column};
}

bool Matcher::read_word(std::size_t& at, std::size_t end, std::string_view word) {
  if (at < end && words_[at].text == word) return ++at, true;
  expect(at, word);
  return false;
}

bool Matcher::is_number(std::size_t section) const {
  return kind_.sections[section].kind == SectionKind::parameter && kind_.forms[section].empty() &&
         kind_.sections[section].name != grids_name;
}

bool Matcher::read_quantity(std::size_t& at, std::size_t end, Quantity& quantity) {
  const std::string_view word = at < end ? std::string_view(words_[at].text) : std::string_view();
  if (const auto number = whole_number(word)) {
    quantity = {Quantity::From::literal, *number, {}};
    return ++at, true;
  }
  if (word == "number") {
    quantity = {Quantity::From::clue, 0, {}};
    return ++at, true;
  }
  for (std::size_t section = 0; section < kind_.sections.size(); ++section)
    if (is_number(section) && kind_.sections[section].name == word) {
      quantity = {Quantity::From::parameter, 0, std::string(word)};
      return ++at, true;
    }
  if (word == "its" && at + 1 < end && words_[at + 1].text == "value" && kind_.values.form != CellValues::Form::loop) {
    quantity = {Quantity::From::value, 0, {}};
    return at += 2, true;
  }
  expect(at, "number");
  expect(at, "1, 2, …");
  for (std::size_t section = 0; section < kind_.sections.size(); ++section)
    if (is_number(section)) expect(at, kind_.sections[section].name);
  return false;
}

bool Matcher::read_amount(std::size_t& at, std::size_t end, Amount& amount) {
  const auto is = [&](std::size_t place, std::string_view word) { return place < end && words_[place].text == word; };
  const auto two = [&](std::string_view one, std::string_view other) {
    if (!is(at, one)) return expect(at, one), false;
    return ++at, read_word(at, end, other);
  };
  using enum Amount::How;
  if (is(at, "an")) {
    ++at;
    const bool is_odd = is(at, "odd");
    if (!is_odd && !is(at, "even")) return expect(at, "even"), expect(at, "odd"), false;
    ++at;
    amount.how = is_odd ? odd : even;
    return read_word(at, end, "number");
  }
  expect(at, "an");
  if (is(at, "between")) {
    ++at;
    amount.how = between;
    return read_quantity(at, end, amount.low) && read_word(at, end, "and") && read_quantity(at, end, amount.high);
  }
  expect(at, "between");
  if (is(at, "not") && is(at + 1, "exactly")) {
    at += 2;
    amount.how = not_exactly;
    return read_quantity(at, end, amount.low);
  }
  amount.how = exactly;
  if (is(at, "exactly")) {
    ++at;
  } else if (is(at, "at")) {
    const bool is_least = at + 1 < end && words_[at + 1].text == "least";
    if (!two("at", is_least ? "least" : "most")) return expect(at, "least"), false;
    amount.how = is_least ? at_least : at_most;
  } else {
    expect(at, "exactly");
    expect(at, "at least");
    expect(at, "at most");
  }
  return read_quantity(at, end, amount.low);
}

void Matcher::expect_value(std::size_t at) {
  const CellValues& values = kind_.values;
  if (values.form == CellValues::Form::numbers) expect(at, "a number");
  if (values.form == CellValues::Form::loop)
    for (const std::string_view word : {"line", "straight", "turn"}) expect(at, word);
  for (const std::string& token : values.tokens) expect(at, token);
}

bool Matcher::read_set(std::size_t& at, std::size_t end, Values& set) {
  set = 0;
  if (at + 1 < end && words_[at].text == "any" && words_[at + 1].text == "but") {
    at += 2;
    if (!read_set(at, end, set)) return false;
    set = ~set;
    return true;
  }
  for (;;) {
    const auto values = at < end ? kind_.set_of(words_[at].text) : std::nullopt;
    if (!values) return expect_value(at), false;
    set |= *values;
    ++at;
    if (at >= end || words_[at].text != "or") return true;
    if (at + 1 < end && words_[at + 1].text == "of") return true;  // of a rule: … of SET or of SET
    ++at;
  }
}

bool Matcher::read_size(std::size_t& at, std::size_t end, Group& group) {
  const std::string_view word = at < end ? std::string_view(words_[at].text) : std::string_view();
  const std::size_t x = word.find('x');
  const auto height = whole_number(word.substr(0, std::min(x, word.size())));
  const auto width = x == std::string_view::npos ? std::nullopt : whole_number(word.substr(x + 1));
  if (!height || !width || *height == 0 || *width == 0 || *height > 64 || *width > 64 || *height * *width > 64)
    return expect(at, "2x2, 1x3, …"), false;
  group.height = static_cast<std::size_t>(*height);
  group.width = static_cast<std::size_t>(*width);
  return ++at, true;
}

bool Matcher::read_mark(std::size_t& at, std::size_t end, Rule& rule, Group& group) {
  for (std::size_t section = 0; section < kind_.sections.size(); ++section) {
    if (kind_.sections[section].name != "cells") continue;
    for (const TokenForm& form : kind_.forms[section]) {
      if (form.mark.empty()) continue;
      if (at < end && words_[at].text == form.mark) {
        group.mark = form.mark;
        rule.marks.push_back(form.mark);
        return ++at, true;
      }
      expect(at, form.mark);
    }
  }
  return false;
}

bool Matcher::read_section(std::size_t& at, std::size_t end, Group& group, SectionKind kind, std::string_view what) {
  for (const SectionRule& section : kind_.sections)
    if (section.kind == kind || (kind == SectionKind::top && section.kind == SectionKind::left)) {
      if (at < end && words_[at].text == section.name) {
        group.mark = section.name;
        return ++at, true;
      }
      expect(at, section.name);
    }
  expect(at, what);
  return false;
}

bool Matcher::read_switch(std::size_t& at, std::size_t end, Group& group) {
  for (std::size_t section = 0; section < kind_.sections.size(); ++section) {
    if (kind_.sections[section].kind != SectionKind::parameter || kind_.forms[section].empty()) continue;
    group.mark = kind_.sections[section].name;
    if (read_word(at, end, group.mark)) return true;
  }
  return expect(at, "a section that is yes or no"), false;
}

bool Matcher::read_sign(std::size_t& at, std::size_t end, Group& group) {
  for (const char sign : kind_.signs) {
    group.mark = sign;
    if (read_word(at, end, group.mark)) return true;
  }
  return expect(at, "a sign of \"pairs\""), false;
}

bool Matcher::read(std::string_view item, std::size_t& at, std::size_t end, Rule& rule, Group& group) {
  if (item == "AMOUNT") return read_amount(at, end, rule.amount);
  if (item == "QUANTITY") return read_quantity(at, end, rule.amount.low);
  if (item == "SIZE") return read_size(at, end, group);
  if (item == "MARK") return read_mark(at, end, rule, group);
  if (item == "SIDE") return read_section(at, end, group, SectionKind::top, "top, left, … of the board's sections");
  if (item == "LIST") return read_section(at, end, group, SectionKind::list, "a section of lines of cells");
  if (item == "SIGN") return read_sign(at, end, group);
  if (item == "SWITCH") return read_switch(at, end, group);
  if (item == "SET") return read_set(at, end, rule.sets.emplace_back());
  if (item == "PATTERN") {
    do {
      if (at < end && words_[at].text == "?") {
        ++at;
        rule.pattern.push_back(~Values{0});
      } else if (!read_set(at, end, rule.pattern.emplace_back())) {
        return false;
      }
    } while (at < end);
    return true;
  }
  return read_word(at, end, item);
}

std::size_t Matcher::match(std::string_view form, std::size_t begin, std::size_t end, Rule& rule, Group& group) {
  std::size_t at = begin;
  for (std::size_t place = 0;;) {
    const std::string_view item = next_word(form, place);
    if (item.empty()) return at;
    if (!read(item, at, end, rule, group)) return 0;
  }
}

bool Matcher::matches(std::string_view form, std::size_t begin, std::size_t end, Rule& rule, Group& group) {
  const std::size_t at = match(form, begin, end, rule, group);
  if (at == 0) return false;
  if (at == end) return true;
  expect(at, end + 1 == words_.size() ? "the end" : words_[end - 1].mark == ':' ? "\":\"" : "\",\"");
  return false;
}

}  // namespace quadrille::grid::kinds
