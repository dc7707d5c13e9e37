#include "core/cover/names.hpp"

#include <cassert>

namespace quadrille::cover {

namespace {

// FNV-1a: names are a few letters long.
std::size_t hash(std::string_view name) {
  std::uint32_t value = 2166136261u;
  for (const char c : name) value = (value ^ static_cast<unsigned char>(c)) * 16777619u;
  return value ^ value >> 15;
}

}  // namespace

void Names::clear() {
  letters_.clear();
  ends_.clear();
  slots_.assign(slots_.size(), none);
}

std::uint32_t Names::find(std::string_view name) const { return slots_.empty() ? none : slots_[slot_of(name)]; }

std::uint32_t Names::add(std::string_view name) {
  assert(find(name) == none);
  if (2 * (size() + 1) > slots_.size()) widen();
  const auto index = static_cast<std::uint32_t>(size());
  slots_[slot_of(name)] = index;
  letters_ += name;
  ends_.push_back(letters_.size());
  return index;
}

// The slot that holds `name`, or the free one where it belongs.
std::size_t Names::slot_of(std::string_view name) const {
  const std::size_t mask = slots_.size() - 1;
  std::size_t slot = hash(name) & mask;
  while (slots_[slot] != none && (*this)[slots_[slot]] != name) slot = (slot + 1) & mask;
  return slot;
}

void Names::widen() {
  slots_.assign(slots_.empty() ? 16 : 2 * slots_.size(), none);
  for (std::size_t index = 0; index < size(); ++index) slots_[slot_of((*this)[index])] = static_cast<std::uint32_t>(index);
}

}  // namespace quadrille::cover
