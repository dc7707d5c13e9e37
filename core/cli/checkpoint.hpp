// How far a count has come, and the file of --checkpoint that keeps it: one line of JSON, the same as that of the
// command in Node (wasm/cli/checkpoint.js).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::cli {

struct Checkpoint {
  std::string puzzle;       ///< its name in the catalog
  std::string part;         ///< what is counted: core's name for the whole puzzle, or a part of it
  std::string count = "0";  ///< of the solutions in what is done; while parts are left it may be over 840: 105/840
  std::uint64_t nodes = 0;  ///< of what is done, as are the next two
  std::uint64_t dead_ends = 0;
  std::uint32_t depth = 0;
  std::vector<std::string> parts;  ///< those that are left to be counted; empty when all is done
  std::string check;               ///< as it was read: the sum of all that
};

/// The line of a checkpoint, with its check sum and its end.
std::string json_of(const Checkpoint& checkpoint);

/// Reads such a line. False if it is not JSON; if it is, but no checkpoint, that is empty.
bool read_checkpoint(std::string_view text, std::optional<Checkpoint>& checkpoint);

/// Why a count of this puzzle and this part cannot go on with a checkpoint; empty if it can.
std::string fault_of(const Checkpoint& checkpoint, std::string_view puzzle, std::string_view part);

}  // namespace quadrille::cli
