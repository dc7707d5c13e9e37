// Cuts an input of any length at the ends of puzzles into pieces, of which each can be answered by itself.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "core/catalog.hpp"
#include "core/cli/text_input.hpp"
#include "core/job/request.hpp"

namespace quadrille::cli {

/// What was read of an input.
struct Begun {
  std::string text;
  bool has_ended = false;
};

class TextPieces {
 public:
  /// The results of `next`.
  enum class Result { piece, end, failed, interrupted };

  /// Every piece has the fields of `request`, but for the text and its place. Where the request names no notation, that
  /// of the text is detected. `begun` is what was read of the input before. The puzzle and the input must outlive
  /// the object.
  TextPieces(const CatalogEntry& puzzle, Request request, TextInput& input, Begun begun)
      : puzzle_(puzzle),
        request_(std::move(request)),
        input_(input),
        text_(std::move(begun.text)),
        has_ended_(begun.has_ended) {}

  /// Takes the next whole puzzles from the input: about `bytes` of them, and at least one. Waits for the input only
  /// while it holds no whole puzzle. `piece` is then a request about them alone.
  Result next(std::size_t bytes, Request& piece);

 private:
  Result read();
  bool find_notation();
  bool cut(std::size_t bytes, Request& piece);
  void take_rest(Request& piece);
  std::string_view text() const { return std::string_view(text_).substr(begin_); }

  const CatalogEntry& puzzle_;
  Request request_;  // its `line` and `announced` are those of the text that is not taken yet
  TextInput& input_;
  std::string text_;  // of the input; the first `begin_` bytes of it are taken
  std::size_t begin_ = 0;
  std::size_t needed_ = 0;  // bytes of text to wait for
  std::size_t barren_ = 0;  // bytes of text that are known to hold no whole puzzle
  bool has_ended_ = false;  // the input has
  bool is_over_ = false;    // and all of it is taken
};

}  // namespace quadrille::cli
