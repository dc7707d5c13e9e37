// The line that says on a terminal how far the command has come, while a person waits.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <span>
#include <string>
#include <thread>

#include "core/command/progress.hpp"

namespace quadrille::cli {

/// Whether a person waits at a terminal and would see the line: not in a pipe, not while they are typing the input.
bool is_progress_seen(std::span<const std::string> files);

/// The size of all these files in bytes; 0 if that is not known.
double size_of(std::span<const std::string> files);

/// Shows the line a few times a second from the first second on, until this ends.
class ProgressLine {
 public:
  /// `standing` is called on a thread of this.
  explicit ProgressLine(std::function<command::Standing()> standing);
  ~ProgressLine();
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

 private:
  void run();

  const std::function<command::Standing()> standing_;
  std::mutex mutex_;
  std::condition_variable news_;
  bool has_ended_ = false;
  std::thread thread_;
};

}  // namespace quadrille::cli
