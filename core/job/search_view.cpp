#include "core/job/search_view.hpp"

#include <cstdint>
#include <span>
#include <vector>

#include "core/text/json.hpp"

namespace quadrille {

namespace {

using namespace cover;

// Writes the items that are covered as often as they may be, and the options that are out of the links: those that
// conflict with a chosen one, and all of the items that were branched on.
void write_matrix(const Problem& problem, const std::vector<Choice>& choices, Json& json) {
  constexpr Colour untouched = ~Colour{0};
  std::vector<Colour> taken(problem.items(), untouched);
  std::vector<std::uint32_t> times(problem.items());
  std::vector<char> is_chosen(problem.options());
  for (const Choice& choice : choices) {
    if (choice.option == Choice::no_option) continue;
    is_chosen[choice.option] = 1;
    for (const Entry entry : problem.option(choice.option)) {
      const bool is_full = entry.item >= problem.primary() || ++times[entry.item] >= problem.bounds(entry.item).high;
      if (is_full) taken[entry.item] = entry.colour;
    }
  }
  json.key("covered").open('[');
  for (Item item = 0; item < problem.items(); ++item) {
    if (taken[item] == 0) json.number(item);
  }
  json.close(']').key("hidden").open('[');
  for (Option option = 0; option < problem.options(); ++option) {
    bool is_out = false;
    for (const Entry entry : problem.option(option)) {
      is_out = is_out || (taken[entry.item] != untouched && (entry.colour == 0 || taken[entry.item] != entry.colour));
    }
    if (is_out && is_chosen[option] == 0) json.number(option);
  }
  json.close(']');
}

void write_choice(const BoardForm& form, const Choice& choice, Json& json) {
  json.open('{');
  const bool is_option = choice.option != Choice::no_option;
  const auto placements = is_option ? form.placements(choice.option) : std::span<const Placement>();
  if (placements.size() == 1) {
    json.key("cell").number(placements[0] / form.values).key("value").number(placements[0] % form.values + 1);
  } else {
    json.key("cell").null().key("value").null();
  }
  const Unit unit = form.units[choice.item];
  json.key("tried").number(choice.tried).key("of").number(choice.choices);
  json.key("unit").open('{').key("kind").text(name(kind_of(unit))).key("number").number(number_of(unit) + 1);
  json.key("name").text(unit_name(form, unit)).close('}').close('}');
}

}  // namespace

std::string SearchView::path(const AnyPuzzle& puzzle, std::uint64_t number, const AnySearch& search) {
  std::vector<Choice> choices;
  std::string out;
  Json json(out);
  json.open('{').key("path").open('[');
  const bool is_known = has_form(puzzle, number);
  if (is_known) {
    search.path(choices);
    for (const Choice& choice : choices) write_choice(form_, choice, json);
  }
  json.close(']');
  if (is_known && !form_.units.empty() && kind_of(form_.units[0]) == UnitKind::item) {
    write_matrix(form_.problem, choices, json);
  }
  json.close('}');
  return out;
}

double SearchView::estimate(const AnyPuzzle& puzzle, std::uint64_t number) {
  if (!has_form(puzzle, number) || form_.problem.entries() > Estimate::most_entries) return 0;
  if (estimate_of_ != number) estimate_.open(form_.problem);
  estimate_of_ = number;
  estimate_.descend();
  return estimate_.value();
}

bool SearchView::has_form(const AnyPuzzle& puzzle, std::uint64_t number) {
  if (form_of_ != number) has_form_ = !puzzle.write_form(true, form_);
  form_of_ = number;
  return has_form_ && !form_.units.empty();
}

}  // namespace quadrille
