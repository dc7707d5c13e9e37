// Nonograms as their players see them: where each run of a line can lie, from its leftmost place to its rightmost one.
// Boards with colours have no such patterns: runs of different colours may touch.
#include <algorithm>
#include <optional>

#include "core/puzzles/grid/patterns/all.hpp"
#include "core/puzzles/grid/patterns/areas.hpp"

namespace quadrille::grid::patterns::nonogram {

namespace {

constexpr Values empty = 1, filled = 2;

struct Line {
  Cells cells;
  std::vector<std::size_t> runs;
  why::Numbers statement;  // its clue
};

struct Picture {
  Board board;
  std::vector<Line> lines;  // with a clue
  const Text& text() const { return *board.text; }
};

std::size_t each_line(const Picture& picture) { return picture.lines.size(); }

// The lengths of the runs of a line; none where it has no clue, or colours.
std::optional<std::vector<std::size_t>> runs_in(const std::vector<Token>& tokens) {
  std::vector<std::size_t> runs;
  for (const Token& token : tokens) {
    const auto length = whole_number(token.text);
    if (!length) return std::nullopt;
    if (*length > 0) runs.push_back(static_cast<std::size_t>(*length));
  }
  return runs;
}

Picture picture_of(const Board& board) {
  Picture picture = {board, {}};
  if (board.model->values != 2) return picture;
  const std::vector<Clue> clues = clues_of(*board.text);
  for (const std::string_view name : {"rows", "columns"}) {
    const auto& tokens = board.text->find(name)->rows;
    for (std::size_t at = 0; at < tokens.size(); ++at)
      if (auto runs = runs_in(tokens[at]))
        picture.lines.push_back({name == "rows" ? row_of(*board.text, at) : column_of(*board.text, at),
                                 std::move(*runs), statement_of(clues, *board.text, name, at)});
  }
  return picture;
}

// A line as it stands: what its cells may be, and where its runs can begin at first and at last.
class Sight {
 public:
  Sight(const Line& line, View& view) : line_(line), view_(view) {
    for (const Variable cell : line.cells) domains_.push_back(view.of(cell));
    view.spend(static_cast<std::int64_t>(line.cells.size() * (line.runs.size() + 2)));
    const Table before = table(false), behind = table(true);
    for (std::size_t run = 0; run < line.runs.size(); ++run) {
      std::optional<std::size_t> first, last;
      for (std::size_t at = 0; at + length(run) <= size(); ++at) {
        if (!can_be(run, at, before, behind)) continue;
        if (!first) first = at;
        last = at;
      }
      is_possible_ = is_possible_ && first.has_value();
      first_.push_back(first.value_or(0));
      last_.push_back(last.value_or(0));
    }
  }

  bool is_possible() const { return is_possible_; }
  std::size_t size() const { return domains_.size(); }
  std::size_t runs() const { return line_.runs.size(); }
  std::size_t length(std::size_t run) const { return line_.runs[run]; }
  std::size_t first(std::size_t run) const { return first_[run]; }
  std::size_t last(std::size_t run) const { return last_[run]; }
  bool is(std::size_t at, Values values) const { return domains_[at] == values; }
  std::size_t count(Values values) const {
    return static_cast<std::size_t>(std::count(domains_.begin(), domains_.end(), values));
  }
  bool covers(std::size_t run, std::size_t at) const { return first_[run] <= at && at < last_[run] + length(run); }

  void conclude(std::size_t at, Values values) {
    if (domains_[at] != (empty | filled)) return;
    view_.conclude(line_.cells[at], values);
  }
  /// The whole line is part of the picture, with its clue and what it has.
  void point_at_line() {
    for (std::size_t at = 0; at < size(); ++at) {
      view_.point_at(line_.cells[at]);
      if (domains_[at] != (empty | filled)) view_.is(line_.cells[at], domains_[at]);
    }
  }

 private:
  bool may(std::size_t at, Values values, bool is_reversed) const {
    return (domains_[is_reversed ? size() - 1 - at : at] & values) != 0;
  }

