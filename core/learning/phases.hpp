// Phases: the value that a decision gives to a variable. The value that it had last is the usual choice: it keeps what
// fitted together (Pipatsrisawat, Darwiche, "A lightweight component caching scheme", SAT 2007). Better is the value
// that it had on the longest trail without a conflict, the target; and from time to time all values are replaced
// ("rephasing": Biere, Fleury, "Chasing target phases", POS 2020). Tested by tests/core/learning_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/learning/trail.hpp"

namespace quadrille::learning {

class Phases {
 public:
  /// Starts with all variables true; keeps memory.
  void open(std::size_t variables);

  /// The literal of an unassigned variable to decide.
  Literal decide(Variable variable) const {
    const std::int8_t target = target_.values[variable];
    const bool is_true = (target != 0 ? target : saved_[variable]) > 0;
    return is_true ? positive(variable) : negation(positive(variable));
  }

  /// Saves the value of a literal that was true until now and is being unassigned.
  void save(Literal literal) { saved_[variable_of(literal)] = is_negative(literal) ? -1 : 1; }

  /// Has to be called before the search backtracks. The first `size` literals of the trail led to no conflict.
  void note_trail(const Trail& trail, std::uint32_t size);

  void note_conflict() { ++conflicts_; }
  /// Whether `rephase` is due.
  bool is_due() const { return conflicts_ >= next_; }
  /// Sets all phases, each time in another way. The search should have restarted.
  void rephase();

 private:
  // The values on a trail, the longest since it was cleared.
  struct Longest {
    std::vector<std::int8_t> values;  // by variable: 1 true, −1 false, 0 not on it
    std::uint32_t size = 0;

    void clear();
    void note_trail(const Trail& trail, std::uint32_t length);
  };

  std::vector<std::int8_t> saved_;  // by variable: 1 true, −1 false
  Longest target_;                  // since the last `rephase`
  Longest best_;                    // since `rephase` last took its values
  std::uint64_t conflicts_ = 0;
  std::uint64_t next_ = 0;  // the conflict at which `rephase` is due
  std::uint64_t rephased_ = 0;
};

}  // namespace quadrille::learning
