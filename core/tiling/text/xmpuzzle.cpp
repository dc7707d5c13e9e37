// The notation `xmpuzzle`, which is BurrTools' (https://github.com/burr-tools/burr-tools): XML with shapes of voxels,
// and problems that say which of them are to fill which. Only packing is read; what is kept about taking the pieces
// apart (groups, solutions) is passed over. Each problem of a file is a puzzle.
//
//     <shapes>                                  voxels along x first, then y, then z: '#' filled, '+' may be filled,
//       <voxel x="2" y="1" z="1">##</voxel>     '_' empty, each with the number of its colour, or without
//     <problems><problem>
//       <shapes><shape id="0" count="3"/>       or min="0" max="3"
//       <result id="1"/>
//       <bitmap><pair piece="1" result="2"/>    a voxel of a piece in colour 1 may fill one in colour 2
//
// A layer is a z, a row a y, a column an x. Pieces are turned, not reflected, as in BurrTools. Tested by
// tests/core/tiling_xmpuzzle_test.cpp.
#include <algorithm>
#include <array>
#include <memory>
#include <set>
#include <utility>

#include "core/text/xml.hpp"
#include "core/tiling/layout.hpp"
#include "core/tiling/text/notations.hpp"

namespace quadrille::tiling {

namespace {

using Event = XmlReader::Event;

struct Voxel {
  char state = '_';  // '#', '+' or '_'
  std::uint32_t colour = 0;
};

struct VoxelShape {
  std::string name;
  std::array<std::size_t, 3> size = {};  // along z, y and x
  std::vector<Voxel> voxels;
};

struct Part {
  std::size_t shape = 0;
  std::uint32_t low = 0;
  std::uint32_t high = 0;
};

struct PackingProblem {
  std::vector<Part> parts;
  std::size_t result = 0;
  bool has_result = false;
  std::set<std::pair<std::size_t, std::size_t>> colours;  // of a piece's voxel, and of one that it may fill
  Error place;                                            // where it begins; without a message
};

// Reads the file whole. Each function that reads an element returns false after an error, which `error` has.
class FileReader {
 public:
  explicit FileReader(std::string_view text) : xml_(text) {}

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
  bool fail(std::string message) {
    error = xml_.error_here(std::move(message));
    return false;
  }
  bool fail() {
    error = xml_.error();
    return false;
  }

