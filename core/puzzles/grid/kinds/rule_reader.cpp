#include "core/puzzles/grid/kinds/rule_reader.hpp"

#include <algorithm>
#include <utility>

#include "core/puzzles/grid/kinds/groups.hpp"
#include "core/puzzles/grid/kinds/houses.hpp"
#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

class RuleReader {
 public:
  RuleReader(Kind& kind, const Line& line, std::size_t from, Error& error)
      : kind_(kind),
        line_(line),
        error_(error),
        text_(trim(line.text.substr(from))),
        words_(words_of_line(line.text, from)) {}

  bool read() {
    std::size_t at = 0;
    if (!read_groups(at)) return false;
    const std::size_t end = words_.size() - 1;
    do {
      std::size_t clause = at;
      while (clause < end && !(words_[clause].mark == ',' && clause + 1 < end && words_[clause + 1].text == "and"))
        ++clause;
      const bool goes_on = clause < end;
      clause += goes_on ? 1 : 0;
      if (!read_clause(at, clause)) return false;
      at = goes_on ? clause + 1 : end;
    } while (at < end);
    return true;
  }

 private:
  bool fail(std::size_t at, Message message) {
    error_ = {Error::Code::bad_input, std::move(message), line_.number, words_[at].column};
    return false;
  }

  // The groups before the colon; the whole board where there is none.
  bool read_groups(std::size_t& at) {
    const auto colon = std::find_if(words_.begin(), words_.end(), [](const auto& word) { return word.mark == ':'; });
    if (colon == words_.end()) {
      groups_.resize(1);
      groups_[0].row = &whole_board();
      return check_start();
    }
    const auto end = static_cast<std::size_t>(colon - words_.begin()) + 1;
    const bool is_each = words_[0].text == "each";
    if (is_each && end == 1) return fail(0, "the cells of the rule are missing behind \"each\": row, cell, …");
    for (std::size_t begin = is_each ? 1 : 0; begin < end;) {
      std::size_t stop = begin;
      while (stop + 1 < end && is_each && words_[stop].mark != ',' && words_[stop + 1].text != "and") ++stop;
      stop = is_each ? stop + 1 : end;
      if (!read_group(begin, stop, is_each)) return false;
      begin = stop < end && words_[stop].text == "and" ? stop + 1 : stop;
      if (begin == end && stop != end) return fail(stop, "a group of cells is missing behind \"and\"");
    }
    at = end;
    return true;
  }

  // A rule that begins like one about groups, but has no colon.
  bool check_start() {
    for (const std::string_view first : {"each", "two", "cells", "touching", "adjacent", "stacked", "equal", "where"})
      if (words_[0].text == first) return fail(words_.size() - 1, "a \":\" is missing behind the cells of the rule");
    return true;
  }

  bool read_group(std::size_t begin, std::size_t end, bool is_each) {
    constexpr std::string_view each = "each ";
    Matcher matcher(kind_, words_);
    for (const GroupRow& row : group_rows()) {
      std::string_view form = row.form;
      const bool has_each = form.starts_with(each);
      if (has_each != is_each) {
        if (!is_each) matcher.expect(begin, "each");
        continue;
      }
      if (has_each) form.remove_prefix(each.size());
      Group group;
      group.row = &row;
      Rule rule;
      if (!matcher.matches(form, begin, end, rule, group)) continue;
      group.has_number = row.form == "each number" || row.form.ends_with("with number");
      groups_.push_back(std::move(group));
      return true;
    }
    error_ = matcher.error(line_.number);
    return false;
  }

  bool read_clause(std::size_t begin, std::size_t end) {
    Rule rule;
    rule.groups = groups_;
    rule.line = line_.number;
    rule.column = words_[begin].column;
    Matcher matcher(kind_, words_);
    if (!read_condition(matcher, begin, end, rule)) return false;
    const auto where = read_where(begin, end, rule);
    if (!where) return false;
    const std::size_t stop = *where;
    const Row* unfit = nullptr;
    for (const Row* row : all_rows()) {
      Rule candidate = rule;
      Group window;
      candidate.amount.how = row->how;
      if (!matcher.matches(row->form, begin, stop, candidate, window)) continue;
      if (!fits(*row, candidate, window)) {
        if (unfit == nullptr) unfit = row;
        continue;
      }
      candidate.row = row;
      return add(std::move(candidate), begin);
    }
    if (unfit != nullptr) return fail(begin, why_unfit(*unfit, rule));
    error_ = matcher.error(line_.number);
    return false;
  }

