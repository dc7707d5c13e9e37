#include "core/job/step_record.hpp"

#include <algorithm>

#include "core/text/json.hpp"

namespace quadrille {

namespace {

using steps::Deduction;
using steps::Layout;

// The side of a square board.
std::uint32_t side_of(const Layout& layout) { return layout.values(); }

std::string cell_text(std::uint32_t cell, const Layout& layout) {
  return "r" + decimal(cell / side_of(layout) + 1) + "c" + decimal(cell % side_of(layout) + 1);
}

}  // namespace

std::string rating_text(unsigned rating) {
  return decimal(rating / 10) + (rating % 10 == 0 ? "" : "." + decimal(rating % 10));
}

std::string step_line(const Deduction& step, const Layout& layout) {
  const std::uint32_t values = layout.values();
  std::string line(name(step.technique));
  if (step.placed != cover::no_placement) {
    line += " " + cell_text(step.placed / values, layout) + "=" + decimal(step.placed % values + 1);
  }
  std::vector<cover::Placement> sorted = step.eliminated;
  std::sort(sorted.begin(), sorted.end());
  std::uint32_t last = ~0U;
  for (const cover::Placement gone : sorted) {
    if (step.placed != cover::no_placement && gone / values == step.placed / values) continue;
    if (gone / values != last) {
      line += " " + cell_text(gone / values, layout) + "<>";
    } else if (values > 9) {
      line += ',';  // separates values of several digits
    }
    line += decimal(gone % values + 1);
    last = gone / values;
  }
  return line;
}

std::string step_record(const Deduction& step, const Layout& layout) {
  const std::uint32_t values = layout.values();
  std::string text;
  Json json(text);
  const auto write = [&](cover::Placement placement) -> Json& {
    return json.open('{').key("cell").number(placement / values).key("value").number(placement % values + 1);
  };
  const auto write_all = [&](const char* key, const std::vector<cover::Placement>& placements) {
    json.key(key).open('[');
    for (const cover::Placement placement : placements) write(placement).close('}');
    json.close(']');
  };
  const auto write_end = [&](const char* key, const steps::Literal& literal) {
    json.key(key);
    write(literal.placement).key("on").boolean(literal.is_on).close('}');
  };
  json.open('{').key("technique").text(name(step.technique)).key("rating").raw(rating_text(step.rating));
  json.key("line").text(step_line(step, layout)).key("placed");
  if (step.placed == cover::no_placement) {
    json.null();
  } else {
    write(step.placed).close('}');
  }
  write_all("eliminated", step.eliminated);
  write_all("pattern", step.pattern);
  json.key("houses").open('[');
  for (const steps::House house : step.houses) {
    const cover::Unit unit = layout.unit(house);
    json.open('{').key("kind").text(cover::name(cover::kind_of(unit)));
    json.key("number").number(cover::number_of(unit) + 1).close('}');
  }
  json.close(']').key("chain").open('[');
  for (const steps::Implication& link : step.chain) {
    json.open('{');
    write_end("from", link.from);
    write_end("to", link.to);
    json.close('}');
  }
  json.close(']').close('}');
  return text;
}

}  // namespace quadrille
