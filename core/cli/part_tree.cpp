#include "core/cli/part_tree.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/command/record_reader.hpp"
#include "core/job/records.hpp"
#include "core/search/part.hpp"
#include "core/text/text.hpp"

namespace quadrille::cli {

namespace {

using State = PartJob::State;

// A count: the order does not matter.
class CountTree final : public PartTree {
 public:
  CountTree() : PartTree(Question::count) {}

  bool settle(std::string& ready) override {
    for (auto part = parts_.begin(); part != parts_.end();) {
      if (part->is_done()) add_up(*part);
      part = part->is_done() ? parts_.erase(part) : std::next(part);
    }
    if (!parts_.empty()) return false;
    write_answer(Verdict::counted, count_.text(), ready);
    return true;
  }

  void settle_stopped(std::string& ready) override {
    for (const PartJob& part : parts_) add_up(part);
    write_answer(Verdict::stopped, count_.floor(), ready);
  }
};

// A list: solutions of the first part that is not done are passed on as they come, those of the others wait.
class ListTree final : public PartTree {
 public:
  explicit ListTree(std::uint64_t found) : PartTree(Question::list), passed_on_(found) {}

  PartJob* next() override {
    if (is_full()) return parts_.front().state == State::waiting ? &parts_.front() : nullptr;
    return PartTree::next();
  }

  bool is_held_back(const PartJob& part) const override { return is_full() && &part != &parts_.front(); }

  bool settle(std::string& ready) override {
    while (!parts_.empty()) {
      PartJob& first = parts_.front();
      ready += std::exchange(first.solutions, {});
      passed_on_ += first.found - std::exchange(passed_on_of_first_, first.found);
      if (!first.is_done()) return false;
      add_up(first);
      parts_.pop_front();
      passed_on_of_first_ = 0;
    }
    write_answer(Verdict::listed, decimal(passed_on_), ready);
    return true;
  }

  void settle_stopped(std::string& ready) override {
    for (const PartJob& part : parts_) add_up(part);
    write_answer(Verdict::stopped, decimal(passed_on_), ready);
  }

 private:
  // Bytes of solutions that wait for those of earlier parts. With more, no part but the first goes on.
  static constexpr std::size_t most_waiting = std::size_t{16} << 20;

  bool is_full() const {
    std::size_t waiting = 0;
    for (const PartJob& part : parts_) waiting += part.solutions.size();
    return waiting > most_waiting;
  }

  std::uint64_t passed_on_;
  std::uint64_t passed_on_of_first_ = passed_on_;
};

// The first solution, or the first two: of the earliest parts that have them, however early those of other parts were
// found.
class FirstTree final : public PartTree {
 public:
  FirstTree(Question question, std::uint64_t found)
      : PartTree(question), needed_(question == Question::solve ? 1 : 2), passed_on_(found) {}

  bool settle(std::string& ready) override {
    std::uint64_t found = 0;  // by the parts before
    bool is_certain = true;   // whether all parts before are done
    for (auto part = parts_.begin(); part != parts_.end(); ++part) {
      const std::uint64_t missing = needed_ - found;
      if (is_certain && part->found >= missing) {
        // It has searched on behind the solution with which the undivided search ends.
        if (part->question == Question::check && missing == 1) return ask_for_one(part), false;
        if (part->is_done()) return answer(std::next(part), ready);
      }
      is_certain = is_certain && part->is_done();
      found += part->found;
      if (found >= needed_) return drop(std::next(part)), false;
    }
    return is_certain && answer(parts_.end(), ready);
  }

  void settle_stopped(std::string& ready) override {
    std::uint64_t left = needed_ - passed_on_;
    std::uint64_t found = 0;
    for (const PartJob& part : parts_) {
      add_up(part);
      append_front(part.solutions, left, ready);
      found += part.found;
    }
    write_answer(Verdict::stopped, decimal(std::min(found, needed_)), ready);
  }

 private:
  // Has a part end at its first solution.
  void ask_for_one(std::list<PartJob>::iterator part) {
    PartJob again;
    again.part = part->part;
    again.question = Question::solve;
    again.share = share_of(again.part);
    drop(part);
    parts_.push_back(std::move(again));
  }

  // The answer that ends before this part.
  bool answer(std::list<PartJob>::iterator end, std::string& ready) {
    drop(end);
    std::uint64_t found = 0;
    for (const PartJob& part : parts_) {
      add_up(part);
      ready += part.solutions;
      found += part.found;
    }
    write_answer(verdict_of(question_, found), decimal(found), ready);
    return true;
  }

  // Appends the first records of solutions, at most `left` of them.
  static void append_front(std::string_view solutions, std::uint64_t& left, std::string& ready) {
    command::RecordReader reader(solutions);
    for (; left > 0 && !reader.at_end(); --left) {
      reader.letter();
      reader.text();
    }
    ready += solutions.substr(0, solutions.size() - reader.rest().size());
  }

