// Brings what several threads find into the order of the puzzles. Each piece of the text has an outbox, which its
// thread fills; the outboxes are emptied one after the other.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>

#include "core/command/printout.hpp"

namespace quadrille::cli {

using command::Printout;
using command::Status;

class OutputQueue {
 public:
  /// What is found in one piece of the text.
  struct Outbox {
    Printout found;
    bool is_closed = false;
  };

  /// `capacity`: the number of outboxes that are not emptied yet at which `add` waits.
  explicit OutputQueue(std::size_t capacity) : capacity_(capacity) {}

  /// Adds an outbox behind the others. It stays until it is closed and empty.
  Outbox& add();
  /// Adds to an outbox and empties `more`. Waits while the outbox is full.
  void put(Outbox& outbox, Printout& more);
  /// No more is put into this outbox.
  void close(Outbox& outbox);
  /// No more outboxes are added.
  void end();

  /// Moves what is next to `next`, after waiting for it. False when there is no more.
  bool take(Printout& next);

 private:
  const std::size_t capacity_;
  std::mutex mutex_;
  std::condition_variable room_;  // outboxes have become fewer or emptier
  std::condition_variable news_;  // there may be something to take
  std::deque<Outbox> outboxes_;
  bool has_ended_ = false;
};

}  // namespace quadrille::cli