  bool read_condition(Matcher& matcher, std::size_t& begin, std::size_t end, Rule& rule) {
    if (begin >= end || words_[begin].text != "if") return true;
    Rule condition;
    Group group;
    const std::size_t at = matcher.match("if SET then", begin, end, condition, group);
    if (at == 0) return error_ = matcher.error(line_.number), false;
    rule.condition = condition.sets[0];
    begin = at;
    return true;
  }

  // The end of the rule before `in its …`; none after an error.
  std::optional<std::size_t> read_where(std::size_t begin, std::size_t end, Rule& rule) {
    for (std::size_t at = begin; at + 1 < end; ++at) {
      if (words_[at].text != "in" || words_[at + 1].text != "its") continue;
      Matcher matcher(kind_, words_);
      for (const WhereRow& row : where_rows()) {
        Rule none;
        Group group;
        if (!matcher.matches(row.form, at + 1, end, none, group)) continue;
        rule.where = &row;
        return at;
      }
      error_ = matcher.error(line_.number);
      return std::nullopt;
    }
    return end;
  }

  bool is_of_shape(const Row& row, const Rule& rule) const {
    return std::all_of(rule.groups.begin(), rule.groups.end(), [&](const Group& group) {
      return (row.shapes & shape(group.row->shape)) != 0 &&
             (rule.where == nullptr || group.row->shape == Shape::cell) &&
             (!rule.condition || group.row->shape == Shape::cell);
    });
  }

  // Also makes the groups of a rule about windows.
  bool fits(const Row& row, Rule& rule, const Group& window) const {
    const bool is_right = is_of_shape(row, rule) && (rule.where == nullptr || row.takes_where) &&
                          (!rule.condition || row.takes_condition) &&
                          (row.values == kind_.values.form ||
                           (row.values == CellValues::Form::none && kind_.values.form != CellValues::Form::pieces));
    if (!is_right || !row.is_window) return is_right && has_right_length(rule);
    rule.groups = {window};
    for (const GroupRow& group : group_rows())
      if (group.form == "each window SIZE") rule.groups[0].row = &group;
    return true;
  }

  static bool has_right_length(const Rule& rule) {
    return rule.groups[0].row->shape != Shape::pairs || rule.pattern.empty() || rule.pattern.size() == 2;
  }

  Message why_unfit(const Row& row, const Rule& rule) const {
    const Message form = quote(row.form);
    if (row.values == CellValues::Form::loop && kind_.values.form != row.values)
      return form + " is only for kinds with the line: values loop";
    if (row.values == CellValues::Form::pieces && kind_.values.form != row.values)
      return form + " is only for kinds with the line: values pieces";
    if (row.values == CellValues::Form::none && kind_.values.form == CellValues::Form::pieces)
      return form + " is not for kinds whose cells are of pieces";
    if (row.values != CellValues::Form::none && kind_.values.form != row.values)
      return form + " is only for kinds whose values are numbers, such as: values 1..9";
    if (rule.condition && !row.takes_condition) return form + " cannot stand behind \"if\"";
    if (rule.where != nullptr && !row.takes_where) return form + " cannot stand before \"in its\"";
    if (rule.where != nullptr || rule.condition) return form + " is about one cell here: each cell, each number, …";
    return form + " cannot be about " + quote(rule.groups[0].row->form);
  }

