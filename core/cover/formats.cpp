#include "core/cover/formats.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "core/text/text.hpp"

namespace quadrille::cover {

namespace {

// A variable, from 1, or its negation, below 0.
using Literal = std::int64_t;

// From `low` to `high` of the literals are true.
struct Cardinality {
  std::vector<Literal> literals;
  std::size_t low, high;
};

struct Translation {
  Literal variables = 0;
  std::vector<Cardinality> all;
};

// A variable for each colour of an item that several options have, which follows from the options: it is true if one
// with that colour is chosen. Options without primary items are never chosen.
Translation translate(const Problem& problem) {
  Translation translation = {static_cast<Literal>(problem.options()), {}};
  auto& all = translation.all;
  std::vector<std::vector<Literal>> options(problem.items());
  std::vector<std::map<Colour, std::vector<Literal>>> coloured(problem.items());
  for (Option option = 0; option < problem.options(); ++option) {
    const Literal literal = Literal{option} + 1;
    const auto entries = problem.option(option);
    if (std::none_of(entries.begin(), entries.end(),
                     [&](const Entry& entry) { return entry.item < problem.primary(); }))
      all.push_back({{-literal}, 1, 1});
    for (const Entry& entry : entries) {
      if (entry.colour == 0) {
        options[entry.item].push_back(literal);
      } else {
        coloured[entry.item][entry.colour].push_back(literal);
      }
    }
  }
  for (Item item = 0; item < problem.items(); ++item) {
    std::vector<Literal>& choices = options[item];
    for (const auto& [colour, with_it] : coloured[item]) {
      if (with_it.size() == 1) {
        choices.push_back(with_it[0]);
        continue;
      }
      const Literal is_chosen = ++translation.variables;
      std::vector<Literal> reasons = with_it;
      for (const Literal option : with_it) all.push_back({{-option, is_chosen}, 1, 2});
      reasons.push_back(-is_chosen);
      const std::size_t count = reasons.size();
      all.push_back({std::move(reasons), 1, count});
      choices.push_back(is_chosen);
    }
    const std::size_t count = choices.size();
    const Bounds bounds = item < problem.primary() ? problem.bounds(item) : Bounds{0, 1};
    if (bounds.low > 0 || bounds.high < count)
      all.push_back({std::move(choices), bounds.low, std::min<std::size_t>(bounds.high, count)});
  }
  return translation;
}

void write_literal(Literal literal, std::string& out) {
  if (literal < 0) out += '-';
  out += decimal(static_cast<std::uint64_t>(literal < 0 ? -literal : literal));
}

class CnfWriter {
 public:
  explicit CnfWriter(Literal variables) : variables_(variables) {}

  void add(const Cardinality& one) {
    if (one.low > 0) clause(one.literals);
    if (one.high < one.literals.size()) at_most_one(one.literals);
  }
  std::string text() const {
    return "p cnf " + decimal(static_cast<std::uint64_t>(variables_)) + ' ' + decimal(clauses_) + text_;
  }

 private:
  void clause(const std::vector<Literal>& literals) {
    ++clauses_;
    text_ += '\n';
    for (const Literal literal : literals) {
      write_literal(literal, text_);
      text_ += ' ';
    }
    text_ += '0';
  }

  // Few by pairs. Of many, a variable says whether one of the first i is true (Sinz, "Towards an optimal CNF encoding
  // of Boolean cardinality constraints", CP 2005), here in both directions.
  void at_most_one(const std::vector<Literal>& literals) {
    constexpr std::size_t few = 6;
    if (literals.size() <= few) {
      for (std::size_t i = 0; i < literals.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) clause({-literals[i], -literals[j]});
      return;
    }
    Literal before = literals[0];
    for (std::size_t i = 1; i < literals.size(); ++i) {
      clause({-before, -literals[i]});
      if (i + 1 == literals.size()) break;
      const Literal so_far = ++variables_;
      clause({-so_far, before, literals[i]});
      clause({so_far, -before});
      clause({so_far, -literals[i]});
      before = so_far;
    }
  }

