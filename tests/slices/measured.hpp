// How much more than its fuel the steps of a question cost, by the measure of work_done.hpp.
#pragma once

#include <cstdint>
#include <string>

#include "core/job/request.hpp"

namespace quadrille::test {

/// The fuel of a step, and what a question may cost if nothing else is said.
constexpr std::int64_t fuel_of_step = work_per_ms, most_asked = 200 * work_per_ms;
/// What a step may cost beyond its fuel: a tenth of a second.
constexpr std::int64_t most_over = 100 * work_per_ms;

/// A question to a puzzle of the catalog, and what failures call it.
struct Asked {
  std::string name;
  std::string puzzle;
  Question question;
  std::string text;
  std::string format = {};              ///< empty: as the text says
  std::int64_t most_work = most_asked;  ///< after it, a question that is not answered is stopped
};

struct Measured {
  std::int64_t over =
      0;  ///< of the step that cost most beyond its fuel; opening the job and stopping it count as steps
  std::int64_t spent = 0;  ///< by all steps
  std::string fault;       ///< why the question did not come to its end: a signal, or a step without end
  std::string place;       ///< addresses of the calls that were under way where a step had cost too much, if one did
};

/// Asks in a process of its own.
Measured measure(const Asked& asked);

}  // namespace quadrille::test
