#include "core/puzzles/grid/kinds/says.hpp"

#include "core/puzzles/grid/kinds/groups.hpp"
#include "core/puzzles/grid/kinds/rules.hpp"
#include "core/puzzles/grid/line_graph.hpp"

namespace quadrille::grid::kinds {

namespace {

class Speaker {
 public:
  Speaker(const Kind& kind, const Rule& rule, Language language)
      : kind_(kind), rule_(rule), is_english_(language == Language::english) {}

  std::string sentence() const {
    std::string out(in(rule_.row->words));
    replace(out, "GROUP", groups());
    replace(out, "WHERE", where());
    replace(out, "AMOUNT", amount());
    for (const std::string& mark : rule_.marks) replace_next(out, "MARK", mark);
    replace(out, "PATTERN", pattern());
    replace(out, "SET", rule_.sets.empty() ? "" : set(rule_.sets[0]));
    replace(out, "OTHER", rule_.sets.size() < 2 ? "" : set(rule_.sets[1]));
    if (is_english_ && out[0] >= 'a' && out[0] <= 'z') out[0] = static_cast<char>(out[0] - 'a' + 'A');
    return out + (is_english_ ? "." : "。");
  }

 private:
  std::string_view in(const Words& words) const { return is_english_ ? words.english : words.chinese; }
  std::string_view say(std::string_view english, std::string_view chinese) const {
    return is_english_ ? english : chinese;
  }

  // The first `what` from a place on. Returns where the text behind it begins, or npos if there is none.
  static std::size_t replace_next(std::string& out, std::string_view what, std::string_view with,
                                  std::size_t from = 0) {
    const std::size_t at = out.find(what, from);
    if (at == std::string::npos) return at;
    out.replace(at, what.size(), with);
    return at + with.size();
  }
  static void replace(std::string& out, std::string_view what, std::string_view with) {
    for (std::size_t at = 0; at != std::string::npos;) at = replace_next(out, what, with, at);
  }

  std::string groups() const {
    std::string out;
    for (const Group& group : rule_.groups) {
      std::string one(in(group.row->words));
      for (const std::string_view name : {"MARK", "SIDE", "LIST", "SIGN", "SWITCH"}) replace(one, name, group.mark);
      replace(one, "SIZE", decimal(group.height) + "×" + decimal(group.width));
      out += (out.empty() ? "" : std::string(say(", ", "、"))) + one;
    }
    if (rule_.condition) out += std::string(say(" that is ", "若为 ")) + set(*rule_.condition);
    return out;
  }

  std::string where() const {
    if (rule_.where != nullptr) return std::string(say("", "")) + std::string(in(rule_.where->words));
    return std::string(say("its cells", "其中各格"));
  }

  std::string number(const Quantity& quantity) const {
    if (quantity.from == Quantity::From::literal) return decimal(quantity.number);
    if (quantity.from == Quantity::From::value) return std::string(say("the cell's own number", "该格的数"));
    return quantity.from == Quantity::From::clue ? std::string(say("the clue's number", "提示数")) : quantity.name;
  }

  std::string amount() const {
    const std::string low = number(rule_.amount.low);
    using enum Amount::How;
    switch (rule_.amount.how) {
      case exactly: return is_english_ ? "exactly " + low : "为 " + low;
      case at_least: return is_english_ ? "at least " + low : "至少为 " + low;
      case at_most: return is_english_ ? "at most " + low : "至多为 " + low;
      case between:
        return is_english_ ? "between " + low + " and " + number(rule_.amount.high)
                           : "为 " + low + " 到 " + number(rule_.amount.high);
      case not_exactly: return is_english_ ? "any number but " + low : "不为 " + low;
      case even: return std::string(say("an even number", "为偶数"));
      case odd: return std::string(say("an odd number", "为奇数"));
      default: return {};
    }
  }

  // The other values, where a rule named those that are left out, or there are more of them.
  std::string set(Values values) const {
    if ((values >> (network::most_values - 1) & 1) != 0)
      return std::string(say("any value but ", "除 ")) + set(~values) + std::string(say("", " 以外的值"));
    std::string out;
    if (kind_.values.form == CellValues::Form::loop) {
      const Values line = values & (straight | turns);
      if (line == (straight | turns)) out = say("a line", "线");
      if (line == straight) out = say("a straight line", "直线");
      if (line == turns) out = say("a turn", "转弯");
      if (!out.empty()) values &= ~line;
    }
    for (unsigned value = 0; value < network::most_values; ++value) {
      if ((values >> value & 1) == 0) continue;
      std::string token;
      if (kind_.values.form == CellValues::Form::tokens && value >= kind_.values.tokens.size()) break;
      kind_.append_value(value, token);
      if (token == ".") token = say("a dot", "点");  // it would end the sentence
      out += (out.empty() ? "" : std::string(say(" or ", " 或 "))) + token;
    }
    return out;
  }

  std::string pattern() const {
    std::string out;
    for (const Values values : rule_.pattern)
      out += (out.empty() ? "" : " ") + (~values == 0 ? std::string(say("anything", "任意")) : set(values));
    return out;
  }

  const Kind& kind_;
  const Rule& rule_;
  bool is_english_;
};

}  // namespace

std::string sentence_of(const Kind& kind, const Rule& rule, Language language) {
  return Speaker(kind, rule, language).sentence();
}

}  // namespace quadrille::grid::kinds
