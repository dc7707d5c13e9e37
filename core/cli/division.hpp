// One puzzle on several threads. A search that takes long gives parts of its tree away (core/job/job.hpp). They wait in
// the order of the tree, and threads that have nothing else to do take them. When few are left, the search that has
// most left gives more away, so no part has to be of the right size. Answers and statistics are those of the undivided
// search, however it was divided.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/catalog.hpp"
#include "core/cli/checkpoint.hpp"
#include "core/cli/part_tree.hpp"
#include "core/command/progress.hpp"
#include "core/job/job.hpp"
#include "core/job/request.hpp"

namespace quadrille::cli {

/// A search is divided after this time, and if it has nothing to give away it is asked again after that time.
constexpr std::chrono::milliseconds divide_after{20}, ask_again_after{50};

/// Between two checkpoints. They have only what is done: so that no part is long on its way, one that takes longer than
/// the second time gives parts away if there are checkpoints.
constexpr std::chrono::milliseconds save_after{500}, most_unsaved{1000};

/// When a count that is saved has to stop, the parts that threads are in give away all that is not begun and come to
/// their ends, so that the last checkpoint has all that was counted. What is not at its end after this time is lost, as
/// it is if there are more parts than the second number.
constexpr std::chrono::milliseconds most_closing{200};
constexpr std::size_t most_parts_closing = 4096;

/// Not for two threads at the same time, but for the functions that say so. Pointers to parts stay valid while the part
/// is worked on.
class Division {
 public:
  using Clock = PartJob::Clock;
  using Seconds = std::chrono::duration<double>;

  /// What the thread of a part does next.
  enum class Order { go_on, give_away, stop, leave };

  /// `first` works on a puzzle of the request's text, whose number is `puzzle`, since `begun`; what it has written
  /// until now was taken. It works on the first part. `threads` is how many there are. All three references must
  /// outlive this.
  Division(const CatalogEntry& entry, const Request& request, Job& first, std::size_t puzzle, Clock::time_point begun,
           Seconds seconds, std::size_t threads);

  /// Goes on with a count, of whose text this is the first puzzle. The same, but no thread works on any part, and there
  /// are checkpoints.
  Division(const CatalogEntry& entry, const Request& request, const Checkpoint& from, Clock::time_point begun,
           Seconds seconds, std::size_t threads);

  /// From now on there are checkpoints, about twice a second and at the end. Only for a count.
  void begin_saving() { is_saved_ = true; }

  PartJob& first() { return tree_->parts().front(); }

  /// Whether there is a part that waits for a thread.
  bool has_next() const { return !is_over_ && !is_stopped_ && !closing_until_ && tree_->next() != nullptr; }
  /// That part, for the thread that asks; or null.
  PartJob* take_next();

  /// For the thread of a part only, at the same time as others: opens its job, if that was not done.
  void open(PartJob& part) const;
  /// The same: works on it for about a millisecond. False when it is done.
  bool advance(Job& job) const;

  /// The thread of a part reports what was found. `are_others_idle`: more parts are of use. After `leave` it must not
  /// use the part, nor this.
  Order report(PartJob& part, std::string_view records, const Progress& progress, bool is_done, bool are_others_idle);
  /// What the job of a part gave away, and the fraction that is done of the rest. True if it is to give away more.
  bool take_given(PartJob& part, std::string_view given, double fraction);

  /// How far all parts together have come.
  command::Standing::Present present() const;

  /// The records that come next in the answer of the whole.
  std::string take_ready();
  /// The checkpoint, as a line of JSON, that is to be kept now; empty if there is none.
  std::string take_checkpoint();
  /// Whether there is any of both.
  bool has_news() const { return !ready_.empty() || !checkpoint_.empty(); }
  /// Whether the answer is known and no thread works on any part.
  bool has_ended() const { return is_over_ && running_ == 0; }

  /// This time does not count as work.
  void forgive(Clock::duration waited) { begun_ += waited; }

 private:
  void leave(PartJob& part, PartJob::State state);
  void settle();
  void begin_stop(Clock::time_point now);
  void save(Clock::time_point now);
  void choose_giver(Clock::time_point now);

  const CatalogEntry& entry_;
  const Request& request_;
  const std::size_t puzzle_;
  Clock::time_point begun_;
  const Seconds seconds_;
  const std::size_t threads_;
  std::unique_ptr<PartTree> tree_;
  const PartJob* giver_ = nullptr;  // that is asked for parts
  std::size_t running_;             // parts that threads work on
  std::string ready_;
  std::string root_;  // the part that is asked about, once it is known
  bool is_saved_ = false;
  Clock::time_point saved_ = Clock::now();
  std::string checkpoint_, last_checkpoint_;        // that is to be taken, and that was made last
  std::optional<Clock::time_point> closing_until_;  // once a count that is saved has to stop
  bool is_stopped_ = false;
  bool is_over_ = false;
};

}  // namespace quadrille::cli
