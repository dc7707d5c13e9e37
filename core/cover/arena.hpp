// Memory for things whose number is bounded beforehand, taken piece by piece from the front. Not a vector, which would
// set all that is taken to 0, though it is written anyway.
#pragma once

#include <cassert>
#include <cstddef>
#include <memory>
#include <type_traits>

namespace quadrille::cover {

template <class T>
requires std::is_trivially_copyable_v<T>
class Arena {
 public:
  /// Room for so many, none of them taken; keeps memory.
  void open(std::size_t most) {
    if (most > capacity_) {
      things_.reset();  // before there are both
      things_.reset(new T[most]);
      capacity_ = most;
    }
    most_ = most;
    size_ = 0;
  }

  std::size_t size() const { return size_; }
  std::size_t left() const { return most_ - size_; }
  /// The next `count`, for which there must be room: yet to be written.
  T* take(std::size_t count) {
    assert(count <= left());
    size_ += count;
    return things_.get() + size_ - count;
  }

  T* at(std::size_t place) { return things_.get() + place; }
  const T* at(std::size_t place) const { return things_.get() + place; }

 private:
  std::unique_ptr<T[]> things_;
  std::size_t capacity_ = 0;
  std::size_t most_ = 0;
  std::size_t size_ = 0;
};

}  // namespace quadrille::cover
