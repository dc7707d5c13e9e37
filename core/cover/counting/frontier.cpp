// The course of the search: passes, layers, tables, and the fraction done.
#include "core/cover/counting/frontier.hpp"

#include <algorithm>
#include <utility>

namespace quadrille::cover {

std::optional<Error> Frontier::open(const Problem& problem, std::size_t most_bytes) {
  if (auto error = prepare(problem, most_bytes)) return error;
  if (has_given_up_) return std::nullopt;
  has_residues_ = is_single_pass_ = false;
  start_pass({.residues = 0});
  return std::nullopt;
}

std::optional<Error> Frontier::open_pass(const Problem& problem, std::size_t most_bytes, const Pass& pass) {
  if (auto error = prepare(problem, most_bytes)) return error;
  if (has_given_up_) return std::nullopt;
  has_residues_ = is_single_pass_ = true;
  start_pass(pass);
  return std::nullopt;
}

std::optional<Error> Frontier::prepare(const Problem& problem, std::size_t most_bytes) {
  stats_ = {};
  total_.assign(1, 0);
  residues_.clear();
  ceiling_ = 0;
  most_used_ = passes_ = 0;
  work_ = 0;
  is_in_parts_ = finished_ = false;
  floor_ = base_ = 0;
  span_ = 1;
  course_ = {};
  arena_.reset();
  const bool fits = layers_.lay_out(problem, most_bytes / 2);
  bytes_ = layers_.bytes() + layers_.most_streams * sizeof(Head);
  has_given_up_ = !fits || bytes_ >= most_bytes;
  if (has_given_up_) {
    bytes_ = 0;
    layers_ = {};
    return std::nullopt;
  }
  filling_.heads.resize(layers_.most_streams);
  filling_.next.assign(layers_.words, 0);
  stats_.depth = static_cast<std::uint32_t>(layers_.layers.size());
  has_given_up_ = !open_arena(most_bytes - bytes_);
  return std::nullopt;
}

// Starts a pass: the first table has the empty state alone. Without residues counts are whole.
void Frontier::start_pass(const Pass& pass) {
  ++passes_;
  course_ = {.has_ceiling = pass.has_ceiling, .first_modulus = pass.first_modulus};
  for (std::size_t i = 0; i < pass.residues; ++i) course_.modulus.push_back(moduli_[pass.first_modulus + i]);
  const std::size_t limbs = has_residues_ ? pass.residues + (pass.has_ceiling ? 1 : 0) : 1;
  course_.sums.assign(limbs, 0);
  filling_.is_under_way = false;
  Table& root = course_.tables[0];
  root.limbs = limbs;
  place_rows(root);
  std::fill_n(row(root, 0), layers_.words, Word{0});
  std::fill_n(row(root, 0) + layers_.words, limbs, Word{1});  // 1 is a ceiling of 1, too
  root.size = 1;
  course_.used[0] = top(root);
}

// Starts an empty table. Its counts have as many limbs as those of the table before it.
void Frontier::begin(Table& table, std::size_t layer, bool is_high) {
  const std::size_t limbs = course_.tables[course_.depth].limbs;
  table = {.layer = layer, .is_high = is_high, .floor = course_.used[is_high], .limbs = limbs};
  place_rows(table);
  set_bounds(table);
  filling_.sum.assign(limbs + 1, 0);
  filling_.heads_in_use = 0;
  filling_.started = layers_.layers[layer - 1].first_stream;
  filling_.is_under_way = true;
}

Step Frontier::advance(Fuel& fuel) {
  while (!finished_) {
    if (has_given_up_) return Step::paused;
    Table& from = course_.tables[course_.depth];
    if (from.layer == layers_.layers.size() && from.size > 0) {
      add_to_total(from);
      from.size = 0;
    }
    if (from.size == 0) {
      resume_previous(from);
      continue;
    }
    Table& to = course_.tables[course_.depth + 1];
    if (!filling_.is_under_way) begin(to, from.layer + 1, !from.is_high);
    const Filled filled = fill(from, to, fuel);
    if (filled == Filled::in_part) return Step::paused;
    filling_.is_under_way = false;
    if (filled == Filled::to_the_brim) {
      suspend(from, to);
      continue;
    }
    most_used_ = std::max(most_used_, from.size + to.size);
    course_.used[from.is_high] = from.floor;
    from = to;
    course_.used[from.is_high] = top(from);
  }
  return Step::finished;
}

// Continues with the suspended table before `from`: all states of `from` have been followed to the end.
void Frontier::resume_previous(const Table& from) {
  course_.used[from.is_high] = from.floor;
  if (course_.depth == 0) {
    finish_pass();
  } else {
    --course_.depth;
    course_.tables[course_.depth].followed = course_.tables[course_.depth].dropped;
  }
}

// After the last layer there is no slot, so there is at most one state; its count is a number of solutions.
void Frontier::add_to_total(const Table& table) {
  const Word* const count = row(table, 0) + layers_.words;
  if (has_residues_) {
    add_counts(course_.sums.data(), count, table.limbs);
    return;
  }
  total_.resize(std::max(total_.size(), table.limbs) + 1);
  add_counts(total_.data(), count, table.limbs);
  while (total_.size() > 1 && total_.back() == 0) total_.pop_back();
}

// Ends the search, or starts a pass for residues that are missing: for as many as there is room.
void Frontier::finish_pass() {
  finished_ = true;
  if (has_residues_) {
    if (course_.has_ceiling) ceiling_ = course_.sums[0];
    residues_.insert(residues_.end(), course_.sums.begin() + (course_.has_ceiling ? 1 : 0), course_.sums.end());
    if (is_single_pass_) return;
    const std::size_t needed = moduli_for(ceiling_);
    if (residues_.size() < needed) {
      const std::size_t missing = needed - residues_.size();
      const std::size_t room = is_in_parts_ ? 1 : arena_words_ / most_used_ - layers_.words;
      const std::size_t residues = std::clamp<std::size_t>(std::min(room, most_limbs_), 1, missing);
      finished_ = false;
      expect(static_cast<double>(passes_), (missing + residues - 1) / residues);
      start_pass({.first_modulus = residues_.size(), .residues = residues});
      return;
    }
    total_ = join_residues(residues_);
  }
  stats_.solutions = total_.size() == 1 ? total_[0] : ~std::uint64_t{0};
}

// The passes done, and the part of the present one.
double Frontier::position() const {
  const Table& bottom = course_.tables[0];
  const std::size_t size = bottom.dropped + bottom.size;
  const double part = size == 0 ? 0 : static_cast<double>(bottom.followed) / static_cast<double>(size);
  const double layers = static_cast<double>(layers_.layers.size() + 1);
  return static_cast<double>(passes_) - 1 + (static_cast<double>(bottom.layer) + part) / layers;
}

// From now on the fraction is computed for the way from `start` to the end of this number of passes after the present
// one.
void Frontier::expect(double start, std::size_t passes) {
  floor_ = fraction();
  base_ = start;
  span_ = static_cast<double>(passes_ + passes) - start;
}

double Frontier::fraction() const {
  if (finished_) return 1;
  if (passes_ == 0) return 0;  // there was no room
  return floor_ + (1 - floor_) * std::min((position() - base_) / span_, 1.0);
}

}  // namespace quadrille::cover
