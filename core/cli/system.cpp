#include "core/cli/system.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <utility>

#include "core/cli/terminal.hpp"

namespace quadrille::cli {

namespace {

bool was_input_closed = false;

constexpr mode_t everybody = 0666;  // but whom the umask excludes

volatile std::sig_atomic_t interrupts = 0;
int interrupt_pipe[2] = {-1, -1};  // has a byte to read after an interrupt, so that `poll` ends

void note_interrupt(int) {
  const int before = errno;
  interrupts = 1;
  [[maybe_unused]] const auto written = write(interrupt_pipe[1], "", 1);
  errno = before;
}

// The names of the errors that files have, as Node has them too.
struct ErrorName {
  int error;
  const char* name;
};
constexpr ErrorName error_names[] = {
    {EBADF, "EBADF"},
    {EFBIG, "EFBIG"},
    {EINVAL, "EINVAL"},
    {EIO, "EIO"},
    {ELOOP, "ELOOP"},
    {EMFILE, "EMFILE"},
    {ENODEV, "ENODEV"},
    {ENOSPC, "ENOSPC"},
    {ENOTDIR, "ENOTDIR"},
    {ENXIO, "ENXIO"},
    {EPERM, "EPERM"},
    {EROFS, "EROFS"},
    {ENAMETOOLONG, "ENAMETOOLONG"},
};

std::string name_of(int error) {
  for (const ErrorName& known : error_names) {
    if (known.error == error) return known.name;
  }
  return "error " + std::to_string(error);
}

// In the words of wasm/cli/input.js.
std::string why(int error) {
  switch (error) {
    case ENOENT: return no_such_file;
    case EISDIR: return "this is a directory, not a file";
    case EACCES: return "the file may not be read: permission denied";
    default: return "the file cannot be read or written: " + name_of(error);
  }
}

// Waits until the descriptor is ready, or there is an interrupt. Other programs may have set it to never wait.
void wait_for(int descriptor, short events) {
  pollfd watched[] = {{descriptor, events, 0}, {interrupt_pipe[0], POLLIN, 0}};
  poll(watched, 2, -1);
}

// Writes all of the text; 0, or the number of the error.
int write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const auto written = write(descriptor, text.data(), text.size());
    if (written >= 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno == EAGAIN) {
      pollfd watched = {descriptor, POLLOUT, 0};
      poll(&watched, 1, -1);
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}

// Whether a line of `show_line` stands on the terminal. Threads print.
bool is_line_shown = false;
std::mutex showing;

// With the mutex locked.
void take_line_away() {
  if (std::exchange(is_line_shown, false)) write_all(standard_error, "\r\x1b[K");
}

}  // namespace

void prepare_process() {
  for (const int descriptor : {standard_input, standard_output, standard_error}) {
    if (fcntl(descriptor, F_GETFD) != -1) continue;
    if (descriptor == standard_input) was_input_closed = true;
    // Opened in the wrong direction, so that its use is an error.
    [[maybe_unused]] const int taken = open("/dev/null", descriptor == standard_input ? O_WRONLY : O_RDONLY);
  }
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  if (pipe(interrupt_pipe) != 0) return;  // then an interrupt ends the program
  for (const int end : interrupt_pipe) fcntl(end, F_SETFL, O_NONBLOCK);
  struct sigaction action = {};
  action.sa_handler = note_interrupt;
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &action, nullptr);
}

bool is_interrupted() { return interrupts != 0; }

void print(std::string_view text) {
  {
    const std::lock_guard lock(showing);
    if (!text.empty()) take_line_away();
  }
  const int error = write_all(standard_output, text);
  if (error == 0) return;
  if (error == EPIPE) end_process(Status::answered);
  complain("quadrille: the output cannot be written: " + name_of(error) + '\n');
  end_process(Status::failed);
}

void complain(std::string_view text) {
  const std::lock_guard lock(showing);
  if (!text.empty()) take_line_away();
  write_all(standard_error, harmless(text));
}

void show_line(std::string_view line) {
  const std::lock_guard lock(showing);
  take_line_away();
  if (line.empty()) return;
  write_all(standard_error, line);
  is_line_shown = true;
}

bool is_terminal(int descriptor) { return isatty(descriptor) != 0; }

bool is_pipe(int descriptor) {
  struct stat status = {};
  return fstat(descriptor, &status) == 0 && (S_ISFIFO(status.st_mode) || S_ISSOCK(status.st_mode));
}

double file_size(const char* file) {
  struct stat status = {};
  const int failed = file == nullptr ? fstat(standard_input, &status) : stat(file, &status);
  return failed == 0 && S_ISREG(status.st_mode) ? static_cast<double>(status.st_size) : 0;
}

void end_by_interrupt() {
  std::raise(SIGINT);  // whose handler is the system's again
  end_process(Status::stopped);
}

void end_process(Status status) { std::_Exit(static_cast<int>(status)); }

std::string why_not_replaced(const std::string& file) {
  const std::string written = file + ".new";
  const int descriptor = open(written.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, everybody);
  if (descriptor < 0) return why(errno);
  close(descriptor);
  return std::remove(written.c_str()) == 0 ? std::string() : why(errno);
}

std::string replace_file(const std::string& file, std::string_view text) {
  const std::string written = file + ".new";
  const int descriptor = open(written.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, everybody);
  if (descriptor < 0) return why(errno);
  int error = write_all(descriptor, text);
  if (error == 0 && fsync(descriptor) != 0) error = errno;
  close(descriptor);
  if (error == 0 && std::rename(written.c_str(), file.c_str()) != 0) error = errno;
  return error == 0 ? std::string() : why(error);
}

Input::Input(const char* file, Kind kind) : file_(file), descriptor_(standard_input) {
  // To open a pipe would wait for its writer.
  const int flags = O_RDONLY | O_CLOEXEC | (kind == Kind::regular ? O_NONBLOCK : 0);
  if (file != nullptr) descriptor_ = open(file, flags);
  if (descriptor_ < 0) fail(errno);
  struct stat status = {};
  const bool is_known = kind == Kind::regular && descriptor_ >= 0 && fstat(descriptor_, &status) == 0;
  if (is_known && S_ISDIR(status.st_mode)) fail(EISDIR);
  if (is_known && !S_ISDIR(status.st_mode) && !S_ISREG(status.st_mode)) failure_ = "this is not a regular file";
  if (file == nullptr && was_input_closed) failure_ = "standard input is closed";
}

Input::~Input() {
  if (file_ != nullptr && descriptor_ >= 0) close(descriptor_);
}

Input::Result Input::read(std::string& text) {
  constexpr std::size_t most = std::size_t{256} << 10;
  if (!failure_.empty()) return Result::failed;
  const std::size_t before = text.size();
  text.resize(before + most);
  ssize_t count = -1;
  do {
    wait_for(descriptor_, POLLIN);
    if (is_interrupted()) break;
    count = ::read(descriptor_, text.data() + before, most);
  } while (count < 0 && (errno == EAGAIN || errno == EINTR));
  const int error = errno;
  text.resize(before + static_cast<std::size_t>(count > 0 ? count : 0));
  if (is_interrupted()) return Result::interrupted;
  if (count < 0) return fail(error);
  return count == 0 ? Result::end : Result::bytes;
}

Input::Result Input::fail(int error) {
  failure_ = why(error);
  is_missing_ = error == ENOENT;
  return Result::failed;
}

}  // namespace quadrille::cli
