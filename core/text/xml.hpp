// Reads XML (W3C, 1.0) forward, element by element: elements, attributes, text, comments, the five named entities and
// characters by number. There are no document types and no namespaces, so no text grows when it is read. Tested by
// tests/core/xml_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/text/text.hpp"

namespace quadrille {

class XmlReader {
 public:
  /// Elements may nest this deep.
  static constexpr std::size_t most_depth = 64;

  enum class Event : std::uint8_t {
    open,   ///< a start tag; an empty element has an end tag, too
    close,  ///< an end tag
    text,   ///< text between tags, if it is not blank
    end,    ///< the end of the document
    error,  ///< `error` says what is wrong
  };

  /// `text` must outlive the reader.
  explicit XmlReader(std::string_view text) : text_(text) {}

  Event next();

  /// The element's name, at `open` and `close`.
  std::string_view name() const { return name_; }
  /// At `open`: the value of an attribute.
  std::optional<std::string> attribute(std::string_view name) const;
  /// At `text`: all of it up to the next tag.
  const std::string& text() const { return content_; }

  /// Reads up to the end tag of the element that was opened last and returns its text; nothing after an error. Elements
  /// in it are passed over.
  std::optional<std::string> take_content();

  const Error& error() const { return error_; }
  /// An error at the last tag or text.
  Error error_here(Message message) const { return error_at_byte(begin_, std::move(message)); }

 private:
  Event fail(std::size_t at, Message message);
  Error error_at_byte(std::size_t at, Message message) const;
  bool skip_past(std::string_view end);
  bool skip_markup();
  Event read_tag();
  bool read_attributes();
  Event read_end_tag();
  Event read_text();
  std::string_view read_name();
  void skip_space();
  bool decode(std::string_view raw, std::string& out);
  bool begins(std::string_view word) const { return text_.substr(at_).starts_with(word); }

  std::string_view text_;
  std::size_t at_ = 0;     // the next byte
  std::size_t begin_ = 0;  // of the last tag or text
  std::string_view name_;
  std::vector<std::pair<std::string_view, std::string>> attributes_;
  std::string content_;
  std::vector<std::string_view> open_;  // the elements around this place
  bool closes_ = false;                 // the element that was opened is empty
  bool had_root_ = false;
  Error error_;
};

}  // namespace quadrille
