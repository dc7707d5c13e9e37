#include "core/job/why_task.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/search/checked.hpp"
#include "core/text/json.hpp"
#include "core/why/reason_search.hpp"
#include "core/why/trials.hpp"

namespace quadrille {

namespace {

using why::Number;
using why::Numbers;
using Outcome = why::Trials::Outcome;

// The number of the cell named `r3c5`, or of the option named `o5` if cells are options of a cover; none if there is no
// such cell.
std::optional<std::uint64_t> cell_named(std::string_view name, std::uint64_t cells, std::uint32_t columns) {
  if (columns == 0) {
    const auto option = name.starts_with('o') ? whole_number(name.substr(1)) : std::nullopt;
    return option && *option > 0 && *option <= cells ? std::optional(*option - 1) : std::nullopt;
  }
  const std::size_t middle = name.find('c');
  if (!name.starts_with('r') || middle == std::string_view::npos) return std::nullopt;
  const auto row = whole_number(name.substr(1, middle - 1)), column = whole_number(name.substr(middle + 1));
  if (!row || !column || *row == 0 || *column == 0 || *column > columns || *row > cells / columns) return std::nullopt;
  return (*row - 1) * columns + *column - 1;
}

// The same for cells with names of their own.
std::optional<std::uint64_t> variable_named(std::string_view name, const std::vector<AnyPuzzle::NamedCell>& cells) {
  const auto found = std::find_if(cells.begin(), cells.end(), [name](const auto& cell) { return cell.name == name; });
  if (found == cells.end()) return std::nullopt;
  return static_cast<std::uint64_t>(found - cells.begin());
}

// The member "rest" is left out if the text has more bytes than this,
constexpr std::size_t largest_rest = std::size_t{1} << 16;
// or if all of these members together have more.
constexpr std::size_t largest_rests = std::size_t{1} << 20;

class WhyTask final : public Task {
 public:
  WhyTask(const Request& request, AnyPuzzle& puzzle, Records& records, std::unique_ptr<why::Boards> boards)
      : request_(request), puzzle_(puzzle), records_(records), boards_(std::move(boards)) {}

  std::optional<Error> begin() override {
    if (auto refused = read_value()) return refused;
    auto opened = puzzle_.open(Question::check, request_.engine, request_.memory);
    if (opened.refused) return std::move(opened.refused);
    statements_.clear();
    boards_->list(statements_);
    engine_ = opened.search;
    engine_name_ = opened.name;
    checked_ = {};
    search_ = Search(Question::check, {.nodes = request_.limits.nodes});
    solution_.clear();
    verdict_ = Verdict::stopped;
    spare_.clear();
    needed_.clear();
    next_ = 0;
    stage_ = Stage::check;
    return std::nullopt;
  }

  const AnySearch* search() const override { return stage_ == Stage::check ? engine_ : nullptr; }
  bool is_busy() const override { return stage_ != Stage::answered; }

  void advance(Fuel& fuel) override {
    while (is_busy() && !fuel.is_spent()) {
      if (stage_ == Stage::check) {
        check(fuel);
        fuel.work -= puzzle_.take_work();
        continue;
      }
      const std::uint64_t spent = stats().nodes;
      const std::uint64_t left = request_.limits.nodes - std::min(request_.limits.nodes, spent);
      if (left == 0) return stop();
      Fuel portion = {fuel.work, std::min(fuel.nodes, left)};
      stage_ == Stage::single ? leave_out_singly(portion) : reduce(portion);
      fuel = {portion.work, fuel.nodes - std::min(fuel.nodes, stats().nodes - spent)};
    }
  }

  // The reason found so far is a true one, but perhaps not the smallest.
  void stop() override {
    const bool has_reason = stage_ == Stage::reduce && (reason_.is_minimal() || verdict_ == Verdict::spare);
    if (!has_reason) verdict_ = Verdict::stopped;
    answer();
  }

 private:
  enum class Stage : std::uint8_t { answered, check, single, reduce };

  // Reads the cell and the value that are asked about, if there are any.
  std::optional<Error> read_value() {
    value_.reset();
    cell_.reset();
    names_ = puzzle_.named_cells();
    const std::string_view asked = request_.cell;
    const std::size_t sign = std::min(asked.find('='), asked.size());
    name_ = trim(asked.substr(0, sign));
    if (asked.empty()) return std::nullopt;
    const auto [cells, values, columns] = puzzle_.size();
    const auto cell = names_.empty() ? cell_named(name_, cells, columns) : variable_named(name_, names_);
    if (!cell) {
      if (!names_.empty()) return Error{Error::Code::bad_input, "cell: there is no variable " + quote(name_)};
      const std::string form = columns == 0 ? "o5" : "r3c5";
      if (name_.empty())
        return Error{Error::Code::bad_input, Message("value: a cell is missing whose value it is, such as ") + form};
      return Error{Error::Code::bad_input,
                   Message("cell: ") + quote(name_) + " is no cell of the board, such as " + form};
    }
    if (sign == asked.size()) {
      cell_ = *cell;
      return std::nullopt;
    }
    const std::string_view given = trim(asked.substr(sign + 1));
    const auto value = signed_number(given);
    const std::int64_t least = least_of(*cell), most = least + values - 1;
    if (!value || *value < least || *value > most) {
      const Message named = Message("value: ") + (value ? Message(signed_decimal(*value)) : quote(given));
      if (names_.empty())
        return Error{Error::Code::bad_input,
                     named + " is not a number from 1 to " + signed_decimal(most) + ", as the values of the board are"};
      return Error{Error::Code::bad_input, named + " is not a number from " + signed_decimal(least) + " to " +
                                               signed_decimal(most) + ", as the values of the variable are"};
    }
    value_ = static_cast<cover::Placement>(static_cast<std::int64_t>(*cell * values) + *value - least);
    return std::nullopt;
  }

