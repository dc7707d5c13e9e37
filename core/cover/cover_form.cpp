#include "core/cover/cover_form.hpp"

#include "core/text/text.hpp"

namespace quadrille::cover {

// FNV-1a by numbers instead of bytes, folded.
std::uint64_t fingerprint(const BoardForm& form) {
  std::uint64_t hash = 0xCBF29CE484222325u;
  const auto add = [&hash](std::uint64_t number) {
    hash = (hash ^ number) * 0x100000001B3u;
    hash ^= hash >> 29;  // high bits reach the low ones too
  };
  const Problem& problem = form.problem;
  for (const std::size_t size : {form.cells, std::size_t{form.values}, problem.primary(), problem.items()}) add(size);
  for (Option option = 0; option < problem.options(); ++option) {
    const auto entries = problem.option(option);
    add(entries.size());
    for (const Entry& entry : entries) add(entry.item + (std::uint64_t{entry.colour} << 32));
    for (const Placement placement : form.placements(option)) add(placement);
  }
  for (Item item = 0; problem.has_multiplicities() && item < problem.primary(); ++item)
    add(problem.bounds(item).low + (std::uint64_t{problem.bounds(item).high} << 32));
  for (const Placement given : form.givens) add(given);
  for (const char c : form.beside) add(static_cast<unsigned char>(c));
  if (form.up_to_symmetry) add(1);
  return (hash ^ hash >> 48) & ((std::uint64_t{1} << 48) - 1);
}

std::string unit_name(const BoardForm& form, Unit unit) {
  if (kind_of(unit) != UnitKind::item) return {};
  const std::uint32_t item = number_of(unit);
  return form.names == nullptr ? decimal(item + 1) : std::string((*form.names)[item]);
}

}  // namespace quadrille::cover
