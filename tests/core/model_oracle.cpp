#include "tests/core/model_oracle.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <stdexcept>
#include <utility>

namespace quadrille::test {

const std::vector<std::string> model_words = {"=",
                                              "alldifferent",
                                              "alldifferent by",
                                              "all_equal",
                                              "increasing",
                                              "strictly_increasing",
                                              "value_precede",
                                              "sum",
                                              "count",
                                              "nvalue",
                                              "maximum",
                                              "minimum",
                                              "product",
                                              "distance",
                                              "element",
                                              "lex",
                                              "inverse",
                                              "table",
                                              "conflicts",
                                              "regular",
                                              "connected",
                                              "components",
                                              "loop",
                                              "forest",
                                              "circuit"};

namespace {

using Ints = std::vector<std::int64_t>;

// A variable or a number, as text and as what it is.
struct Term {
  std::string text;
  std::size_t variable;
  std::int64_t number;
  static constexpr std::size_t none = 99;

  std::int64_t of(const ModelNumbers& numbers) const { return variable == none ? number : numbers[variable]; }
};

Ints values(const std::vector<Term>& terms, const ModelNumbers& numbers) {
  Ints all;
  for (const Term& term : terms) all.push_back(term.of(numbers));
  return all;
}

std::string words(const std::vector<Term>& terms) {
  std::string text;
  for (const Term& term : terms) text += ' ' + term.text;
  return text;
}

class Maker {
 public:
  Maker(Random& random, const std::vector<ModelVariable>& variables) : random_(random), variables_(variables) {}

  ModelStatement make(const std::string& word);

 private:
  std::uint32_t below(std::uint64_t bound) { return random_.below(bound); }
  Term variable() {
    const auto at = below(variables_.size());
    return {variables_[at].name, at, 0};
  }
  Term term() {
    if (!random_.one_in(6)) return variable();
    const std::int64_t number = std::int64_t{below(6)} - 1;
    return {std::to_string(number), Term::none, number};
  }
  // Any of them, perhaps with repetitions.
  std::vector<Term> list(std::size_t size) {
    std::vector<Term> all;
    while (all.size() < size) all.push_back(term());
    return all;
  }
  // Different variables, in any order.
  std::vector<Term> some(std::size_t size) {
    std::vector<Term> all;
    for (std::size_t i = 0; i < variables_.size(); ++i) all.push_back({variables_[i].name, i, 0});
    random_.shuffle(all);
    all.resize(std::min(size, all.size()));
    return all;
  }
  std::size_t size() { return 1 + below(4); }
  // The text, and whether a comparison holds.
  std::pair<std::string, std::function<bool(std::int64_t, std::int64_t)>> relation() {
    switch (below(6)) {
      case 0: return {" = ", [](auto a, auto b) { return a == b; }};
      case 1: return {" != ", [](auto a, auto b) { return a != b; }};
      case 2: return {" < ", [](auto a, auto b) { return a < b; }};
      case 3: return {" <= ", [](auto a, auto b) { return a <= b; }};
      case 4: return {" > ", [](auto a, auto b) { return a > b; }};
      default: return {" >= ", [](auto a, auto b) { return a >= b; }};
    }
  }
  ModelStatement function_of(const std::string& word, std::vector<Term> terms,
                             std::function<std::int64_t(const Ints&)> function) {
    const auto [sign, compares] = relation();
    const Term right = term();
    return {word + words(terms) + sign + right.text, [terms = std::move(terms), compares_ = compares, right,
                                                      function = std::move(function)](const ModelNumbers& numbers) {
              return compares_(function(values(terms, numbers)), right.of(numbers));
            }};
  }
  ModelStatement list_of(const std::string& word, std::vector<Term> terms, std::function<bool(const Ints&)> holds) {
    return {word + words(terms), [terms = std::move(terms), holds = std::move(holds)](const ModelNumbers& numbers) {
              return holds(values(terms, numbers));
            }};
  }
  std::pair<std::string, std::set<std::int64_t>> set() {
    std::string text;
    std::set<std::int64_t> numbers;
    const std::int64_t low = std::int64_t{below(4)} - 1, high = low + below(3);
    for (std::int64_t number = low; number <= high; ++number) numbers.insert(number);
    text = std::to_string(low) + (high > low ? ".." + std::to_string(high) : "");
    if (random_.one_in(3)) {
      numbers.insert(4);
      text += " 4";
    }
    return {text, numbers};
  }