  // The number that a cell's first value stands for.
  std::int64_t least_of(std::uint64_t cell) const {
    return names_.empty() ? 1 : names_[static_cast<std::size_t>(cell)].least;
  }

  // Finds out how many solutions there are.
  void check(Fuel& fuel) {
    switch (search_.advance(*engine_, fuel)) {
      case Step::paused: return;
      case Step::solution:
        if (!puzzle_.read_answer(AnyPuzzle::Slot::at_hand)) {
          records_.error(broken_rules());
          stage_ = Stage::answered;
          return;
        }
        if (solution_.empty()) puzzle_.append_answer(solution_);
        return;
      case Step::finished: break;
    }
    checked_ = engine_->stats();
    if (const std::string_view own_name = engine_->own_name(); !own_name.empty()) engine_name_ = own_name;
    engine_ = nullptr;
    switch (search_.verdict()) {
      case Verdict::none: return begin_reason(Verdict::conflict, {why::Supposition()});
      case Verdict::unique: return begin_unique();
      case Verdict::multiple: verdict_ = Verdict::open; return answer();
      default: return answer();
    }
  }

  void begin_unique() {
    std::sort(solution_.begin(), solution_.end());
    if (cell_) {
      const std::uint32_t values = puzzle_.size().values;
      const auto first = static_cast<cover::Placement>(*cell_ * values);
      const auto at = std::lower_bound(solution_.begin(), solution_.end(), first);
      value_ = at != solution_.end() && *at < first + values ? *at : first;
    }
    if (!value_) {
      trials_.explain_only(*boards_, statements_.size(), solution_);
      trials_.list_broken(false);
      is_trying_ = false;
      stage_ = Stage::single;
    } else if (std::binary_search(solution_.begin(), solution_.end(), *value_)) {
      std::vector<why::Supposition> others;
      boards_->append_others(*value_, others);
      begin_reason(Verdict::because, std::move(others));
    } else if (takes_no_value()) {
      verdict_ = Verdict::conflict;
      answer();
    } else {
      begin_reason(Verdict::conflict, {why::Supposition{{*value_}}});
    }
  }

  // Whether the cell that is asked about has no value in solutions, such as a black one.
  bool takes_no_value() const {
    const std::uint32_t values = puzzle_.size().values;
    return values > 1 && std::none_of(solution_.begin(), solution_.end(),
                                      [&](cover::Placement each) { return each / values == *value_ / values; });
  }

  Numbers all_statements() const {
    Numbers all(statements_.size());
    for (Number statement = 0; statement < all.size(); ++statement) all[statement] = statement;
    return all;
  }

  void begin_reason(Verdict verdict, std::vector<why::Supposition> alternatives) {
    verdict_ = verdict;
    trials_.explain_absence(*boards_, statements_.size(), std::move(alternatives));
    reason_.open(trials_, statements_.size(), all_statements());
    stage_ = Stage::reduce;
  }

  // Finds the statements that are not needed one by one: without such a statement the solution is still the only one.
  void leave_out_singly(Fuel& fuel) {
    for (; next_ < statements_.size(); ++next_) {
      if (!is_trying_) {
        Numbers rest = all_statements();
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(next_));
        trials_.begin(rest, fuel);
        is_trying_ = true;
      }
      const Outcome outcome = trials_.advance(fuel);
      if (outcome == Outcome::open) return;
      is_trying_ = false;
      (outcome == Outcome::enough ? spare_ : needed_).push_back(static_cast<Number>(next_));
    }
    verdict_ = Verdict::spare;
    trials_.list_broken(true);
    reason_.open(trials_, statements_.size(), all_statements(), needed_);
    stage_ = Stage::reduce;
  }

  void reduce(Fuel& fuel) {
    if (reason_.advance(fuel)) answer();
  }

  Stats stats() const {
    Stats sum = engine_ != nullptr ? engine_->stats() : checked_;
    if (stage_ == Stage::check) return sum;
    const Stats tried = trials_.stats();
    sum.nodes += tried.nodes;
    sum.dead_ends += tried.dead_ends;
    sum.depth = std::max(sum.depth, tried.depth);
    return sum;
  }

