#include "core/variant/rules/regex.hpp"

#include <bitset>
#include <map>
#include <utility>

#include "core/text/text.hpp"
#include "core/variant/rules/arguments.hpp"

namespace quadrille::variant {

// Reads by recursive descent; the depth of groups is limited.
class RegexReader {
 public:
  RegexReader(std::string_view pattern, const Shape& shape, std::string& fault)
      : pattern_(pattern), shape_(shape), fault_(fault) {}

  std::optional<Regex> read() {
    if (pattern_.size() > Regex::most_characters) {
      fault_ = "is longer than " + decimal(Regex::most_characters) + " characters";
      return std::nullopt;
    }
    const auto whole = read_choice(0);
    if (!whole) return std::nullopt;
    if (at_ < pattern_.size()) return fail("is not expected");
    return std::move(regex_);
  }

 private:
  using Index = std::optional<std::uint32_t>;

  static constexpr unsigned most_depth = 50;

  std::nullopt_t fail(std::string_view what) {
    const std::string_view here =
        pattern_.substr(at_, at_ < pattern_.size() ? character_size(pattern_.substr(at_)) : 0);
    fault_ = here.empty() ? "ends too early"
                          : "has " + quote(here) + " as character " + decimal(at_ + 1) + ", which " + std::string(what);
    return std::nullopt;
  }
  bool refuse(std::string_view what) {
    fail(what);
    return false;
  }
  std::uint32_t add(Regex::Node node) {
    regex_.nodes_.push_back(std::move(node));
    return static_cast<std::uint32_t>(regex_.nodes_.size() - 1);
  }
  bool take(char c) {
    if (at_ >= pattern_.size() || pattern_[at_] != c) return false;
    ++at_;
    return true;
  }

  Index read_choice(unsigned depth) {
    if (depth > most_depth) return fail("is too deep in groups");
    Regex::Node choice{.form = Regex::Form::one_of, .values = 0, .parts = {}};
    do {
      const Index part = read_sequence(depth);
      if (!part) return part;
      choice.parts.push_back(*part);
    } while (take('|'));
    return add(std::move(choice));
  }

  Index read_sequence(unsigned depth) {
    Regex::Node sequence{.form = Regex::Form::all_of, .values = 0, .parts = {}};
    while (at_ < pattern_.size() && pattern_[at_] != '|' && pattern_[at_] != ')') {
      const Index part = read_repeated(depth);
      if (!part) return part;
      sequence.parts.push_back(*part);
    }
    return add(std::move(sequence));
  }

  Index read_repeated(unsigned depth) {
    Index node = read_one(depth);
    while (node) {
      Regex::Node repeat{.form = Regex::Form::repeat, .values = 0, .parts = {*node}};
      if (take('+')) {
        repeat.least = 1;
      } else if (take('?')) {
        repeat.most = 1;
      } else if (take('{')) {
        if (!read_bounds(repeat)) return std::nullopt;
      } else if (!take('*')) {
        break;
      }
      node = add(std::move(repeat));
    }
    return node;
  }

  // After the brace: `2}`, `2,}` or `2,4}`. `{0}` and `{0,0}` match nothing but the empty sequence.
  bool read_bounds(Regex::Node& repeat) {
    const auto least = read_number();
    if (!least) return false;
    repeat.least = repeat.most = *least;
    if (take(',')) {
      repeat.most = 0;
      if (at_ < pattern_.size() && pattern_[at_] != '}') {
        const auto most = read_number();
        if (!most) return false;
        if (*most < *least) return refuse("follows a number of repeats that is too small");
        repeat.most = *most;
        if (*most == 0) repeat = {};
      }
    } else if (*least == 0) {
      repeat = {};
    }
    return take('}') || refuse("is not expected");
  }

  std::optional<unsigned> read_number() {
    const std::size_t begin = at_;
    while (at_ < pattern_.size() && pattern_[at_] >= '0' && pattern_[at_] <= '9') ++at_;
    const auto number = whole_number(pattern_.substr(begin, at_ - begin));
    if (!number || *number > Regex::most_repeats) {
      at_ = begin;
      return fail("begins no number of repeats up to 1000");
    }
    return static_cast<unsigned>(*number);
  }

