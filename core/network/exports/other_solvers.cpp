#include "core/network/exports/other_solvers.hpp"

#include <algorithm>

#include "core/cover/formats.hpp"
#include "core/network/form/form.hpp"

namespace quadrille::network {

bool has_whole_form(const Network& network) {
  return network.connected.empty() && network.lines.empty() && network.labelled.empty() && network.disjunctions.empty();
}

namespace {

template <class Write>
bool write(const Problem& problem, const WriteCell& write_cell, bool counts, Write write_form_of) {
  const Network& network = *problem.network;
  std::uint32_t values = 1;
  for (Variable cell = 0; cell < network.cells; ++cell)
    values = std::max<std::uint32_t>(values, network.domains[cell].values);
  cover::CoverForm form;
  if (write_form(network, problem.candidates, values, form, nullptr, counts)) return false;
  const auto write_placement = [&](cover::Placement placement, std::string& out) {
    const Variable cell = placement / values;
    write_cell(cell, out);
    const std::int64_t number = network.number(cell, placement % values);
    out += number < 0 ? " = -" : " = ";
    out += decimal(static_cast<std::uint64_t>(number < 0 ? -number : number));
  };
  return write_form_of(form, write_placement);
}

}  // namespace

bool write_cnf(const Problem& problem, const WriteCell& write_cell, std::string& out) {
  return write(problem, write_cell, false, [&](const auto& form, const auto& write_placement) {
    return cover::write_cnf(form, write_placement, out);
  });
}

bool write_opb(const Problem& problem, const WriteCell& write_cell, std::string& out) {
  return write(problem, write_cell, true, [&](const auto& form, const auto& write_placement) {
    cover::write_opb(form, write_placement, out);
    return true;
  });
}

}  // namespace quadrille::network
