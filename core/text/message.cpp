#include "core/text/message.hpp"

#include <algorithm>
#include <utility>

namespace quadrille {

Message& Message::append(std::string_view marked) {
  marked_ += marked;
  return *this;
}

Message& Message::operator+=(std::string_view value) {
  marked_ += begin;
  marked_ += value;
  marked_ += end;
  return *this;
}

std::string Message::plain(std::string_view marked) {
  std::string text(marked);
  text.erase(std::remove_if(text.begin(), text.end(), [](char c) { return c == begin || c == end; }), text.end());
  return text;
}

Message operator+(Message message, const char* sentence) { return std::move(message += sentence); }
Message operator+(Message message, char sentence) { return std::move(message += sentence); }
Message operator+(Message message, std::string_view value) { return std::move(message += value); }
Message operator+(Message message, const std::string& value) { return std::move(message += value); }
Message operator+(Message message, const Message& more) { return std::move(message += more); }
Message operator+(const char* sentence, const Message& more) { return Message(sentence) + more; }

}  // namespace quadrille
