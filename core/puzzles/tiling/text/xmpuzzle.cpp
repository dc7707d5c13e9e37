// The notation `xmpuzzle`, which is BurrTools' (https://github.com/burr-tools/burr-tools): XML with shapes of voxels,
// and problems that say which of them are to fill which (xmpuzzle_file.hpp). Only packing is read; what is kept about
// taking the pieces apart (groups, solutions) is passed over. Each problem of a file is a puzzle.
//
// A layer is a z, a row a y, a column an x. Pieces are turned, not reflected, as in BurrTools. Tested by
// tests/core/tiling_xmpuzzle_test.cpp.
#include <algorithm>
#include <array>
#include <memory>
#include <set>
#include <utility>

#include "core/puzzles/tiling/layout.hpp"
#include "core/puzzles/tiling/text/notations.hpp"
#include "core/puzzles/tiling/text/xmpuzzle_file.hpp"

namespace quadrille::tiling {

namespace {

// Makes a problem of a file a board.
class Builder {
 public:
  Builder(const PackingFile& file, const PackingProblem& problem, Board& board, Error& error)
      : file_(file), problem_(problem), board_(board), error_(error) {}

  // False after an error, which it writes.
  bool build();

 private:
  bool set_cells(const VoxelShape& result);
  bool add_kind(const PackingPart& part);
  bool check_colours(const VoxelShape& piece, const VoxelShape& result);
  bool fail(Message message, Error::Code code = Error::Code::bad_input) {
    error_ = problem_.place;
    error_.message = std::move(message);
    error_.code = code;
    return false;
  }

  const PackingFile& file_;
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
  for (const PackingPart& part : problem_.parts) {
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

bool Builder::add_kind(const PackingPart& part) {
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
  PackingFile file(text);
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
