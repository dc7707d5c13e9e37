// An array of bounded size that is handed out piece by piece from its front. A vector would set every piece to 0 before
// the caller writes it.
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
  /// Makes room for `most` elements, none of them taken; keeps memory.
  void open(std::size_t most) {
    if (most > capacity_) {
      elements_.reset();  // first, so that the old and the new array do not exist together
      elements_.reset(new T[most]);
      capacity_ = most;
    }
    most_ = most;
    size_ = 0;
  }

  std::size_t size() const { return size_; }
  std::size_t left() const { return most_ - size_; }
  /// Takes the next `count` elements, for which there must be room. Their values are not set.
  T* take(std::size_t count) {
    assert(count <= left());
    size_ += count;
    return elements_.get() + size_ - count;
  }

  T* at(std::size_t index) { return elements_.get() + index; }
  const T* at(std::size_t index) const { return elements_.get() + index; }

 private:
  std::unique_ptr<T[]> elements_;
  std::size_t capacity_ = 0;
  std::size_t most_ = 0;
  std::size_t size_ = 0;
};

}  // namespace quadrille::cover