  const std::uint64_t needed_;
  const std::uint64_t passed_on_;  // of the first part
};

// Appends what is left of a part that has given parts away: in the order of the search, the parts that it had finished
// by then and the one that it was in. The nodes on the way are in none of them.
void append_kept(const PartJob& job, Checkpoint& checkpoint) {
  auto kept = read_part(job.given);
  if (!kept) return checkpoint.parts.push_back(job.part);
  const auto own = read_part(job.part);
  const std::vector<Branch> path = std::exchange(kept->path, own ? own->path : std::vector<Branch>());
  checkpoint.nodes += path.size() - kept->path.size();
  for (std::size_t level = kept->path.size(); level < path.size(); ++level) {
    kept->path.push_back(path[level]);
    Branch& last = kept->path.back();
    for (last.at = 0; last.at < path[level].at; ++last.at) checkpoint.parts.push_back(text_of(*kept));
  }
}

}  // namespace

double share_of(std::string_view part) {
  double share = 1;
  if (const auto read = read_part(part)) {
    for (const Part::Level& level : read->levels) share /= level.branch.of;
    for (const Branch& branch : read->path) share /= branch.of;
  }
  return share;
}

void PartJob::take(std::string_view records) {
  command::RecordReader reader(records);
  while (!has_answer && error.empty() && !reader.at_end()) {
    const std::string_view before = reader.rest();
    switch (reader.letter()) {
      case 'S':
        reader.text();
        solutions += before.substr(0, before.size() - reader.rest().size());
        ++found;
        break;
      case 'N': note = reader.text(); break;
      case 'F': reader.number(); break;
      case 'L': line = static_cast<std::uint32_t>(reader.number()); break;
      case 'A':
        has_answer = true;
        verdict = static_cast<Verdict>(reader.number());
        engine = engine_names[reader.number()];
        stats.nodes = reader.number();
        stats.dead_ends = reader.number();
        stats.depth = static_cast<std::uint32_t>(reader.number());
        count = reader.text();
        break;
      default:
        reader.text();
        reader.number();
        reader.number();
        reader.text();
        error = before.substr(0, before.size() - reader.rest().size());
    }
  }
}

std::unique_ptr<PartTree> PartTree::make(Question question, Job& first, std::uint64_t found) {
  std::unique_ptr<PartTree> tree;
  if (question == Question::count) {
    tree = std::make_unique<CountTree>();
  } else if (question == Question::list) {
    tree = std::make_unique<ListTree>(found);
  } else {
    tree = std::make_unique<FirstTree>(question, found);
  }
  PartJob& whole = tree->parts_.emplace_back();
  whole.question = question;
  whole.job = &first;
  whole.found = found;
  return tree;
}

std::unique_ptr<PartTree> PartTree::make(const Checkpoint& from) {
  std::unique_ptr<PartTree> tree = std::make_unique<CountTree>();
  tree->count_.add(from.count);
  tree->stats_.nodes = from.nodes;
  tree->stats_.dead_ends = from.dead_ends;
  tree->stats_.depth = from.depth;
  for (const std::string& part : from.parts) {
    PartJob& job = tree->parts_.emplace_back();
    job.part = part;
    job.share = share_of(part);
  }
  return tree;
}

PartJob* PartTree::next() {
  const auto waiting = [](const PartJob& part) { return part.state == State::waiting; };
  const auto found = std::find_if(parts_.begin(), parts_.end(), waiting);
  return found == parts_.end() ? nullptr : &*found;
}

void PartTree::give_away(const PartJob& giver, std::string_view given) {
  const auto is_giver = [&giver](const PartJob& part) { return &part == &giver; };
  const auto behind = std::next(std::find_if(parts_.begin(), parts_.end(), is_giver));
  while (!given.empty()) {
    PartJob& part = *parts_.emplace(behind);
    part.part = given.substr(0, given.find('\n'));
    part.question = giver.question;
    part.share = share_of(part.part);
    given.remove_prefix(part.part.size() + 1);
  }
}

void PartTree::save(Checkpoint& checkpoint) const {
  checkpoint.count = count_.text();
  checkpoint.nodes = stats_.nodes;
  checkpoint.dead_ends = stats_.dead_ends;
  checkpoint.depth = stats_.depth;
  for (const PartJob& part : parts_) append_kept(part, checkpoint);
}

double PartTree::remaining() const {
  double left = 0;
  for (const PartJob& part : parts_) left += part.state == State::ended ? 0 : part.remaining();
  return left;
}

std::string PartTree::found() const {
  command::CountSum all = count_;
  for (const PartJob& part : parts_) all.add(decimal(part.seen));
  return all.floor();
}

void PartTree::add_up(const PartJob& part) {
  if (!part.has_answer) return;
  count_.add(part.count);
  stats_.nodes += part.stats.nodes;
  stats_.dead_ends += part.stats.dead_ends;
  stats_.depth = std::max(stats_.depth, part.stats.depth);
  if (engine_.empty()) engine_ = part.engine;
  if (note_.empty()) note_ = part.note;
  if (line_ == 0) line_ = part.line;
}

void PartTree::drop(std::list<PartJob>::iterator from) {
  for (auto part = from; part != parts_.end(); ++part) part->is_needed = false;
  dropped_.splice(dropped_.end(), parts_, from, parts_.end());
}

void PartTree::forget_dropped() {
  std::erase_if(dropped_, [](const PartJob& part) { return part.state != State::running; });
}

void PartTree::write_answer(Verdict verdict, std::string_view count, std::string& ready) const {
  Records records;
  if (line_ > 0) records.line(line_);
  if (!note_.empty()) records.note(note_);
  records.answer(verdict, engine_, stats_, count);
  ready += records.take();
}

}  // namespace quadrille::cli
