#include "core/cli/text_input.hpp"

#include <cstddef>
#include <utility>

namespace quadrille::cli {

namespace {

// Bytes that show how a text is encoded.
constexpr std::size_t mark_bytes = 2;

constexpr const char* no_utf16 = "the file begins like UTF-16, and has characters that UTF-16 has not";

}  // namespace

TextInput::Result TextInput::read(std::string& text) {
  if (!failure_.empty()) return Result::failed;
  if (!has_begun_) return begin(text);
  if (!utf16_) return read_bytes(text);
  std::string bytes;
  const Result result = read_bytes(bytes);
  if (result == Result::end && !utf16_->is_whole()) return fail(no_utf16);
  return result == Result::bytes ? translate(bytes, text) : result;
}

// Finds out how the text is encoded, and reads its first bytes.
TextInput::Result TextInput::begin(std::string& text) {
  std::string front;
  auto result = Result::bytes;
  while (result == Result::bytes && front.size() < mark_bytes) result = input_.read(front);
  if (result == Result::bytes && Gunzip::begins(front)) {
    gunzip_.emplace();
    gunzip_->put(std::exchange(front, {}));
    while (result == Result::bytes && front.size() < mark_bytes) result = read_bytes(front);
  }
  if (result == Result::failed) return fail(failure_.empty() ? input_.failure() : failure_);
  if (result == Result::interrupted) return result;
  has_begun_ = true;
  if (Utf16::begins(front)) return utf16_.emplace(front), translate(front, text);
  text += front;
  return Result::bytes;
}

// The next bytes of the file when it is decompressed.
TextInput::Result TextInput::read_bytes(std::string& bytes) {
  if (!gunzip_) {
    const Result result = input_.read(bytes);
    return result == Result::failed ? fail(input_.failure()) : result;
  }
  if (gunzip_->needs_bytes()) {
    std::string compressed;
    const Result result = input_.read(compressed);
    if (result == Result::end && !gunzip_->finish()) return fail(gunzip_->failure());
    if (result == Result::failed) return fail(input_.failure());
    if (result != Result::bytes) return result;
    gunzip_->put(std::move(compressed));
  }
  return gunzip_->take(bytes) ? Result::bytes : fail(gunzip_->failure());
}

std::string_view TextInput::remark() const {
  return gunzip_ && gunzip_->has_rest() ? "what stands behind the compressed text is left out" : "";
}

// Nothing comes out of bytes that are wrong somewhere.
TextInput::Result TextInput::translate(std::string_view bytes, std::string& text) {
  std::string translated;
  if (!utf16_->translate(bytes, translated)) return fail(no_utf16);
  text += translated;
  return Result::bytes;
}

TextInput::Result TextInput::fail(std::string why) {
  failure_ = std::move(why);
  return Result::failed;
}

}  // namespace quadrille::cli
