#include "core/cli/progress.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "core/cli/system.hpp"

namespace quadrille::cli {

bool is_progress_seen(std::span<const std::string> files) {
  const bool is_typed = std::find(files.begin(), files.end(), "-") != files.end() && is_terminal(standard_input);
  return is_terminal(standard_error) && !is_pipe(standard_output) && !is_typed;
}

double size_of(std::span<const std::string> files) {
  double all = 0;
  for (const std::string& file : files) {
    const double size = file_size(file == "-" ? nullptr : file.c_str());
    if (size == 0) return 0;
    all += size;
  }
  return all;
}

ProgressLine::ProgressLine(std::function<command::Standing()> standing)
    : standing_(std::move(standing)), thread_([this] { run(); }) {}

ProgressLine::~ProgressLine() {
  {
    const std::lock_guard lock(mutex_);
    has_ended_ = true;
  }
  news_.notify_all();
  thread_.join();
  show_line({});
}

void ProgressLine::run() {
  using namespace std::chrono_literals;
  const auto begun = std::chrono::steady_clock::now();
  std::unique_lock lock(mutex_);
  for (auto wait = 1000ms; !news_.wait_for(lock, wait, [this] { return has_ended_; }); wait = 200ms) {
    command::Standing standing = standing_();
    standing.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    show_line(command::progress_line(standing));
  }
}

}  // namespace quadrille::cli
