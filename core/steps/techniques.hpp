// All techniques: functions that look for one step on a position. Each writes the first (or the easiest) that it finds
// and says whether there is one; a step that changes nothing is never found. A technique that may take long stops when
// the work is spent; called again with the same position and memory, it goes on where it was.
#pragma once

#include <cstdint>
#include <limits>

#include "core/steps/deduction.hpp"
#include "core/steps/scratch.hpp"

namespace quadrille::steps {

/// What a technique works with.
struct Context {
  const Position& position;
  Deduction& found;
  Scratch& scratch;
  /// What is left, in units of about 10 ns. Techniques that stop charge it themselves.
  std::int64_t work = std::numeric_limits<std::int64_t>::max() / 2;
  bool is_open = false;  ///< the technique has stopped, and has found nothing yet

  /// Stops the technique.
  bool stop() {
    is_open = true;
    return false;
  }
};

bool find_full_house(Context& context);
bool find_hidden_single(Context& context);
bool find_direct_locked(Context& context);
bool find_direct_hidden_pair(Context& context);
bool find_naked_single(Context& context);
bool find_direct_hidden_triple(Context& context);
bool find_locked(Context& context);
bool find_naked_pair(Context& context);
bool find_hidden_pair(Context& context);
bool find_naked_triple(Context& context);
bool find_hidden_triple(Context& context);
bool find_naked_quad(Context& context);
bool find_hidden_quad(Context& context);
bool find_x_wing(Context& context);
bool find_swordfish(Context& context);
bool find_jellyfish(Context& context);
bool find_finned_swordfish(Context& context);
bool find_finned_jellyfish(Context& context);
bool find_two_strong_links(Context& context);
bool find_three_strong_links(Context& context);
bool find_four_strong_links(Context& context);
bool find_xy_wing(Context& context);
bool find_xyz_wing(Context& context);
bool find_unique_loop(Context& context);
bool find_bug(Context& context);
bool find_wing_of_four(Context& context);
bool find_wing_of_five(Context& context);
bool find_wing_of_six(Context& context);
bool find_wing_of_seven(Context& context);
bool find_aligned_pair(Context& context);
bool find_aligned_triple(Context& context);
bool find_chain(Context& context);
bool find_nishio(Context& context);
bool find_forcing_chains(Context& context);
bool find_dynamic_chains(Context& context);
bool find_dynamic_chains_plus(Context& context);
bool find_nested_chains(Context& context);

}  // namespace quadrille::steps
