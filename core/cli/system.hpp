// What the command needs of the system: bytes in, bytes out, and the signal to stop. By POSIX calls, because the
// streams of the standard library do not say why a call failed.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/command/printout.hpp"

namespace quadrille::cli {

using command::Status;

/// Why a file cannot be read that is not there.
constexpr const char* no_such_file = "there is no such file";

constexpr int standard_input = 0, standard_output = 1, standard_error = 2;  // their descriptors

/// Keeps the numbers 0 to 2 from being given to files that are opened later, makes write errors come back as such
/// instead of as signals, and lets the first SIGINT be asked for; a second one ends the program. To be called first.
void prepare_process();

/// Whether there was a SIGINT.
bool is_interrupted();

/// Writes to standard output. Ends the program if that is not possible: quietly where its reader has ended.
void print(std::string_view text);
/// Writes to standard error, without what would change how a terminal shows it (terminal.hpp); there is no other place
/// to report that this is not possible.
void complain(std::string_view text);
/// Shows one line on standard error, a terminal, in the place of the one that this has shown last. What is printed
/// takes that one away. Empty: only takes it away.
void show_line(std::string_view line);

bool is_terminal(int descriptor);
bool is_pipe(int descriptor);
/// The bytes of a file, or of standard input where `file` is null; 0 if it is none that keeps them.
double file_size(const char* file);

/// Ends the program as SIGINT does, so that a shell's loop around it ends too: its status is 130 there.
[[noreturn]] void end_by_interrupt();
/// Ends the program while its threads work.
[[noreturn]] void end_process(Status status);

/// Why `replace_file` cannot write the file; empty if it can.
std::string why_not_replaced(const std::string& file);
/// Writes a file that is whole whenever the program ends: it is written as `file`.new, which then takes its place.
/// Returns why that has failed; empty if it has not.
std::string replace_file(const std::string& file, std::string_view text);

/// A file, or standard input, as a run of bytes.
class Input {
 public:
  enum class Result { bytes, end, failed, interrupted };
  /// Whether reading fails where the file is none that keeps bytes: a pipe, a device.
  enum class Kind { any, regular };

  /// `file` is null for standard input.
  explicit Input(const char* file, Kind kind = Kind::any);
  ~Input();
  Input(const Input&) = delete;
  Input& operator=(const Input&) = delete;

  /// Appends the next bytes to `text`: those that are there, at most 256 KB. Waits while there are none.
  Result read(std::string& text);

  /// Why reading has failed.
  const std::string& failure() const { return failure_; }
  /// Whether it has because there is no such file.
  bool is_missing() const { return is_missing_; }

 private:
  Result fail(int error);

  const char* file_;
  int descriptor_;
  std::string failure_;
  bool is_missing_ = false;
};

}  // namespace quadrille::cli
