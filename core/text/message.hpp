// What is wrong, as an English sentence with values in it, such as what it quotes:
//
//     quote(word) + " is no number from " + decimal(low) + " to " + decimal(high)
//
// Literals are the sentence, and strings are its values. So others can say it in another language: they look up
// `{0} is no number from {1} to {2}` and put the values in.
#pragma once

#include <string>
#include <string_view>

namespace quadrille {

class Message {
 public:
  Message() = default;
  /// A sentence without values.
  Message(const char* sentence) : marked_(sentence) {}
  /// A value that a message begins with.
  explicit Message(std::string_view value) { *this += value; }

  Message& operator+=(const char* sentence) { return append(sentence); }
  Message& operator+=(char sentence) { return append({&sentence, 1}); }
  Message& operator+=(std::string_view value);
  Message& operator+=(const std::string& value) { return *this += std::string_view(value); }
  Message& operator+=(const Message& more) { return append(more.marked_); }

  bool empty() const { return marked_.empty(); }
  /// The whole as it is read.
  std::string text() const { return plain(marked_); }
  /// The same with a character `begin` before each value and `end` after it, which occur nowhere else: values have no
  /// control characters.
  const std::string& marked() const { return marked_; }
  static constexpr char begin = '\x01', end = '\x02';
  /// The text of a message that is marked.
  static std::string plain(std::string_view marked);

 private:
  Message& append(std::string_view marked);

  std::string marked_;
};

Message operator+(Message message, const char* sentence);
Message operator+(Message message, char sentence);
Message operator+(Message message, std::string_view value);
Message operator+(Message message, const std::string& value);
Message operator+(Message message, const Message& more);
Message operator+(const char* sentence, const Message& more);

}  // namespace quadrille
