#include "core/cover/names.hpp"

#include <cassert>

namespace quadrille::cover {

Names::Key Names::key_of(std::string_view name) {
  if (name.size() <= short_size) {
    Key key = empty_key;
    for (const char letter : name) key = extended(key, letter);
    return key;
  }
  // FNV-1a.
  Key hash = 0xCBF29CE484222325;
  for (const char letter : name) hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001B3;
  return hash | Key{1} << 63;
}

void Names::clear() {
  letters_.clear();
  ends_.clear();
  keys_.clear();
  slots_.assign(slots_.size(), none);
}

std::uint32_t Names::add(std::string_view name, Key key) {
  assert(find(name, key) == none);
  if (2 * (size() + 1) > slots_.size()) widen();
  const auto index = static_cast<std::uint32_t>(size());
  slots_[slot_of(name, key)] = index;
  letters_ += name;
  ends_.push_back(letters_.size());
  keys_.push_back(key);
  return index;
}

void Names::widen() {
  slots_.assign(4 * slots_.size(), none);
  shift_ -= 2;
  for (std::size_t index = 0; index < size(); ++index) {
    slots_[slot_of((*this)[index], keys_[index])] = static_cast<std::uint32_t>(index);
  }
}

}  // namespace quadrille::cover