  using Table = std::vector<std::vector<bool>>;

  // By number of runs and of cells: whether these first runs can be in these first cells, and have all filled ones of
  // them. Or the last ones.
  Table table(bool is_reversed) const {
    std::vector<std::size_t> runs = line_.runs;
    if (is_reversed) std::reverse(runs.begin(), runs.end());
    Table fits(runs.size() + 1, std::vector<bool>(size() + 1));
    fits[0][0] = true;
    for (std::size_t run = 0; run <= runs.size(); ++run)
      for (std::size_t at = 0; at <= size(); ++at) {
        if (at > 0 && fits[run][at - 1] && may(at - 1, empty, is_reversed)) fits[run][at] = true;
        if (run == 0 || fits[run][at] || at < runs[run - 1]) continue;
        const std::size_t start = at - runs[run - 1];
        bool fit = run == 1 ? fits[0][start] : start > 0 && fits[run - 1][start - 1];
        if (run > 1) fit = fit && may(start - 1, empty, is_reversed);
        for (std::size_t cell = start; cell < at && fit; ++cell) fit = may(cell, filled, is_reversed);
        fits[run][at] = fit;
      }
    return fits;
  }

  // Whether a run can be there, and the others beside it.
  bool can_be(std::size_t run, std::size_t at, const Table& before, const Table& behind) const {
    const std::size_t end = at + length(run), rest = size() - end, later = runs() - 1 - run;
    for (std::size_t cell = at; cell < end; ++cell)
      if (!may(cell, filled, false)) return false;
    const bool fits_before = run == 0 ? before[0][at] : at > 0 && may(at - 1, empty, false) && before[run][at - 1];
    return fits_before &&
           (later == 0 ? behind[0][rest] : rest > 0 && may(end, empty, false) && behind[later][rest - 1]);
  }