  // For a statement that is not needed by itself: whether it belongs to those that can be left out together.
  bool is_together(Number statement) const {
    const Numbers& kept = reason_.reason();
    return !std::binary_search(kept.begin(), kept.end(), statement);
  }

  void answer() {
    const bool has_reason = stage_ == Stage::reduce;
    const bool is_trivial = verdict_ == Verdict::conflict && !has_reason;  // the cell cannot have values
    const bool is_spare = stage_ == Stage::single || verdict_ == Verdict::spare;
    Numbers listed = is_spare ? spare_ : has_reason ? reason_.reason() : Numbers();
    std::stable_sort(listed.begin(), listed.end(),
                     [this](Number one, Number other) { return statements_[one].place < statements_[other].place; });
    bool has_rests = true;
    std::size_t rests = 0;
    std::string text;
    Json json(text);
    json.open('{').key("statements").open('[');
    for (const Number number : listed) {
      const why::Statement& statement = statements_[number];
      json.open('{').key("text").text(statement.words);
      json.key("line").number(statement.place.line).key("column").number(statement.place.column);
      json.key("cells").numbers(statement.cells);
      rest_.clear();
      has_rests = has_rests && boards_->write_without(number, rest_) && rest_.size() <= largest_rest &&
                  (rests += rest_.size()) <= largest_rests;
      if (has_rests) json.key("rest").text(rest_);
      if (is_spare) json.key("together").boolean(has_reason && is_together(number));
      json.close('}');
    }
    json.close(']');
    if (verdict_ == Verdict::because) {
      const std::uint32_t values = puzzle_.size().values;
      const std::uint32_t cell = *value_ / values;
      json.key("cell").number(cell).key("value").raw(signed_decimal(least_of(cell) + *value_ % values));
    }
    json.key("minimal").boolean(is_trivial || (has_reason && reason_.is_minimal()));
    json.key("smallest").boolean(is_trivial || (has_reason && reason_.is_smallest())).close('}');
    records_.solution(text);
    if (const std::string note = note_on(listed.size()); !note.empty()) records_.note(note);
    records_.answer(verdict_, engine_name_, stats(), "0");
    engine_ = nullptr;
    stage_ = Stage::answered;
  }

  // The note on the answer, for what the list of statements does not show.
  std::string note_on(std::size_t listed) const {
    std::string note = puzzle_.note();
    const auto add = [&note](const std::string& more) { note += (note.empty() ? "" : "; ") + more; };
    if (verdict_ == Verdict::open) add("there are several solutions: one statement fewer cannot help");
    if (verdict_ == Verdict::conflict && stage_ != Stage::reduce) add(std::string(name_) + " takes no value");
    if (stage_ != Stage::reduce) return note;
    if (listed == 0 && verdict_ != Verdict::spare) add("that follows from the rules alone");
    if (verdict_ == Verdict::conflict && value_ && !solution_.empty())
      add(std::string(name_) + " has another value in the solution");
    if (verdict_ == Verdict::spare) {
      const auto together = static_cast<std::size_t>(
          std::count_if(spare_.begin(), spare_.end(), [this](Number statement) { return is_together(statement); }));
      if (listed == 0) return add("every statement is needed"), note;
      add(decimal(together) + " of these " + decimal(listed) + " can be left out together" +
          (reason_.is_smallest()  ? ", and no more"
           : reason_.is_minimal() ? ""
                                  : ", perhaps more"));
    } else if (!reason_.is_smallest()) {
      add(reason_.is_minimal() ? "each of these is needed, but there may be a smaller set"
                               : "perhaps not all of these are needed");
    }
    return note;
  }

  const Request& request_;
  AnyPuzzle& puzzle_;
  Records& records_;
  std::unique_ptr<why::Boards> boards_;

  Stage stage_ = Stage::answered;
  std::vector<why::Statement> statements_;
  std::vector<AnyPuzzle::NamedCell> names_;  // of cells, if they have names
  std::string_view name_;                    // of the cell that is asked about; empty if there is none
  std::optional<cover::Placement> value_;    // the value that is asked about
  std::optional<std::uint64_t> cell_;        // the cell, if it is asked about without a value
  Verdict verdict_ = Verdict::stopped;

  // The check of the whole board.
  AnySearch* engine_ = nullptr;
  std::string_view engine_name_;
  Search search_;
  Stats checked_;
  why::Placements solution_;

  std::string rest_;  // the text of the puzzle without a statement

  why::BoardTrials trials_;
  why::ReasonSearch reason_;

  // Without a value: statements by whether the solution needs them, one by one.
  std::size_t next_ = 0;
  bool is_trying_ = false;
  Numbers spare_, needed_;
};

}  // namespace

std::unique_ptr<Task> make_why_task(const Request& request, AnyPuzzle& puzzle, Records& records,
                                    std::unique_ptr<why::Boards> boards) {
  return std::make_unique<WhyTask>(request, puzzle, records, std::move(boards));
}

}  // namespace quadrille
