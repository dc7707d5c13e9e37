#include "core/cover/cover_form.hpp"

#include "core/text/text.hpp"

namespace quadrille::cover {

std::string unit_name(const BoardForm& form, Unit unit) {
  if (kind_of(unit) != UnitKind::item) return {};
  const std::uint32_t item = number_of(unit);
  return form.names == nullptr ? decimal(item + 1) : std::string((*form.names)[item]);
}

}  // namespace quadrille::cover
