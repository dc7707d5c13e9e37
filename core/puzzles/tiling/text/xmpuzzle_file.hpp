// The files of BurrTools: what stands in them, before it becomes boards.
//
//     <shapes>                                  voxels along x first, then y, then z: '#' filled, '+' may be filled,
//       <voxel x="2" y="1" z="1">##</voxel>     '_' empty, each with the number of its colour, or without
//     <problems><problem>
//       <shapes><shape id="0" count="3"/>       or min="0" max="3"
//       <result id="1"/>
//       <bitmap><pair piece="1" result="2"/>    a voxel of a piece in colour 1 may fill one in colour 2
//
// Tested by tests/core/tiling_xmpuzzle_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/text/xml.hpp"

namespace quadrille::tiling {

struct Voxel {
  char state = '_';  // '#', '+' or '_'
  std::uint32_t colour = 0;
};

/// A piece, or what is to be filled.
struct VoxelShape {
  std::string name;
  std::array<std::size_t, 3> size = {};  // along z, y and x
  std::vector<Voxel> voxels;
};

/// A piece, and how often it may be used: from `low` to `high` times.
struct PackingPart {
  std::size_t shape = 0;  // index in `PackingFile::shapes`
  std::uint32_t low = 0;
  std::uint32_t high = 0;
};

struct PackingProblem {
  std::vector<PackingPart> parts;
  std::size_t result = 0;  // the shape to be filled, likewise
  bool has_result = false;
  std::set<std::pair<std::size_t, std::size_t>> colours;  // of a piece's voxel, and of one that it may fill
  Error place;                                            // where it begins; without a message
};

/// All shapes and problems of a file.
class PackingFile {
 public:
  explicit PackingFile(std::string_view text) : xml_(text) {}

  /// Reads the whole file. Returns false after an error, which `error` has, as do the functions that read an element.
  bool read();

  std::vector<VoxelShape> shapes;
  std::vector<PackingProblem> problems;
  Error error;

 private:
  static constexpr std::size_t most_shapes = 4096;
  static constexpr std::size_t most_problems = 4096;
  static constexpr std::size_t most_side = 1024;

  bool read_grid();
  bool read_shape();
  bool read_problem();
  bool read_part(PackingProblem& problem);
  bool read_result(PackingProblem& problem);
  bool read_pair(PackingProblem& problem);
  // The attribute of the tag at hand, 0 to `most`; `otherwise` if it has no such attribute and that may be.
  bool read_number(std::string_view name, std::size_t most, std::size_t& number,
                   std::optional<std::size_t> otherwise = std::nullopt);
  bool fail(Message message) {
    error = xml_.error_here(std::move(message));
    return false;
  }
  bool fail() {
    error = xml_.error();
    return false;
  }

  XmlReader xml_;
};

}  // namespace quadrille::tiling
