// A sum of counts of solutions, of any size.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::command {

/// The count of a part may be a fraction, when it stands for its images by symmetry too: see
/// core/puzzles/queens/vector_counting.hpp.
class CountSum {
 public:
  /// Adds a whole number in decimal or a fraction of it, as `105/840`. False if the text is none of both.
  bool add(std::string_view count);

  /// The sum in decimal, where it is no whole number as a fraction.
  std::string text() const;
  /// The whole number below.
  std::string floor() const;

 private:
  struct Quotient {
    std::string digits;
    std::uint64_t rest;
  };
  Quotient divided() const;

  std::vector<std::uint32_t> limbs_;  // the sum times 840, lowest first; each has nine decimal digits
};

}  // namespace quadrille::command
