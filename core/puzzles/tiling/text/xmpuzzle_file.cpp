#include "core/puzzles/tiling/text/xmpuzzle_file.hpp"

#include "core/puzzles/tiling/board.hpp"
#include "core/text/text.hpp"

namespace quadrille::tiling {

namespace {

using Event = XmlReader::Event;

}  // namespace

bool PackingFile::read() {
  bool has_root = false;
  for (;;) {
    const Event event = xml_.next();
    if (event == Event::error) return fail();
    if (event == Event::end) return !problems.empty() || fail("the file has no problem");
    if (event != Event::open) continue;
    const std::string_view name = xml_.name();
    if (!has_root && name != "puzzle")
      return fail("a file of BurrTools begins with the element \"puzzle\", not with " + quote(name));
    has_root = true;
    if (name == "gridType" && !read_grid()) return false;
    if (name == "voxel" && !read_shape()) return false;
    if (name == "problem" && !read_problem()) return false;
  }
}

bool PackingFile::read_number(std::string_view name, std::size_t most, std::size_t& number,
                              std::optional<std::size_t> otherwise) {
  const auto text = xml_.attribute(name);
  std::optional<std::uint64_t> value = otherwise;
  if (text) value = whole_number(*text);
  if (!value || *value > most) {
    return fail(Message(name) + "=" + quote(text ? *text : "") + " of the element " + quote(xml_.name()) +
                " is no number from 0 to " + decimal(most));
  }
  number = static_cast<std::size_t>(*value);
  return true;
}

bool PackingFile::read_grid() {
  constexpr std::array<std::string_view, 5> grids = {"cubes", "triangular prisms", "spheres", "rhombic tetrahedra",
                                                     "tetrahedra and octahedra"};
  std::size_t type = 0;
  if (!read_number("type", grids.size() - 1, type)) return false;
  return type == 0 || fail("pieces of " + Message(grids[type]) + " are not read, only those of cubes");
}

bool PackingFile::read_shape() {
  VoxelShape shape;
  constexpr std::array<std::string_view, 3> sides = {"z", "y", "x"};
  for (std::size_t i = 0; i < sides.size(); ++i) {
    std::size_t side = 0;
    if (!read_number(sides[i], most_side, side)) return false;
    shape.size[i] = side;
  }
  if (shapes.size() == most_shapes) return fail("there are more than " + in_digits(most_shapes) + " shapes");
  shape.name = "S" + decimal(shapes.size() + 1);
  if (const auto name = xml_.attribute("name"); name && !name->empty()) {
    shape.name += '-';
    for (const char c : *name) shape.name += static_cast<unsigned char>(c) > ' ' && c != '#' ? c : '_';
  }
  const Error place = xml_.error_here("");
  const auto content = xml_.take_content();
  if (!content) return fail();
  error = place;
  for (const char c : *content) {
    const bool is_digit = c >= '0' && c <= '9';
    if (c == '#' || c == '+' || c == '_') {
      shape.voxels.push_back({c, 0});
    } else if (is_digit && !shape.voxels.empty() && shape.voxels.back().colour < 100) {
      shape.voxels.back().colour = shape.voxels.back().colour * 10 + static_cast<std::uint32_t>(c - '0');
    } else if (!is_space(c) && c != '\n') {
      error.message = quote({&c, 1}) + " is no voxel of " + quote(shape.name) + "; voxels are #, + and _";
      return false;
    }
  }
  const std::size_t volume = shape.size[0] * shape.size[1] * shape.size[2];
  if (shape.voxels.size() != volume) {
    error.message =
        "the shape " + quote(shape.name) + " has " + decimal(shape.voxels.size()) + " voxels, not " + decimal(volume);
    return false;
  }
  error = {};
  shapes.push_back(std::move(shape));
  return true;
}

bool PackingFile::read_problem() {
  if (problems.size() == most_problems) return fail("there are more than " + in_digits(most_problems) + " problems");
  PackingProblem problem;
  problem.place = xml_.error_here("");
  if (xml_.attribute("maxHoles")) {
    return fail(
        "maxHoles is not read: cells that may be filled are those with \"+\", and any number of them may stay "
        "empty");
  }
  for (std::size_t depth = 1; depth > 0;) {
    const Event event = xml_.next();
    if (event == Event::error || event == Event::end) return fail();
    if (event == Event::close) --depth;
    if (event != Event::open) continue;
    ++depth;
    const std::string_view name = xml_.name();
    if (name == "shape" && !read_part(problem)) return false;
    if (name == "result" && !read_result(problem)) return false;
    if (name == "pair" && !read_pair(problem)) return false;
  }
  problems.push_back(std::move(problem));
  return true;
}

bool PackingFile::read_part(PackingProblem& problem) {
  std::size_t shape = 0, low = 0, high = 0;
  if (!read_number("id", most_shapes, shape)) return false;
  if (xml_.attribute("count")) {
    if (!read_number("count", most_copies, low)) return false;
    high = low;
  } else if (!read_number("min", most_copies, low) || !read_number("max", most_copies, high)) {
    return false;
  }
  if (low > high) return fail("min=" + in_digits(low) + " is more than max=" + decimal(high));
  if (shape >= shapes.size()) return fail("there is no shape with the number " + in_digits(shape));
  if (high > 0) problem.parts.push_back({shape, static_cast<std::uint32_t>(low), static_cast<std::uint32_t>(high)});
  return true;
}

bool PackingFile::read_result(PackingProblem& problem) {
  std::size_t shape = 0;
  if (!read_number("id", most_shapes, shape)) return false;
  if (shape >= shapes.size()) return fail("there is no shape with the number " + in_digits(shape));
  problem.result = shape;
  problem.has_result = true;
  return true;
}

bool PackingFile::read_pair(PackingProblem& problem) {
  std::size_t piece = 0, result = 0;
  if (!read_number("piece", most_shapes, piece, 0) || !read_number("result", most_shapes, result, 0)) return false;
  problem.colours.emplace(piece, result);
  return true;
}

}  // namespace quadrille::tiling
