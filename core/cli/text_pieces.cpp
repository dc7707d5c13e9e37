#include "core/cli/text_pieces.hpp"

#include <algorithm>

#include "core/library/arguments.hpp"

namespace quadrille::cli {

namespace {

// While a puzzle is longer than this, it is looked at again only when twice as much of it has come.
constexpr std::size_t long_puzzle = std::size_t{1} << 20;

// These first bytes, or a line, show whether a text begins with a link.
constexpr std::size_t link_bytes = 200;

}  // namespace

TextPieces::Result TextPieces::next(std::size_t bytes, Request& piece) {
  while (!is_over_) {
    if (text().size() >= needed_ || has_ended_) {
      if (find_notation()) {
        if (cut(bytes, piece)) return Result::piece;
        if (has_ended_) {
          take_rest(piece);
          return Result::piece;
        }
      }
      needed_ = text().size() > long_puzzle ? 2 * text().size() : 0;
    }
    if (const Result result = read(); result != Result::piece) return result;
  }
  return Result::end;
}

// Reads more of the input, or finds that it has ended.
TextPieces::Result TextPieces::read() {
  text_.erase(0, begin_);
  begin_ = 0;
  switch (input_.read(text_)) {
    case Input::Result::failed: return Result::failed;
    case Input::Result::interrupted: return Result::interrupted;
    case Input::Result::end: has_ended_ = true; break;
    case Input::Result::bytes: break;
  }
  return Result::piece;
}

// False while a longer text is needed.
bool TextPieces::find_notation() {
  if (!request_.format.empty()) return true;
  const std::size_t blank = std::min(text().find_first_not_of(" \t\r\n"), text().size());
  const bool is_enough = text().size() >= link_bytes || text().find('\n', blank) != std::string_view::npos;
  if (is_enough || has_ended_) request_.format = puzzle_.detect(text(), has_ended_);
  return !request_.format.empty();
}

// False if what there is of the text holds no whole puzzle, or nothing follows that a piece would have to be cut from.
bool TextPieces::cut(std::size_t bytes, Request& piece) {
  while (barren_ < text().size()) {
    bytes = std::max(bytes, barren_ + 1);
    if (bytes >= text().size() && has_ended_) return false;
    piece = request_;
    piece.last = false;
    piece.text = text().substr(0, bytes);
    const std::size_t whole = puzzle_.cut(piece);
    if (whole > 0) {
      std::swap(piece.line, request_.line);
      std::swap(piece.announced, request_.announced);
      piece.text.resize(whole);
      begin_ += whole;
      barren_ = 0;
      return true;
    }
    barren_ = piece.text.size();
    bytes = 2 * barren_;
  }
  return false;
}

void TextPieces::take_rest(Request& piece) {
  is_over_ = true;
  piece = request_;
  piece.last = true;
  piece.text = text();
}

}  // namespace quadrille::cli