  Index read_one(unsigned depth) {
    if (take('(')) {
      const Index inner = read_choice(depth + 1);
      if (inner && !take(')')) return fail("is not expected");
      return inner;
    }
    const Values all = all_values(shape_.values);
    if (take('.')) return add({.form = Regex::Form::values, .values = all, .parts = {}});
    Values values = 0;
    if (take('[')) {
      if (!read_class(values)) return std::nullopt;
    } else {
      const auto value = read_value();
      if (!value) return std::nullopt;
      values = Values{1} << *value;
    }
    return add({.form = Regex::Form::values, .values = values, .parts = {}});
  }

  // After the bracket.
  bool read_class(Values& values) {
    const bool is_negated = take('^');
    do {
      const auto first = read_value();
      if (!first) return false;
      auto last = first;
      if (take('-')) last = read_value();
      if (!last) return false;
      if (*last < *first) return refuse("follows a range that goes down");
      values |= all_values(*last + 1) & ~all_values(*first);
    } while (!take(']'));
    if (is_negated) values = all_values(shape_.values) & ~values;
    return true;
  }

  // The index of the value that a digit or letter stands for.
  std::optional<unsigned> read_value() {
    int number = -1;
    const char c = at_ < pattern_.size() ? pattern_[at_] : ' ';
    if (c >= '0' && c <= '9') number = c - '0';
    if (c >= 'A' && c <= 'Z') number = c - 'A' + 10;
    if (c >= 'a' && c <= 'z') number = c - 'a' + 10;
    if (number < shape_.lowest || number >= shape_.lowest + shape_.values) {
      return fail("is no value of the board");
    }
    ++at_;
    return static_cast<unsigned>(number - shape_.lowest);
  }

  std::string_view pattern_;
  const Shape& shape_;
  std::string& fault_;
  std::size_t at_ = 0;
  Regex regex_;
};

std::optional<Regex> Regex::read(std::string_view pattern, const Shape& shape, std::string& fault) {
  return RegexReader(pattern, shape, fault).read();
}

// Finds the places where nodes end.
class RegexMatcher {
 public:
  RegexMatcher(const std::vector<Regex::Node>& nodes, const std::vector<unsigned>& sequence)
      : nodes_(nodes), sequence_(sequence) {}

  using Places = std::bitset<most_in_group + 1>;

  // The places where `node` may end when it begins at one of `starts`.
  Places ends(std::uint32_t node, const Places& starts) {
    Places ends;
    for (std::size_t start = 0; start <= sequence_.size(); ++start) {
      if (starts[start]) ends |= ends_from(node, start);
    }
    return ends;
  }

 private:
  const Places& ends_from(std::uint32_t node, std::size_t start) {
    const auto key = std::pair(node, start);
    const auto known = known_.find(key);
    if (known != known_.end()) return known->second;
    return known_[key] = find_ends(nodes_[node], start);
  }

  Places find_ends(const Regex::Node& node, std::size_t start) {
    Places ends_found;
    switch (node.form) {
      case Regex::Form::values:
        if (start < sequence_.size() && (node.values >> sequence_[start] & 1) != 0) ends_found.set(start + 1);
        break;
      case Regex::Form::all_of:
        ends_found.set(start);
        for (const std::uint32_t part : node.parts) ends_found = ends(part, ends_found);
        break;
      case Regex::Form::one_of:
        for (const std::uint32_t part : node.parts) ends_found |= ends_from(part, start);
        break;
      case Regex::Form::repeat: {
        Places after;
        after.set(start);
        // The places after so many times only move on, or only become more: then they are the same from some time on.
        for (unsigned times = 0;; ++times) {
          if (times >= node.least) ends_found |= after;
          if (node.most != 0 && times == node.most) break;
          const Places next = ends(node.parts[0], after);
          if (next == after) ends_found |= after;
          if (next == after || next.none()) break;
          after = next;
        }
        break;
      }
    }
    return ends_found;
  }

  const std::vector<Regex::Node>& nodes_;
  const std::vector<unsigned>& sequence_;
  std::map<std::pair<std::uint32_t, std::size_t>, Places> known_;
};

bool Regex::matches(const std::vector<unsigned>& sequence) const {
  RegexMatcher::Places start;
  start.set(0);
  const auto last = static_cast<std::uint32_t>(nodes_.size() - 1);
  return RegexMatcher(nodes_, sequence).ends(last, start)[sequence.size()];
}

}  // namespace quadrille::variant