  // What a rule asks of its groups that a board of this kind cannot have.
  std::optional<Message> missing(const Rule& rule) const {
    const auto is_from = [&](Quantity::From from) {
      return rule.amount.low.from == from || rule.amount.high.from == from;
    };
    const bool asks = is_from(Quantity::From::clue);
    if (is_from(Quantity::From::value)) {
      if (!rule.row->takes_own_value || rule.amount.how == Amount::How::between)
        return quote(rule.row->form) + " cannot say \"its value\"";
      if (rule.groups[0].row->shape != Shape::cell) return Message("\"its value\" is that of one cell: each cell, …");
    }
    if (rule.amount.how == Amount::How::not_exactly && !rule.row->takes_own_value && !rule.row->takes_not_exactly)
      return quote(rule.row->form) + " cannot say \"not exactly\"";
    if (rule.row->has_no_parity && (rule.amount.how == Amount::How::even || rule.amount.how == Amount::How::odd))
      return quote(rule.row->form) + " is about a number of cells, at least one or at most one";
    if (rule.row->form == "makes its target" && (!kind_.has_targets || kind_.values.lowest == 0))
      return Message("targets need \"cells: target\", and numbers from 1 on");
    if (rule.row->form.find("slashes") != std::string_view::npos && (!kind_.is_value("/") || !kind_.is_value("\\")))
      return Message("slashes need the line: values / \\");
    if (rule.row->form.find("triangles") != std::string_view::npos)
      for (const std::string_view triangle : triangles)
        if (!kind_.is_value(triangle)) return Message("triangles need the values nw ne sw se");
    if (rule.row->form.find("arrows") != std::string_view::npos && rule.row->values != CellValues::Form::pieces)
      for (const std::string_view arrow : {"^", "v", "<", ">"})
        if (!kind_.is_value(arrow)) return Message("arrows need the values ^ v < >");
    if (rule.row->needs_regions && !has_section("regions")) return Message("the board has no section \"regions\"");
    for (const Group& group : rule.groups) {
      const std::string_view form = group.row->form;
      const bool is_outside = group.row->shape == Shape::clued || form == "each corner";
      if (asks && (!group.row->has_number || (!is_outside && !has_form_with_number())))
        return "\"number\" is that of a clue, and " + quote(form) + " has none here";
      if (rule.row->needs_runs && !has_section(form == "each row" ? "rows" : form == "each column" ? "columns" : ""))
        return "the board has no section of clues for " + quote(form) + ": rows, columns";
      if (rule.row->form == "ends of AMOUNT slashes" && form != "each corner")
        return quote(rule.row->form) + " is about each corner";
      if (rule.row->is_of_regions && form != "each region") return quote(rule.row->form) + " is about each region";
      if (form.starts_with("each region") || form.ends_with(" region") || form.ends_with(" regions"))
        if (!has_section("regions")) return Message("the board has no section \"regions\"");
      if (form == "each house of grids" && !has_section(grids_name))
        return "the board has no section " + quote(grids_name);
      if (form == "each centre" && !has_section(centres_name)) return "the board has no section " + quote(centres_name);
      if (form == "each corner" && !has_section("corners")) return Message("the board has no section \"corners\"");
      if (form == "each clue outside" && !has_section("top") && !has_section("bottom") && !has_section("left") &&
          !has_section("right"))
        return Message("the board has no section of clues outside: top, bottom, left, right");
    }
    if (rule.where != nullptr && rule.where->form == "its region" && !has_section("regions"))
      return Message("the board has no section \"regions\"");
    return std::nullopt;
  }
  bool has_section(std::string_view name) const { return kinds::has_section(kind_, name); }
  bool has_form_with_number() const {
    for (std::size_t section = 0; section < kind_.sections.size(); ++section)
      for (const TokenForm& form : kind_.forms[section])
        if (form.has_number && kind_.sections[section].name == "cells") return true;
    return false;
  }

  bool add(Rule rule, std::size_t begin) {
    if (auto message = missing(rule)) return fail(begin, std::move(*message));
    if (kind_.rules.size() == most_rules) return fail(begin, "a kind has at most 64 rules");
    if (rule.pattern.size() > 32) return fail(begin, "a pattern has at most 32 cells");
    rule.text = text_;
    kind_.rules.push_back(std::move(rule));
    return true;
  }

  Kind& kind_;
  const Line& line_;
  Error& error_;
  std::string_view text_;
  std::vector<LineWord> words_;
  std::vector<Group> groups_;
};

}  // namespace

bool read_rule(Kind& kind, const Line& line, std::size_t from, Error& error) {
  return RuleReader(kind, line, from, error).read();
}

}  // namespace quadrille::grid::kinds