  const Line& line_;
  View& view_;
  std::vector<Values> domains_;
  std::vector<std::size_t> first_, last_;  // by run
  bool is_possible_ = true;
};

// Calls `say` with what is seen of a line that is open and not in contradiction.
template <class Say>
void look_at(const Picture& picture, std::size_t place, View& view, Say say) {
  Sight sight(picture.lines[place], view);
  if (!sight.is_possible() || sight.count(empty | filled) == 0) return;
  say(sight);
  if (view.seen().left.empty()) return;
  sight.point_at_line();
  view.seen().statements = picture.lines[place].statement;
}

// There is one way at all to place the runs.
void full_line(const Picture& picture, std::size_t place, View& view) {
  look_at(picture, place, view, [](Sight& sight) {
    std::size_t needed = sight.runs() > 0 ? sight.runs() - 1 : 0;
    for (std::size_t run = 0; run < sight.runs(); ++run) needed += sight.length(run);
    if (needed != sight.size() && needed != 0) return;
    std::size_t at = 0;
    for (std::size_t run = 0; run < sight.runs(); ++run) {
      for (std::size_t end = at + sight.length(run); at < end; ++at) sight.conclude(at, filled);
      if (at < sight.size()) sight.conclude(at++, empty);
    }
    for (; at < sight.size(); ++at) sight.conclude(at, empty);
  });
}

void finished_line(const Picture& picture, std::size_t place, View& view) {
  look_at(picture, place, view, [](Sight& sight) {
    std::size_t needed = 0;
    for (std::size_t run = 0; run < sight.runs(); ++run) needed += sight.length(run);
    const std::size_t has = sight.count(filled), open = sight.count(empty | filled);
    for (std::size_t at = 0; at < sight.size(); ++at) {
      if (has == needed) sight.conclude(at, empty);
      if (has + open == needed) sight.conclude(at, filled);
    }
  });
}

void overlap(const Picture& picture, std::size_t place, View& view) {
  look_at(picture, place, view, [](Sight& sight) {
    for (std::size_t run = 0; run < sight.runs(); ++run)
      for (std::size_t at = sight.last(run); at < sight.first(run) + sight.length(run); ++at)
        sight.conclude(at, filled);
  });
}

// A run whose place is known ends at blank cells.
void ends_of_run(const Picture& picture, std::size_t place, View& view) {
  look_at(picture, place, view, [](Sight& sight) {
    for (std::size_t run = 0; run < sight.runs(); ++run) {
      if (sight.first(run) != sight.last(run)) continue;
      if (sight.first(run) > 0) sight.conclude(sight.first(run) - 1, empty);
      if (sight.first(run) + sight.length(run) < sight.size())
        sight.conclude(sight.first(run) + sight.length(run), empty);
    }
  });
}

void out_of_reach(const Picture& picture, std::size_t place, View& view) {
  look_at(picture, place, view, [](Sight& sight) {
    for (std::size_t at = 0; at < sight.size(); ++at) {
      bool is_reached = false;
      for (std::size_t run = 0; run < sight.runs(); ++run) is_reached = is_reached || sight.covers(run, at);
      if (!is_reached) sight.conclude(at, empty);
    }
  });
}

// Filled cells side by side that are as long as every run which can be there: blank cells at both ends.
void longest_there(const Picture& picture, std::size_t place, View& view) {
  look_at(picture, place, view, [](Sight& sight) {
    for (std::size_t begin = 0, end = 0; begin < sight.size(); begin = end + 1) {
      for (end = begin; end < sight.size() && sight.is(end, filled); ++end) {
      }
      if (end == begin) continue;
      std::size_t longest = 0;
      for (std::size_t run = 0; run < sight.runs(); ++run)
        if (sight.covers(run, begin) && sight.covers(run, end - 1)) longest = std::max(longest, sight.length(run));
      if (longest != end - begin) continue;
      if (begin > 0) sight.conclude(begin - 1, empty);
      if (end < sight.size()) sight.conclude(end, empty);
    }
  });
}

// Filled cells side by side near a border or a blank cell: every run that can be there is longer, and goes on.
void grows_from_edge(const Picture& picture, std::size_t place, View& view) {
  look_at(picture, place, view, [](Sight& sight) {
    for (std::size_t at = 0; at < sight.size(); ++at) {
      if (!sight.is(at, filled)) continue;
      // The cells that each run which can be here has in any case: from its last beginning here to its first end.
      std::size_t from = 0, to = sight.size(), begin = at, end = at + 1;
      while (begin > 0 && !sight.is(begin - 1, empty)) --begin;
      while (end < sight.size() && !sight.is(end, empty)) ++end;
      bool has_run = false;
      for (std::size_t run = 0; run < sight.runs(); ++run) {
        const std::size_t length = sight.length(run);
        if (!sight.covers(run, at)) continue;
        const std::size_t first = std::max({sight.first(run), begin, at + 1 > length ? at + 1 - length : 0});
        const std::size_t last = std::min({sight.last(run), at, end > length ? end - length : 0});
        if (first > last) continue;
        has_run = true;
        from = std::max(from, last);
        to = std::min(to, first + length);
      }
      if (!has_run) continue;
      for (std::size_t cell = from; cell < to; ++cell) sight.conclude(cell, filled);
    }
  });
}

constexpr PatternTable<Picture>::Row rows[] = {{"full-line", 1, each_line, full_line},
                                               {"finished-line", 1, each_line, finished_line},
                                               {"run-overlap", 1, each_line, overlap},
                                               {"ends-of-run", 1, each_line, ends_of_run},
                                               {"no-run-reaches", 2, each_line, out_of_reach},
                                               {"longest-there", 2, each_line, longest_there},
                                               {"grows-from-edge", 2, each_line, grows_from_edge}};

}  // namespace

std::unique_ptr<Patterns> find(const Board& board) {
  return std::make_unique<PatternTable<Picture>>(picture_of(board), rows);
}

}  // namespace quadrille::grid::patterns::nonogram