  Literal variables_;
  std::uint64_t clauses_ = 0;
  std::string text_;
};

void write_comments(const CoverForm& form, std::string_view begin, std::string_view name,
                    const WritePlacement& write_placement, std::string& out) {
  for (Option option = 0; option < form.problem.options(); ++option)
    for (const Placement placement : form.placements(option)) {
      out += begin;
      out += name;
      out += decimal(option + 1) + ": ";
      write_placement(placement, out);
      out += '\n';
    }
}

// A constraint of OPB: of terms whose literals are not negated, at least.
void write_at_least(const std::vector<Literal>& literals, std::int64_t sign, std::int64_t bound, std::string& out) {
  for (const Literal literal : literals) {
    const bool is_negated = literal < 0;
    if (is_negated) bound -= sign;
    out += (sign > 0) == is_negated ? "-1 x" : "+1 x";
    out += decimal(static_cast<std::uint64_t>(is_negated ? -literal : literal)) + ' ';
  }
  out += ">= ";
  write_literal(bound, out);
  out += " ;\n";
}

// Writes cardinalities as statements of a model.
class ModelWriter {
 public:
  ModelWriter(std::size_t options, std::string& out) : options_(static_cast<Literal>(options)), out_(out) {}

  void declare(Literal variables) {
    out_ += "var";
    for (Literal variable = 1; variable <= variables; ++variable) add_name(variable);
    out_ += ": 0..1";
  }
  void add(const Cardinality& one) {
    const auto& [literals, low, high] = one;
    if (low > literals.size()) {
      out_ += "\nsum 0 = 1";
    } else if (literals.size() == 2 && low == 1 && high == 2) {
      out_ += "\nconflicts";
      for (const Literal literal : literals) add_name(literal);
      for (const Literal& literal : literals) {
        out_ += &literal == literals.data() ? ": " : " ";
        out_ += literal < 0 ? '1' : '0';  // what makes it false
      }
    } else if (low == high) {
      compare(literals, " = ", low);
    } else {
      if (low > 0) compare(literals, " >= ", low);
      if (high < literals.size()) compare(literals, " <= ", high);
    }
  }

 private:
  void add_name(Literal literal) {
    const Literal variable = literal < 0 ? -literal : literal;
    out_ += variable <= options_ ? " o" : " c";
    out_ += decimal(static_cast<std::uint64_t>(variable <= options_ ? variable : variable - options_));
  }
  // Those that are negated stand at the end.
  void compare(const std::vector<Literal>& literals, std::string_view relation, std::size_t bound) {
    out_ += "\ncount";
    for (std::size_t i = 0; i < literals.size(); ++i) {
      add_name(literals[i]);
      const bool is_last = i + 1 == literals.size();
      if (is_last || (literals[i + 1] < 0) != (literals[i] < 0)) out_ += literals[i] < 0 ? " in 0" : " in 1";
      if (!is_last && (literals[i + 1] < 0) != (literals[i] < 0)) out_ += ',';
    }
    out_ += relation;
    out_ += decimal(bound);
  }

  Literal options_;
  std::string& out_;
};

}  // namespace

bool write_model(const CoverForm& form, const WritePlacement& write_placement, std::string& out) {
  const std::size_t options = form.problem.options();
  if (options == 0 || options > most_model_variables || form.problem.entries() > most_model_names) return false;
  const Translation translation = translate(form.problem);
  std::size_t names = 0;
  for (const Cardinality& one : translation.all) names += 2 * one.literals.size();
  if (static_cast<std::size_t>(translation.variables) > most_model_variables || names > most_model_names) return false;
  write_comments(form, "# ", "o", write_placement, out);
  ModelWriter writer(options, out);
  writer.declare(translation.variables);
  for (const Cardinality& one : translation.all) writer.add(one);
  return true;
}

bool write_cnf(const CoverForm& form, const WritePlacement& write_placement, std::string& out) {
  for (Item item = 0; item < form.problem.primary(); ++item)
    if (form.problem.bounds(item) != Bounds{1, 1}) return false;
  write_comments(form, "c ", "", write_placement, out);
  const Translation translation = translate(form.problem);
  CnfWriter writer(translation.variables);
  for (const Cardinality& one : translation.all) writer.add(one);
  out += writer.text();
  return true;
}

void write_opb(const CoverForm& form, const WritePlacement& write_placement, std::string& out) {
  const Translation translation = translate(form.problem);
  std::size_t count = 0;
  std::string text;
  for (const auto& [literals, low, high] : translation.all) {
    if (low > 0) ++count, write_at_least(literals, 1, static_cast<std::int64_t>(low), text);
    if (high < literals.size()) ++count, write_at_least(literals, -1, -static_cast<std::int64_t>(high), text);
  }
  out += "* #variable= " + decimal(static_cast<std::uint64_t>(translation.variables)) +
         " #constraint= " + decimal(count) + '\n';
  write_comments(form, "* ", "x", write_placement, out);
  out += text;
  out.pop_back();  // the last line is ended by what takes the text
}

}  // namespace quadrille::cover
