#include "core/command/count_sum.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>

#include "core/text/text.hpp"

namespace quadrille::command {

namespace {

// Fractions of solutions have divisors of it below.
constexpr std::uint64_t unit = 840;

constexpr std::uint64_t billion = 1'000'000'000;
constexpr std::size_t limb_digits = 9;

bool is_number(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::uint64_t value_of(std::string_view digits) {
  std::uint64_t value = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), value);
  return value;
}

}  // namespace

bool CountSum::add(std::string_view count) {
  const std::size_t slash = count.find('/');
  std::string_view over = count.substr(0, slash);
  const std::string_view under = slash == std::string_view::npos ? "1" : count.substr(slash + 1);
  if (!is_number(over) || !is_number(under) || under.size() > limb_digits) return false;
  const std::uint64_t divisor = value_of(under);
  if (divisor == 0 || unit % divisor != 0) return false;
  std::uint64_t carry = 0;
  for (std::size_t at = 0; !over.empty() || carry > 0; ++at) {
    const std::size_t size = std::min(limb_digits, over.size());
    if (at == limbs_.size()) limbs_.push_back(0);
    const std::uint64_t value = value_of(over.substr(over.size() - size)) * (unit / divisor) + limbs_[at] + carry;
    over.remove_suffix(size);
    limbs_[at] = static_cast<std::uint32_t>(value % billion);
    carry = value / billion;
  }
  return true;
}

CountSum::Quotient CountSum::divided() const {
  Quotient quotient = {.digits = "", .rest = 0};
  for (auto limb = limbs_.rbegin(); limb != limbs_.rend(); ++limb) {
    const std::uint64_t value = quotient.rest * billion + *limb;
    const std::string digits = decimal(value / unit);
    quotient.digits.append(limb_digits - digits.size(), '0').append(digits);
    quotient.rest = value % unit;
  }
  quotient.digits.erase(0, quotient.digits.find_first_not_of('0'));
  if (quotient.digits.empty()) quotient.digits = "0";
  return quotient;
}

std::string CountSum::text() const {
  const auto [whole, rest] = divided();
  if (rest == 0) return whole;
  std::string over;
  for (auto limb = limbs_.rbegin(); limb != limbs_.rend(); ++limb) {
    const std::string digits = decimal(*limb);
    over.append(limb_digits - digits.size(), '0').append(digits);
  }
  over.erase(0, over.find_first_not_of('0'));
  return over + '/' + decimal(unit);
}

std::string CountSum::floor() const { return divided().digits; }

}  // namespace quadrille::command