  XmlReader xml_;
};

bool FileReader::read() {
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

bool FileReader::read_number(std::string_view name, std::size_t most, std::size_t& number,
                             std::optional<std::size_t> otherwise) {
  const auto text = xml_.attribute(name);
  std::optional<std::uint64_t> value = otherwise;
  if (text) value = whole_number(*text);
  if (!value || *value > most) {
    return fail(std::string(name) + "=" + quote(text ? *text : "") + " of the element " + quote(xml_.name()) +
                " is no number from 0 to " + decimal(most));
  }
  number = static_cast<std::size_t>(*value);
  return true;
}

bool FileReader::read_grid() {
  constexpr std::array<std::string_view, 5> grids = {"cubes", "triangular prisms", "spheres", "rhombic tetrahedra",
                                                     "tetrahedra and octahedra"};
  std::size_t type = 0;
  if (!read_number("type", grids.size() - 1, type)) return false;
  return type == 0 || fail("pieces of " + std::string(grids[type]) + " are not read, only those of cubes");
}

bool FileReader::read_shape() {
  VoxelShape shape;
  constexpr std::array<std::string_view, 3> sides = {"z", "y", "x"};
  for (std::size_t i = 0; i < sides.size(); ++i) {
    std::size_t side = 0;
    if (!read_number(sides[i], most_side, side)) return false;
    shape.size[i] = side;
  }
  if (shapes.size() == most_shapes) return fail("there are more than " + decimal(most_shapes) + " shapes");
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

bool FileReader::read_problem() {
  if (problems.size() == most_problems) return fail("there are more than " + decimal(most_problems) + " problems");
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

bool FileReader::read_part(PackingProblem& problem) {
  std::size_t shape = 0, low = 0, high = 0;
  if (!read_number("id", most_shapes, shape)) return false;
  if (xml_.attribute("count")) {
    if (!read_number("count", most_copies, low)) return false;
    high = low;
  } else if (!read_number("min", most_copies, low) || !read_number("max", most_copies, high)) {
    return false;
  }
  if (low > high) return fail("min=" + decimal(low) + " is more than max=" + decimal(high));
  if (shape >= shapes.size()) return fail("there is no shape with the number " + decimal(shape));
  if (high > 0) problem.parts.push_back({shape, static_cast<std::uint32_t>(low), static_cast<std::uint32_t>(high)});
  return true;
}

bool FileReader::read_result(PackingProblem& problem) {
  std::size_t shape = 0;
  if (!read_number("id", most_shapes, shape)) return false;
  if (shape >= shapes.size()) return fail("there is no shape with the number " + decimal(shape));
  problem.result = shape;
  problem.has_result = true;
  return true;
}

bool FileReader::read_pair(PackingProblem& problem) {
  std::size_t piece = 0, result = 0;
  if (!read_number("piece", most_shapes, piece, 0) || !read_number("result", most_shapes, result, 0)) return false;
  problem.colours.emplace(piece, result);
  return true;
}

// ---- a problem as a board ----

class Builder {
 public:
  Builder(const FileReader& file, const PackingProblem& problem, Board& board, Error& error)
      : file_(file), problem_(problem), board_(board), error_(error) {}

  // False after an error, which it writes.
  bool build();

 private:
  bool set_cells(const VoxelShape& result);
  bool add_kind(const Part& part);
  bool check_colours(const VoxelShape& piece, const VoxelShape& result);
  bool fail(std::string message, Error::Code code = Error::Code::bad_input) {
    error_ = problem_.place;
    error_.message = std::move(message);
    error_.code = code;
    return false;
  }

  const FileReader& file_;
  const PackingProblem& problem_;
  Board& board_;
  Error& error_;
};

bool Builder::build() {
  board_ = {};
  board_.grid = Grid::cube;
  if (!problem_.has_result) return fail("the problem has no result");
  if (problem_.parts.empty()) return fail("the problem has no pieces");
  const VoxelShape& result = file_.shapes[problem_.result];
  if (!set_cells(result)) return false;
  for (const Part& part : problem_.parts) {
    if (!check_colours(file_.shapes[part.shape], result) || !add_kind(part)) return false;
  }
  const auto layout = std::make_shared<Layout>();
  if (auto refused = layout->build(board_)) return fail(std::move(refused->message), Error::Code::too_large);
  board_.layout = layout;
  return true;
}

Point point_in(const VoxelShape& shape, std::size_t voxel) {
  const auto [layers, rows, columns] = shape.size;
  return {static_cast<int>(voxel / columns / rows), static_cast<int>(voxel / columns % rows),
          static_cast<int>(voxel % columns)};
}

// The board is the smallest box around the result.
bool Builder::set_cells(const VoxelShape& result) {
  constexpr int far = 1 << 20;
  Point low = {far, far, far}, high = {-1, -1, -1};
  for (std::size_t voxel = 0; voxel < result.voxels.size(); ++voxel) {
    if (result.voxels[voxel].state == '_') continue;
    const Point point = point_in(result, voxel);
    low = {std::min(low.layer, point.layer), std::min(low.row, point.row), std::min(low.column, point.column)};
    high = {std::max(high.layer, point.layer), std::max(high.row, point.row), std::max(high.column, point.column)};
  }
  if (high.layer < 0) return fail("the result " + quote(result.name) + " has no voxels");
  const std::array<int, 3> sides = {high.layer - low.layer + 1, high.row - low.row + 1, high.column - low.column + 1};
  if (*std::max_element(sides.begin(), sides.end()) > static_cast<int>(most_cube)) {
    return fail("the result " + quote(result.name) + " is too large: at most " + decimal(most_cube) +
                    " voxels in each direction",
                Error::Code::too_large);
  }
  board_.layers = static_cast<std::size_t>(sides[0]);
  board_.rows = static_cast<std::size_t>(sides[1]);
  board_.columns = static_cast<std::size_t>(sides[2]);
  board_.cells.assign(board_.layers * board_.rows * board_.columns, {});
  for (std::size_t voxel = 0; voxel < result.voxels.size(); ++voxel) {
    const char state = result.voxels[voxel].state;
    if (state == '_') continue;
    const Point point = point_in(result, voxel);
    const std::size_t place =
        board_.place_of({point.layer - low.layer, point.row - low.row, point.column - low.column});
    board_.cells[place].use = state == '#' ? Cell::Use::must : Cell::Use::may;
  }
  return true;
}

bool Builder::check_colours(const VoxelShape& piece, const VoxelShape& result) {
  std::set<std::uint32_t> piece_colours, result_colours;
  for (const Voxel& voxel : piece.voxels) piece_colours.insert(voxel.colour);
  for (const Voxel& voxel : result.voxels) result_colours.insert(voxel.colour);
  for (const std::uint32_t one : piece_colours) {
    for (const std::uint32_t other : result_colours) {
      if (one == 0 || other == 0 || problem_.colours.count({one, other}) > 0) continue;
      return fail("the colours of " + quote(piece.name) + " forbid it some voxels of the result: that is not read");
    }
  }
  return true;
}

bool Builder::add_kind(const Part& part) {
  const VoxelShape& shape = file_.shapes[part.shape];
  Kind kind = {.name = shape.name, .shape = {}, .turning = Turning::rotate, .low = part.low, .high = part.high};
  for (std::size_t voxel = 0; voxel < shape.voxels.size(); ++voxel) {
    const char state = shape.voxels[voxel].state;
    if (state == '+')
      return fail("the piece " + quote(shape.name) + " has voxels that may be filled; a piece has none");
    if (state == '#') kind.shape.push_back(point_in(shape, voxel));
  }
  if (kind.shape.empty()) return fail("the piece " + quote(shape.name) + " has no voxels");
  if (kind.shape.size() > most_cells) return fail("the piece " + quote(shape.name) + " has too many voxels");
  normalize(Grid::cube, kind.shape);
  const auto known =
      std::find_if(board_.kinds.begin(), board_.kinds.end(), [&](const Kind& each) { return each.name == kind.name; });
  if (known == board_.kinds.end()) {
    board_.kinds.push_back(std::move(kind));
  } else {  // the same shape in two lines
    known->low = std::min(known->low + kind.low, most_copies);
    known->high = std::min(known->high + kind.high, most_copies);
  }
  return true;
}

}  // namespace

Detection detect_xmpuzzle(std::string_view text, bool last) {
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos) return last ? Detection::no : Detection::more;
  const std::string_view front = text.substr(begin);
  for (const std::string_view start :
       {std::string_view("<?xml"), std::string_view("<puzzle"), std::string_view("<!--")}) {
    if (front.starts_with(start)) return Detection::yes;
    if (start.starts_with(front) && !last) return Detection::more;
  }
  return Detection::no;
}

// The cursor stays before the file until its last problem is read, and `announced` says how many are left.
Read read_xmpuzzle(Cursor& cursor, Board& board, Error& error) {
  Cursor behind = cursor;
  std::string_view text;
  const std::uint32_t line = cursor.next_line();
  if (const Read read = behind.take_rest(text); read != Read::puzzle) return read;
  behind.count_lines(static_cast<std::uint32_t>(std::count(text.begin(), text.end(), '\n')));
  if (trim(text).find_first_not_of('\n') == std::string_view::npos) {
    cursor = behind;
    return Read::end;
  }
  FileReader file(text);
  const bool is_file = file.read();
  bool is_read = false;
  if (is_file) {
    const std::size_t count = file.problems.size();
    const std::size_t left = cursor.announced == 0 ? count : static_cast<std::size_t>(cursor.announced - 1);
    is_read = Builder(file, file.problems[count - std::clamp<std::size_t>(left, 1, count)], board, error).build();
    cursor.announced = left;
  } else {
    error = std::move(file.error);
  }
  if (error.line > 0) error.line += line - 1;
  if (!is_file || cursor.announced <= 1) {
    cursor = behind;
    cursor.announced = 0;
  }
  return is_read ? Read::puzzle : Read::error;
}

}  // namespace quadrille::tiling
