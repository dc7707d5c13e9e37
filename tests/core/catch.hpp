// Catch2 under one name: version 3 has many headers, version 2 (Debian 12) a single one.

#pragma once

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif
