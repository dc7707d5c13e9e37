// The text of a file, or of standard input, in UTF-8: what gzip has compressed is decompressed, such as the files of
// BurrTools, and UTF-16 with a byte order mark is translated. Tested by tests/cli/encodings.test.js.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/cli/gunzip.hpp"
#include "core/cli/system.hpp"
#include "core/cli/utf16.hpp"

namespace quadrille::cli {

class TextInput {
 public:
  using Result = Input::Result;

  /// `file` is null for standard input.
  explicit TextInput(const char* file) : input_(file) {}

  /// Appends the next bytes to `text`: those that are there, if any. Waits while there are none.
  Result read(std::string& text);

  /// Why reading has failed.
  const std::string& failure() const { return failure_; }
  /// What is to be said of a file that was read; nothing of most.
  std::string_view remark() const;

 private:
  Result begin(std::string& text);
  Result read_bytes(std::string& bytes);
  Result translate(std::string_view bytes, std::string& text);
  Result fail(std::string why);

  Input input_;
  bool has_begun_ = false;
  std::optional<Gunzip> gunzip_;
  std::optional<Utf16> utf16_;
  std::string failure_;
};

}  // namespace quadrille::cli
