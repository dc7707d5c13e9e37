#include "core/insight/insight.hpp"

#include <utility>

#include "core/insight/hint.hpp"

namespace quadrille {

namespace {

void append_list(const std::vector<std::uint32_t>& numbers, std::string& out) {
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (i > 0) out += ',';
    out += decimal(numbers[i]);
  }
  if (numbers.empty()) out += '-';
}

}  // namespace

std::optional<Error> Insight::open_candidates() {
  cover::CoverForm form;
  if (auto refused = write_form(form, false)) return refused;
  append_givens(form.placings);  // some forms leave them out
  const auto [cells, values] = shape();
  candidates_.open(*engine_, *this, cells, values, request_.cap, std::move(form));
  engine_ = &candidates_;
  return std::nullopt;
}

bool Insight::mark_candidates() {
  std::vector<cover::Placing> placings;
  if (!read_placings(candidates_.is_in_part(), placings)) return false;
  candidates_.mark(placings);
  return true;
}

std::optional<Error> Insight::append_hint(std::string& out, Verdict& verdict) const {
  std::vector<cover::Unit> units;
  write_units(units, true);
  std::optional<Hint> own = own_hint();
  if (!own) {
    cover::CoverForm form;
    if (auto refused = write_form(form, true)) return refused;
    std::vector<cover::Placing> givens;
    append_givens(givens);
    own = find_hint(form, units, givens, shape().values, placing_rule());
  }
  const Hint& hint = *own;
  verdict = hint.verdict;

  out += hint.rule.empty() ? "-" : hint.rule;
  out += ' ';
  append_placing(hint.placing, out);
  out += hint.ahead ? " 1 " : " 0 ";
  if (hint.item == Hint::no_item) {
    out += "- - -";
  } else {
    append_unit(units[hint.item], hint.item, out);
  }
  out += ' ';
  append_list(hint.cells, out);
  out += ' ';
  append_list(hint.because, out);
  return std::nullopt;
}

void Insight::append_placing(cover::Placing placing, std::string& out) const {
  if (placing == cover::no_placing) {
    out += "- -";
    return;
  }
  const std::uint32_t values = shape().values;
  out += decimal(placing / values) + ' ' + decimal(placing % values + 1);
}

void Insight::append_unit(cover::Unit unit, cover::Item item, std::string& out) const {
  out += name(cover::kind_of(unit));
  out += ' ' + decimal(cover::number_of(unit) + 1) + ' ';
  append_name(item, out);
  if (out.back() == ' ') out += '-';
}

bool Insight::has_form() {
  if (engine_ == nullptr) return false;
  if (form_of_ == puzzles_) return !units_.empty();
  form_of_ = puzzles_;
  units_.clear();
  if (!write_form(form_, false)) write_units(units_, false);
  return !units_.empty();
}

double Insight::probe() {
  if (!has_form() || form_.problem.entries() > Probe::most_entries) return 0;
  if (probe_of_ != puzzles_) probe_.open(form_.problem);
  probe_of_ = puzzles_;
  probe_.descend();
  return probe_.estimate();
}

std::string Insight::path() {
  std::string out;
  if (!has_form()) return out;
  std::vector<Choice> choices;
  engine_->path(choices);
  for (const auto& [item, option, tried, of] : choices) {
    append_placing(form_.placings[option], out);
    out += ' ' + decimal(tried) + ' ' + decimal(of) + ' ';
    append_unit(units_[item], item, out);
    out += '\n';
  }
  if (cover::kind_of(units_[0]) == cover::UnitKind::item) append_covered(choices, out);
  return out;
}

// What is covered, and what is out of the links: options that clash with a chosen one, and all of the item that was
// branched on.
void Insight::append_covered(const std::vector<Choice>& choices, std::string& out) const {
  const cover::Problem& problem = form_.problem;
  constexpr cover::Colour untouched = ~cover::Colour{0};
  std::vector<cover::Colour> taken(problem.items(), untouched);
  std::vector<std::uint32_t> is_chosen(problem.options(), 0);
  for (const Choice& choice : choices) {
    is_chosen[choice.option] = 1;
    for (const cover::Entry entry : problem.option(choice.option)) taken[entry.item] = entry.colour;
  }
  std::vector<std::uint32_t> covered, hidden;
  for (cover::Item item = 0; item < problem.items(); ++item) {
    if (taken[item] == 0) covered.push_back(item);
  }
  for (cover::Option option = 0; option < problem.options(); ++option) {
    bool is_out = false;
    for (const cover::Entry entry : problem.option(option)) {
      is_out = is_out || (taken[entry.item] != untouched && (entry.colour == 0 || taken[entry.item] != entry.colour));
    }
    if (is_out && is_chosen[option] == 0) hidden.push_back(option);
  }
  append_list(covered, out);
  out += '\n';
  append_list(hidden, out);
  out += '\n';
}

}  // namespace quadrille
