#include "core/cli/gunzip.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#ifdef QUADRILLE_ZLIB
#include <zlib.h>
#endif

namespace quadrille::cli {

#ifdef QUADRILLE_ZLIB

namespace {

// A small file may decompress to a thousand times its size; more than this is refused.
constexpr std::size_t most_decompressed = 256'000'000;
constexpr std::size_t most_at_once = std::size_t{256} << 10;

// What gzip has compressed begins with this byte.
constexpr char magic = '\x1F';

// zlib's: the longest window, and only the frame of gzip.
constexpr int window_bits = 15 + 16;

}  // namespace

struct Gunzip::Stream {
  z_stream z = {};
  std::string bytes;        // put in; z.next_in is in them
  std::size_t size = 0;     // of all that has come out
  bool is_between = false;  // files that gzip has compressed; more than one may stand in a row
  bool is_rest = false;     // what follows is something else
  bool has_more = false;    // zlib has stopped because there was no more room
};

Gunzip::Gunzip() : stream_(std::make_unique<Stream>()) {
  if (inflateInit2(&stream_->z, window_bits) != Z_OK) fail();
}

Gunzip::~Gunzip() { inflateEnd(&stream_->z); }

void Gunzip::put(std::string bytes) {
  stream_->bytes = std::move(bytes);
  stream_->z.next_in = reinterpret_cast<Bytef*>(stream_->bytes.data());
  stream_->z.avail_in = static_cast<uInt>(stream_->bytes.size());
}

bool Gunzip::needs_bytes() const { return stream_->z.avail_in == 0 && !stream_->has_more; }

bool Gunzip::take(std::string& text) {
  z_stream& z = stream_->z;
  if (!failure_.empty()) return false;
  if (stream_->is_between && z.avail_in > 0) {
    const std::string_view next(reinterpret_cast<const char*>(z.next_in), z.avail_in);
    stream_->is_rest = next.size() > 1 ? !begins(next) : next[0] != magic;
    stream_->is_between = false;
    if (inflateReset(&z) != Z_OK) return fail();
  }
  if (stream_->is_rest) {
    // Zeros fill a block of a tape.
    has_rest_ = has_rest_ || std::any_of(z.next_in, z.next_in + z.avail_in, [](Bytef byte) { return byte != 0; });
    return z.avail_in = 0, true;
  }
  const std::size_t before = text.size();
  text.resize(before + most_at_once);
  z.next_out = reinterpret_cast<Bytef*>(text.data() + before);
  z.avail_out = static_cast<uInt>(most_at_once);
  const int result = inflate(&z, Z_NO_FLUSH);
  stream_->has_more = z.avail_out == 0 && result == Z_OK;
  stream_->is_between = result == Z_STREAM_END;
  text.resize(text.size() - z.avail_out);
  stream_->size += text.size() - before;
  // Nothing comes out of a header that is not whole yet.
  if (result != Z_OK && result != Z_STREAM_END && result != Z_BUF_ERROR) return fail();
  if (stream_->size <= most_decompressed) return true;
  failure_ = "the text is longer than 256 MB when it is decompressed; gunzip -c hands it over";
  return false;
}

bool Gunzip::finish() { return stream_->is_between || stream_->is_rest || fail(); }

bool Gunzip::fail() {
  failure_ = "the file begins like one that gzip has compressed, and cannot be decompressed";
  return false;
}

#else

struct Gunzip::Stream {};

Gunzip::Gunzip() = default;
Gunzip::~Gunzip() = default;
void Gunzip::put(std::string) {}
bool Gunzip::needs_bytes() const { return false; }
bool Gunzip::take(std::string&) { return fail(); }
bool Gunzip::finish() { return fail(); }
bool Gunzip::fail() {
  failure_ = "gzip has compressed the file, and this command was built without zlib; gunzip -c decompresses it";
  return false;
}

#endif

}  // namespace quadrille::cli
