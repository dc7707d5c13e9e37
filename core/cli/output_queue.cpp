#include "core/cli/output_queue.hpp"

#include <utility>

namespace quadrille::cli {

namespace {

// Bytes that an outbox holds before its thread waits.
constexpr std::size_t outbox_bytes = std::size_t{1} << 20;

}  // namespace

OutputQueue::Outbox& OutputQueue::add() {
  std::unique_lock lock(mutex_);
  room_.wait(lock, [this] { return outboxes_.size() < capacity_; });
  return outboxes_.emplace_back();
}

void OutputQueue::put(Outbox& outbox, Printout& more) {
  std::unique_lock lock(mutex_);
  room_.wait(lock, [&outbox] { return outbox.found.answers.size() < outbox_bytes; });
  outbox.found.append(std::exchange(more, {}));
  news_.notify_one();
}

void OutputQueue::close(Outbox& outbox) {
  const std::lock_guard lock(mutex_);
  outbox.is_closed = true;
  news_.notify_one();
}

void OutputQueue::end() {
  const std::lock_guard lock(mutex_);
  has_ended_ = true;
  news_.notify_one();
}

bool OutputQueue::take(Printout& next) {
  std::unique_lock lock(mutex_);
  for (;;) {
    // References to the other outboxes stay valid.
    while (!outboxes_.empty() && outboxes_.front().is_closed && outboxes_.front().found.empty()) outboxes_.pop_front();
    room_.notify_all();
    if (!outboxes_.empty() && !outboxes_.front().found.empty()) {
      next = std::exchange(outboxes_.front().found, {});
      return true;
    }
    if (outboxes_.empty() && has_ended_) return false;
    news_.wait(lock);
  }
}

}  // namespace quadrille::cli
