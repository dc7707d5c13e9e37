// Decompresses what gzip has compressed (RFC 1952), piece by piece, by zlib where the build has found it.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace quadrille::cli {

class Gunzip {
 public:
  Gunzip();
  ~Gunzip();

  /// Whether a file begins so that gzip has compressed it.
  static bool begins(std::string_view front) { return front.substr(0, 2) == "\x1F\x8B"; }

  /// Takes the next bytes of the file; to be called when `needs_bytes`.
  void put(std::string bytes);
  /// Appends what comes out of them, at most 256 KB. False, and `failure` says why, if that is not possible.
  bool take(std::string& text);
  /// Whether all has come out of the bytes that were put in.
  bool needs_bytes() const;
  /// Whether the file may end here; else it is a failure.
  bool finish();

  const std::string& failure() const { return failure_; }
  /// Whether something else stands behind what gzip has compressed. It is left out.
  bool has_rest() const { return has_rest_; }

 private:
  struct Stream;
  bool fail();

  std::unique_ptr<Stream> stream_;
  std::string failure_;
  bool has_rest_ = false;
};

}  // namespace quadrille::cli