  ModelStatement make_given();
  ModelStatement make_by();
  ModelStatement make_precede();
  ModelStatement make_sum();
  ModelStatement make_count();
  ModelStatement make_element();
  ModelStatement make_lex();
  ModelStatement make_inverse();
  ModelStatement make_table(bool is_allowed);
  ModelStatement make_regular();
  ModelStatement make_graph(bool is_one);
  ModelStatement make_lines(bool is_loop);
  ModelStatement make_circuit();

  Random& random_;
  const std::vector<ModelVariable>& variables_;
};

ModelStatement Maker::make(const std::string& word) {
  const auto pairs = [](auto holds) {
    return [holds](const Ints& all) {
      for (std::size_t i = 1; i < all.size(); ++i)
        if (!holds(all[i - 1], all[i])) return false;
      return true;
    };
  };
  const auto distinct = [](const Ints& all) { return std::set<std::int64_t>(all.begin(), all.end()).size(); };
  if (word == "=") return make_given();
  if (word == "alldifferent")
    return list_of(word, random_.one_in(5) ? list(size()) : some(size()),
                   [=](const Ints& all) { return distinct(all) == all.size(); });
  if (word == "alldifferent by") return make_by();
  if (word == "all_equal") return list_of(word, list(size()), pairs([](auto a, auto b) { return a == b; }));
  if (word == "increasing") return list_of(word, list(size()), pairs([](auto a, auto b) { return a <= b; }));
  if (word == "strictly_increasing") return list_of(word, list(size()), pairs([](auto a, auto b) { return a < b; }));
  if (word == "value_precede") return make_precede();
  if (word == "sum") return make_sum();
  if (word == "count") return make_count();
  if (word == "nvalue")
    return function_of(word, list(size()), [=](const Ints& all) { return static_cast<std::int64_t>(distinct(all)); });
  if (word == "maximum")
    return function_of(word, list(size()), [](const Ints& all) { return *std::max_element(all.begin(), all.end()); });
  if (word == "minimum")
    return function_of(word, list(size()), [](const Ints& all) { return *std::min_element(all.begin(), all.end()); });
  if (word == "product") return function_of(word, list(2), [](const Ints& all) { return all[0] * all[1]; });
  if (word == "distance") return function_of(word, list(2), [](const Ints& all) { return std::abs(all[0] - all[1]); });
  if (word == "element") return make_element();
  if (word == "lex") return make_lex();
  if (word == "inverse") return make_inverse();
  if (word == "table" || word == "conflicts") return make_table(word == "table");
  if (word == "regular") return make_regular();
  if (word == "connected" || word == "components") return make_graph(word == "connected");
  if (word == "loop" || word == "forest") return make_lines(word == "loop");
  if (word == "circuit") return make_circuit();
  throw std::logic_error("no such statement: " + word);
}

ModelStatement Maker::make_given() {
  const Term one = variable();
  const auto& numbers = variables_[one.variable].numbers;
  const std::int64_t wanted = random_.one_in(8) ? 17 : numbers[below(numbers.size())];
  return {one.text + " = " + std::to_string(wanted),
          [=](const ModelNumbers& all) { return all[one.variable] == wanted; }};
}

ModelStatement Maker::make_by() {
  const std::size_t count = size();
  std::vector<Term> terms = list(count), labels = list(count);
  if (random_.one_in(2)) {
    std::vector<Term> all = some(4);
    labels.assign(all.begin() + 2, all.end());
    all.resize(2);
    terms = all;
  }
  return {"alldifferent" + words(terms) + " by" + words(labels), [=](const ModelNumbers& numbers) {
            for (std::size_t i = 0; i < terms.size(); ++i)
              for (std::size_t j = 0; j < i; ++j)
                if (labels[i].of(numbers) == labels[j].of(numbers) && terms[i].of(numbers) == terms[j].of(numbers))
                  return false;
            return true;
          }};
}

ModelStatement Maker::make_precede() {
  const std::vector<Term> terms = list(size());
  const std::int64_t first = below(3);
  return {"value_precede" + words(terms) + " from " + std::to_string(first), [=](const ModelNumbers& numbers) {
            const Ints all = values(terms, numbers);
            for (std::size_t i = 0; i < all.size(); ++i)
              if (all[i] > first && std::find(all.begin(), all.begin() + std::ptrdiff_t(i), all[i] - 1) ==
                                        all.begin() + std::ptrdiff_t(i))
                return false;
            return true;
          }};
}

ModelStatement Maker::make_sum() {
  std::string text = "sum";
  std::vector<std::pair<std::int64_t, Term>> terms;
  const std::size_t left = size(), count = left + below(3);
  const auto [sign, compares] = relation();
  for (std::size_t i = 0; i < count; ++i) {
    if (i == left) text += sign;
    const std::int64_t coefficient = random_.one_in(6) ? 400 : std::int64_t{below(4)};
    const bool is_negative = random_.one_in(3);
    const Term one = term();
    text += is_negative ? " - " : i == 0 || i == left ? " " : " + ";
    const bool has_factor = one.variable != Term::none && coefficient != 1;
    const std::int64_t number = one.variable == Term::none ? std::abs(one.number) : 0;
    if (has_factor) text += std::to_string(coefficient) + (random_.one_in(2) ? " * " : " ");
    text += one.variable == Term::none ? std::to_string(number) : one.text;
    const std::int64_t factor = one.variable == Term::none ? 1 : coefficient;
    terms.emplace_back((is_negative ? -factor : factor) * (i < left ? 1 : -1), Term{one.text, one.variable, number});
  }
  if (count == left) text += sign + std::string("3");
  const std::int64_t rest = count == left ? 3 : 0;
  return {text, [=, compares_ = compares](const ModelNumbers& numbers) {
            std::int64_t sum = 0;
            for (const auto& [factor, one] : terms) sum += factor * one.of(numbers);
            return compares_(sum, rest);
          }};
}

ModelStatement Maker::make_count() {
  std::vector<std::pair<std::vector<Term>, std::set<std::int64_t>>> groups;
  std::string text = "count";
  for (std::size_t left = 1 + below(2); left > 0; --left) {
    const auto [numbers, values_of] = set();
    groups.emplace_back(list(size()), values_of);
    text += words(groups.back().first) + " in " + numbers + (left > 1 ? "," : "");
  }
  const auto [sign, compares] = relation();
  const Term right = term();
  return {text + sign + right.text, [=, compares_ = compares](const ModelNumbers& numbers) {
            std::int64_t count = 0;
            for (const auto& [terms, wanted] : groups)
              for (const Term& one : terms) count += wanted.count(one.of(numbers)) != 0;
            return compares_(count, right.of(numbers));
          }};
}

ModelStatement Maker::make_element() {
  const std::vector<Term> terms = list(1 + size());
  const Term place = variable(), right = term();
  const auto [sign, compares] = relation();
  return {"element" + words(terms) + " at " + place.text + sign + right.text,
          [=, compares_ = compares](const ModelNumbers& numbers) {
            const std::int64_t at = place.of(numbers);
            if (at < 1 || at > static_cast<std::int64_t>(terms.size())) return false;
            return compares_(terms[static_cast<std::size_t>(at) - 1].of(numbers), right.of(numbers));
          }};
}

ModelStatement Maker::make_lex() {
  const std::size_t count = size();
  const std::vector<Term> a = list(count), b = list(count);
  const auto [sign, compares] = relation();
  return {"lex" + words(a) + sign + words(b), [=, compares_ = compares](const ModelNumbers& numbers) {
            const Ints x = values(a, numbers), y = values(b, numbers);
            for (std::size_t i = 0; i < x.size(); ++i)
              if (x[i] != y[i]) return compares_(x[i], y[i]);
            return compares_(0, 0);
          }};
}

ModelStatement Maker::make_inverse() {
  const std::size_t count = 1 + below(2);
  const std::vector<Term> f = list(count), g = random_.one_in(3) ? f : list(count);
  return {"inverse" + words(f) + " |" + words(g), [=](const ModelNumbers& numbers) {
            const Ints x = values(f, numbers), y = values(g, numbers);
            for (std::int64_t i = 1; i <= std::int64_t(x.size()); ++i) {
              const std::int64_t there = x[std::size_t(i - 1)], back = y[std::size_t(i - 1)];
              if (there < 1 || there > std::int64_t(x.size()) || back < 1 || back > std::int64_t(x.size()))
                return false;
              if (y[std::size_t(there - 1)] != i || x[std::size_t(back - 1)] != i) return false;
            }
            return true;
          }};
}

ModelStatement Maker::make_table(bool is_allowed) {
  const std::vector<Term> terms = list(size());
  std::vector<std::vector<std::pair<std::int64_t, std::int64_t>>> rows(1 + below(6));
  std::string text = (is_allowed ? "table" : "conflicts") + words(terms) + ":";
  for (auto& row : rows) {
    if (&row != rows.data()) text += " |";
    for (std::size_t i = 0; i < terms.size(); ++i) {
      const std::int64_t low = std::int64_t{below(4)} - 1, high = low + (random_.one_in(3) ? 2 : 0);
      const bool is_any = random_.one_in(4);
      row.emplace_back(is_any ? -100 : low, is_any ? 100 : high);
      text += is_any ? " *" : ' ' + std::to_string(low) + (high > low ? ".." + std::to_string(high) : "");
    }
  }
  return {text, [=](const ModelNumbers& numbers) {
            const Ints all = values(terms, numbers);
            for (const auto& row : rows) {
              bool fits = true;
              for (std::size_t i = 0; i < all.size(); ++i)
                fits = fits && row[i].first <= all[i] && all[i] <= row[i].second;
              if (fits) return is_allowed;
            }
            return !is_allowed;
          }};
}

ModelStatement Maker::make_regular() {
  struct Step {
    std::size_t from;
    std::int64_t low, high;
    std::size_t to;
  };
  const std::vector<Term> terms = list(size());
  const bool has_numbers = random_.one_in(2);
  const auto name = [has_numbers](std::size_t state) {
    return has_numbers ? std::to_string(state) : std::string(1, static_cast<char>('p' + state));
  };
  std::vector<Step> steps(2 + below(6));
  const std::size_t last = below(3);
  std::string text = "regular" + words(terms) + " from " + name(0) + " to " + name(last) + ":";
  for (Step& step : steps) {
    const std::int64_t low = std::int64_t{below(4)} - 1;
    step = {below(3), low, low + below(3), below(3)};
    text += (&step == steps.data() ? " " : " | ") + name(step.from) + ' ' + std::to_string(step.low);
    if (step.high > step.low) text += ".." + std::to_string(step.high);
    text += ' ' + name(step.to);
  }
  return {text, [=](const ModelNumbers& numbers) {
            // By all paths.
            const Ints all = values(terms, numbers);
            std::function<bool(std::size_t, std::size_t)> accepts = [&](std::size_t state, std::size_t at) {
              if (at == all.size()) return state == last;
              for (const Step& step : steps)
                if (step.from == state && step.low <= all[at] && all[at] <= step.high && accepts(step.to, at + 1))
                  return true;
              return false;
            };
            return accepts(0, 0);
          }};
}

// How many members each piece has, by joining the ends of edges until nothing changes.
Ints pieces(const std::vector<bool>& is_member, const std::vector<std::pair<std::size_t, std::size_t>>& edges) {
  std::vector<std::size_t> label(is_member.size());
  for (std::size_t i = 0; i < label.size(); ++i) label[i] = i;
  for (std::size_t round = 0; round < label.size(); ++round)
    for (const auto& [a, b] : edges)
      if (is_member[a] && is_member[b]) label[a] = label[b] = std::min(label[a], label[b]);
  Ints sizes;
  for (std::size_t one = 0; one < label.size(); ++one) {
    std::int64_t size = 0;
    for (std::size_t i = 0; i < label.size(); ++i) size += is_member[i] && label[i] == one;
    if (size > 0) sizes.push_back(size);
  }
  return sizes;
}

ModelStatement Maker::make_graph(bool is_one) {
  const std::vector<Term> nodes = some(5);
  const auto [numbers, wanted] = set();
  std::vector<std::pair<std::size_t, std::size_t>> edges;
  std::string links;
  for (std::size_t a = 0; a < nodes.size(); ++a)
    for (std::size_t b = 0; b < a; ++b) {
      if (!random_.one_in(3) && !(a == 1 && b == 0)) continue;
      edges.emplace_back(a, b);
      links += (links.empty() ? " " : " | ") + nodes[a].text + ' ' + nodes[b].text;
    }
  const std::int64_t low = below(3), high = low + below(4);
  const bool has_size = random_.one_in(2);
  std::string text = (is_one ? "connected" : "components") + words(nodes) + " in " + numbers;
  if (has_size) text += " size " + std::to_string(low) + (high > low ? ".." + std::to_string(high) : "");
  return {text + ":" + links, [=, wanted_ = wanted](const ModelNumbers& all) {
            std::vector<bool> is_member;
            for (const Term& node : nodes) is_member.push_back(wanted_.count(node.of(all)) != 0);
            const Ints sizes = pieces(is_member, edges);
            const auto fits = [&](std::int64_t size) { return !has_size || (low <= size && size <= high); };
            if (is_one) return sizes.size() <= 1 && fits(sizes.empty() ? 0 : sizes[0]);
            return std::all_of(sizes.begin(), sizes.end(), fits);
          }};
}

ModelStatement Maker::make_lines(bool is_loop) {
  struct Edge {
    std::size_t a, b;
    Term term;
    std::set<std::int64_t> in;
  };
  std::vector<Edge> edges;
  std::string text = is_loop ? "loop" : "forest";
  const auto point = [](std::size_t number) { return std::string(1, static_cast<char>('P' + number)); };
  for (std::size_t a = 0; a < 4; ++a)
    for (std::size_t b = 0; b < a; ++b) {
      if (random_.one_in(4) && a != 1) continue;
      Edge& edge = edges.emplace_back(Edge{a, b, variable(), {1}});
      text += (edges.size() == 1 ? " " : " | ") + point(a) + ' ' + point(b) + ' ' + edge.term.text;
      if (!random_.one_in(2)) continue;
      const auto [numbers, wanted] = set();
      edge.in = wanted;
      text += " in " + numbers;
    }
  std::vector<int> labels(4);
  if (!is_loop && random_.one_in(2)) {
    labels[0] = 1, labels[1] = 2;
    text += " by P 1 Q 2";
  }
  return {text, [=](const ModelNumbers& numbers) {
            std::vector<std::pair<std::size_t, std::size_t>> drawn;
            std::vector<std::size_t> degrees(4);
            for (const Edge& edge : edges) {
              if (edge.in.count(edge.term.of(numbers)) == 0) continue;
              drawn.emplace_back(edge.a, edge.b);
              ++degrees[edge.a], ++degrees[edge.b];
            }
            if (is_loop) {
              std::vector<bool> is_on;
              for (const std::size_t degree : degrees) {
                if (degree != 0 && degree != 2) return false;
                is_on.push_back(degree == 2);
              }
              return pieces(is_on, drawn).size() == 1;
            }
            // In a forest, edges and pieces together are as many as points.
            if (drawn.size() + pieces(std::vector<bool>(4, true), drawn).size() != 4) return false;
            if (labels[0] == 0) return true;
            std::vector<std::pair<std::size_t, std::size_t>> joined = drawn;
            joined.emplace_back(0, 1);
            return pieces(std::vector<bool>(4, true), joined).size() < pieces(std::vector<bool>(4, true), drawn).size();
          }};
}

ModelStatement Maker::make_circuit() {
  const std::vector<Term> next = some(1 + below(4));
  return {"circuit" + words(next), [=](const ModelNumbers& numbers) {
            std::set<std::int64_t> seen;
            std::int64_t at = 1;
            for (std::size_t i = 0; i < next.size(); ++i) {
              if (at < 1 || at > std::int64_t(next.size()) || !seen.insert(at).second) return false;
              at = next[std::size_t(at - 1)].of(numbers);
            }
            return at == 1;
          }};
}

}  // namespace

std::vector<ModelVariable> random_variables(Random& random, std::string& declarations) {
  std::vector<ModelVariable> variables;
  const std::size_t size = 2 + random.below(2);
  const std::int64_t low = random.one_in(4) ? -1 : std::int64_t{random.below(2)};
  std::vector<std::int64_t> numbers;
  for (std::int64_t number = low; number <= low + 2; ++number) numbers.push_back(number);
  declarations = "var x[" + std::to_string(size) + "]: " + std::to_string(low) + ".." + std::to_string(low + 2) + '\n';
  for (std::size_t i = 1; i <= size; ++i) variables.push_back({"x[" + std::to_string(i) + "]", numbers});
  declarations += "var a: 1..4\nvar b: 0 1 4\n";
  variables.push_back({"a", {1, 2, 3, 4}});
  variables.push_back({"b", {0, 1, 4}});
  return variables;
}

ModelStatement random_statement(Random& random, const std::string& word, const std::vector<ModelVariable>& variables) {
  return Maker(random, variables).make(word);
}

}  // namespace quadrille::test
