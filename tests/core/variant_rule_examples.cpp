#include "tests/core/variant_rule_examples.hpp"

namespace quadrille::test {

namespace {

// One row of four or five cells with nine values is enough for most lines.
const std::string four = ".Shape~1x4~9", five = ".Shape~1x5~9", five_from_0 = ".Shape~1x5~0-8";
const std::string line4 = "~R1C1~R1C2~R1C3~R1C4", line5 = line4 + "~R1C5";
const std::string three = ".Shape~3x3~9", square = ".Shape~2x2~9";

const std::vector<RuleExample> lines = {
    {"Thermo", four + ".Thermo" + line4, {"1239", "2589"}, {"1229", "4321", "1243"}},
    {"Whisper", four + ".Whisper" + line4, {"1616", "4938"}, {"1538", "1627"}},
    {"Whisper", four + ".Whisper~2" + line4, {"1313", "1358"}, {"1213"}},
    {"Renban", four + ".Renban" + line4, {"3142", "9768"}, {"3143", "1235"}},
    {"Modular", four + ".Modular~3" + line4, {"1234", "1594", "3213"}, {"1235", "1434", "1243"}},
    {"Modular", four + ".Modular~5" + line4, {"1234", "9876"}, {"1634"}},
    {"Entropic", four + ".Entropic" + line4, {"1472", "9417", "3693"}, {"1474", "1274", "1479"}},
    {"Palindrome", four + ".Palindrome" + line4, {"1221", "7777"}, {"1212", "1231"}},
    {"Palindrome", five + ".Palindrome" + line5, {"12321"}, {"12331"}},
    {"Between", four + ".Between" + line4, {"1234", "9452", "1559"}, {"1134", "1254", "5165", "4444"}},
    {"Lockout", four + ".Lockout~4" + line4, {"3198", "7192", "1675"}, {"1295", "2984", "3295"}},
    {"ValueIndexing", five + ".ValueIndexing" + line5, {"71723", "72171", "73117"}, {"74117", "71177", "72717"}},
    {"ValueIndexing", five_from_0 + ".ValueIndexing" + line5, {"01012", "03120"}, {"00012"}},
    {"Arrow", four + ".Arrow" + line4, {"6123", "9333"}, {"6124", "1236"}},
    {"Arrow", four + ".Arrow~R1C1~R1C2~R1C3~R1C2", {"7239", "9414"}, {"5231"}},
    {"DoubleArrow", four + ".DoubleArrow" + line4, {"1122", "4725"}, {"1343"}},
    {"PillArrow", four + ".PillArrow~2" + line4, {"1459", "1798"}, {"1458", "4159"}},
    {"PillArrow", four + ".PillArrow~2~R1C2~R1C1~R1C3~R1C4", {"1459"}, {"4159"}},
    {"PillArrow", five_from_0 + ".PillArrow~3" + line5, {"00532", "01082"}, {"00533"}},
    {"PillArrow", ".Shape~1x5~16.PillArrow~2" + line5, {"ABEEB"}, {"AJFFH"}},
    {"Zipper", four + ".Zipper" + line4, {"1234", "1324"}, {"1235"}},
    {"Zipper", five + ".Zipper" + line5, {"12534", "13524"}, {"12634", "12535"}},
    {"SumLine", five + ".SumLine~6" + line5, {"12342", "61566"}, {"12343", "51611"}},
    {"SumLine", five + ".SumLine~6" + line5 + "~LOOP", {"12342", "43311"}, {"12343", "55555"}},
    {"SumLine", five_from_0 + ".SumLine~5" + line5, {"05005", "50050"}, {"05006"}},
    {"RegionSumLine", ".Shape~4x4.RegionSumLine~R1C1~R1C2~R1C3~R2C4", {"1221234112341112"}, {"1241234112341112"}},
    {"RegionSumLine", ".Shape~4x4.NoBoxes.RegionSumLine" + line4, {"1234123412341234"}, {}},
    {"RegionSumLine",
     ".Shape~4x4.NoBoxes.Jigsaw~0011001122332233.RegionSumLine" + line4,
     {"1423123412341234"},
     {"1234123412341234"}},
};

const std::vector<RuleExample> groups = {
    {"AllDifferent", square + ".AllDifferent~R1C1~R2C2", {"1234", "1112"}, {"1221"}},
    {"Cage", four + ".Cage~10" + line4, {"1234", "4321"}, {"1235", "1144", "2233"}},
    {"Cage", four + ".Cage~" + line4, {"1239"}, {"1231"}},
    {"Cage", four + ".Cage~0" + line4, {"9876"}, {"9976"}},
    {"RellikCage", four + ".RellikCage~5~R1C1~R1C2~R1C3", {"1261", "9872"}, {"5121", "2312", "1469"}},
    {"EqualityCage", four + ".EqualityCage" + line4, {"1278", "2367"}, {"1378", "1268", "1567", "1177"}},
    {"Lunchbox", four + ".Lunchbox~7" + line4, {"1349", "9342", "1439"}, {"1249", "3149"}},
    {"Lunchbox", four + ".Lunchbox~0" + line4, {"1945", "4519"}, {"1495", "1111"}},
    {"Sum", four + ".Sum~10" + line4, {"1234", "1144"}, {"1235"}},
    {"Sum", four + ".Sum~-3_=_1_-2_0_1" + line4, {"1392", "3492"}, {"1393"}},
    {"EqualSum", four + ".EqualSum~R1C1~R1C2~-~R1C3~-~R1C4", {"1233", "4599"}, {"1234", "1243"}},
    {"ContainAtLeast", four + ".ContainAtLeast~1_2_2" + line4, {"1222", "2123", "2221"}, {"1233", "2222"}},
    {"ContainExact", four + ".ContainExact~1_2_2" + line4, {"1232", "2921"}, {"1222", "1123", "1233"}},
    {"Quad", square + ".Quad~R1C1~1~2~2", {"1222", "2123"}, {"1233"}},
    {"LookAndSay", four + ".LookAndSay~1223" + line4, {"2334", "3239"}, {"2234", "2344", "2333"}},
    {"LookAndSay", four + ".LookAndSay~05" + line4, {"1234"}, {"1254"}},
    {"SameValues", four + ".SameValues~2" + line4, {"1221", "1212", "5555"}, {"1223", "1112"}},
    {"SameValues", four + ".SameValues~4" + line4, {"5555"}, {"5556"}},
    {"CountDistinct", four + ".CountDistinct" + line4, {"1999", "2121", "3123"}, {"2123", "3121"}},
    {"CountingCircles", four + ".CountingCircles" + line4, {"1333", "3133"}, {"1222", "4443", "1222"}},
    {"CountingCircles", five_from_0 + ".CountingCircles" + line4, {"13337"}, {"01337"}},
    {"Indexing", ".Shape~4x4.Indexing~C~R1C2~R2C1", {"1234123412341234"}, {"1134123412341234"}},
    {"Indexing", ".Shape~4x4.Indexing~C~R1C2", {"4321123412341234"}, {"4312123412341234"}},
    {"Indexing", ".Shape~4x4.Indexing~R~R2C1", {"1234423413422134", "1234223422342234"}, {"1234423414223134"}},
    {"Indexing", ".Shape~1x3~0-8.Indexing~C~R1C2", {"132", "213"}, {"203", "273"}},
    {"Pair", ".Shape~2x2.Pair~G~R1C1~R1C2~R2C2~R2C1", {"1221", "2112"}, {"1122", "1222"}},
    {"PairX", ".Shape~2x2.PairX~J~R1C1~R1C2~R2C1", {"1112", "2221"}, {"1122", "1212"}},
    // The sum is a multiple of 3; a 5 is the last number but one; two segments have the same sum modulo 4.
    {"NFA", four + ".NFA~RhP_YYY_8MMP_GGG" + line4, {"1236", "1113"}, {"1235"}},
    {"NFA", four + ".NFA~BhSUAIQYgkow5AEgikmoqsuwgA" + line4, {"1253", "5555"}, {"1523", "1235"}},
    {"NFA",
     four + ".NFA~UkJH_lMcBTHAUP_rY0K2NCsP_uegTnoE5H_xTAcUwHFP_qlMipTIpX_mOApjgKZH_nAUxwFMdP_gKY4CmOBT_ic9AnPQJ_4"
            "DimA4pg_8pkVKZFSf9jQrY0K2P-0K2NCtjX_CtjQrY0L_vQJz0Cc9_0Cc9AnPQ_44pgOKYDf9MBxTAcUv_MipTIqU3_IqUyKlMgA"
            "~_same%20sums~R1C1~R1C2~-~R1C3~R1C4",
     {"1221", "1124", "1788"},
     {"1222", "1345"}},
    {"Regex", four + ".Regex~LiooMTJ8MjQpLio" + line4, {"3124", "1212", "2411"}, {"2142", "1433"}},
    {"Regex", four + ".Regex~1%2B2~R1C1~R1C2", {"1299"}, {"2199"}},
};

const std::vector<RuleExample> neighbours = {
    {"WhiteDot", square + ".WhiteDot~R1C1~R1C2", {"1233", "2111"}, {"1311", "1111"}},
    {"WhiteDot", square + ".WhiteDot~R1C1~R1C2~R2C2", {"1231", "1291"}, {"1239"}},
    {"BlackDot", square + ".BlackDot~R1C1~R1C2", {"1211", "8411"}, {"2311", "2211"}},
    {"GreaterThan", square + ".GreaterThan~R1C2~R1C1", {"1211", "1911"}, {"2111", "2211"}},
    {"X", square + ".X~R1C1~R2C1", {"1191", "5151"}, {"1181"}},
    {"V", square + ".V~R1C1~R2C1", {"1141", "3121"}, {"1151"}},
    {"StrictKropki",
     square + ".StrictKropki.WhiteDot~R1C1~R1C2.BlackDot~R2C1~R2C2",
     {"1285", "1794"},
     {"2143", "1723", "7189"}},
    {"StrictXV", square + ".StrictXV.X~R1C1~R1C2.V~R2C1~R2C2", {"1923", "1983"}, {"1741", "1298"}},
    {"AntiConsecutive", square + ".AntiConsecutive", {"1353", "1137"}, {"1233", "1323"}},
    {"AntiKnight", ".Shape~2x3~9.AntiKnight", {"123456", "111234"}, {"123441", "123356"}},
    {"AntiKing", square + ".AntiKing", {"1234", "1122"}, {"1231", "1223"}},
    {"AntiTaxicab", three + ".AntiTaxicab", {"123456789", "123413678"}, {"212345678", "311311345"}},
    {"GlobalEntropy", three + ".GlobalEntropy", {"147714471", "149726158"}, {"147714441", "144714471"}},
    {"GlobalMod", three + ".GlobalMod", {"123312231", "456312789"}, {"123312212"}},
    {"GlobalMod", ".Shape~2x2~0-8.GlobalMod", {"0121", "3451"}, {"0361"}},
    {"DutchFlatmates", ".Shape~3x1~9.DutchFlatmates", {"159", "151", "259", "123"}, {"258", "951", "515"}},
};

const std::vector<RuleExample> regions = {
    {"Diagonal", three + ".Diagonal~1", {"121343561", "123456789"}, {"121313511"}},
    {"Diagonal", three + ".Diagonal~-1", {"121341569"}, {"121313569"}},
    {"Windoku",
     ".Shape~6x6.Windoku",
     {"111111112311145611111111111111111111"},
     {"111111112311142611111111111111111111"}},
    {"DisjointSets", ".Shape~4x4.DisjointSets", {"1122112233443344"}, {"1234123412341234"}},
    {"RegionSameValues", ".Shape~2x2~4.RegionSameValues", {"1221", "3443"}, {"1222", "1342"}},
    {"ConnectedValues",
     ".Shape~2x3~3~Raw.ConnectedValues~~1_3~3",
     {"132122", "331222"},
     {"121122", "222222", "111122", "122122"}},
    // Behind the values are the labels of the regions.
    {"ChaosConstruction",
     ".Shape~3x3.ChaosConstruction",
     {"123231312111222333", "123312231112122333"},
     {"123231312112211333", "123123123123123123", "123231312222111333"}},
    {"ChaosArrow",
     ".Shape~3x3.ChaosConstruction.ChaosArrow~R2C2",
     {"123231312111222333", "123222312112122333"},
     {"123222312111222333", "123211312112122333"}},
    {"ChaosArrow",
     ".Shape~3x3.ChaosConstruction.ChaosArrow~R1C1~1~CC1~CC2~CC3~-~CC1~CC4",
     {"231231312111222333", "231231312112122333"},
     {"323231312111222333", "123231312112122333"}},
    {"ChaosCount",
     ".Shape~3x3.ChaosConstruction.ChaosCount~R2C2",
     {"123231312111222333", "123232312112122333"},
     {"123222312111222333"}},
    {"ChaosCount",
     ".Shape~3x3.ChaosConstruction.ChaosCount~R1C1~1~CC1~CC3~CC4~CC5",
     {"123231312111222333"},
     {"223231312111222333"}},
    {"NoBoxes", ".Shape~4x4.NoBoxes", {"1111111111111111"}, {}},
    {"RegionSize", ".Shape~4x4.RegionSize~4", {"1111111111111111"}, {}},
    {"Jigsaw", ".Shape~4x4.Jigsaw~0011001122332233", {"1111111111111111"}, {}},
    // Rows lack 4, 3, 1 and 2, columns 1, 3, 4 and 2, boxes 3, 4, 1 and 2.
    {"Whisper", ".Shape~4x4~0-4.Whisper~3~DGC1~DGR1.Doppelganger", {"0123241032044031"}, {}},
    {"Whisper", ".Shape~4x4~0-4.Whisper~4~DGC1~DGR1.Doppelganger", {}, {"0123241032044031"}},
    {"GreaterThan", ".Shape~4x4~0-4.Doppelganger.GreaterThan~DGB1~DGB3~DGB4", {}, {"0123241032044031"}},
    {"GreaterThan", ".Shape~4x4~0-4.Doppelganger.GreaterThan~DGB2~DGB1~DGB3", {"0123241032044031"}, {}},
    {"Doppelganger",
     ".Shape~4x4~0-4.Doppelganger",
     {"0123241032044031", "0123241040313204"},
     {"2410320440310123", "0123123423413412"}},
};

const std::vector<RuleExample> outside = {
    {"XSum", five + ".XSum~R1~6~", {"31294", "24199"}, {"32294", "61111"}},
    {"XSum", five + ".XSum~R1~~6", {"99213"}, {"21399"}},
    {"XSum", five_from_0 + ".XSum~R1~1~", {"12345"}, {"01234"}},
    {"Skyscraper", five + ".Skyscraper~R1~3~", {"12935", "23141"}, {"12345", "98765"}},
    {"Skyscraper", five + ".Skyscraper~R1~~1", {"12349"}, {"12394"}},
    {"Skyscraper", five_from_0 + ".Skyscraper~R1~2~", {"02143", "12010"}, {"12340"}},
    {"HiddenSkyscraper", five + ".HiddenSkyscraper~R1~4~", {"15487", "58469", "58946"}, {"45132", "12345", "58964"}},
    {"HiddenSkyscraper", five_from_0 + ".HiddenSkyscraper~R1~0~", {"15078"}, {"01234"}},
    {"NumberedRoom", five + ".NumberedRoom~R1~7~", {"31745", "51237"}, {"31475", "71345"}},
    {"NumberedRoom", five + ".NumberedRoom~R1~~7", {"54723"}, {"31745"}},
    {"NumberedRoom", five_from_0 + ".NumberedRoom~R1~0~", {"20145"}, {"01234"}},
    {"Sandwich", five + ".Sandwich~7~R1", {"13492", "93417"}, {"13592", "34912"}},
    {"Sandwich", five + ".Sandwich~0~R1", {"34192"}, {"31492"}},
    {"LittleKiller", three + ".LittleKiller~9~R1C1", {"311131113", "111141114"}, {"311131112"}},
    {"LittleKiller", three + ".LittleKiller~9~R1C2", {"141511111"}, {"151511111"}},
    // 12 21 12 21 are read from left and top, 21 12 21 12 from right and bottom: all ranks are shared by four.
    {"FullRank", ".Shape~2x2.FullRankTies~any.FullRank~R1~1~.FullRank~R1~~5", {"1221"}, {"2112"}},
    {"FullRank", ".Shape~2x2.FullRank~R1~1~", {}, {"1221", "2112"}},
    {"FullRank", ".Shape~4x4.FullRank~C1~10~", {"3421213413424213"}, {"4321213413424213"}},
    {"FullRank", ".Shape~4x4.FullRank~C1~9~", {}, {"3421213413424213"}},
    {"FullRankTies", ".Shape~2x2.FullRankTies~none", {}, {"1221"}},
    {"FullRankTies", ".Shape~4x4.FullRankTies~none", {"3421213413424213"}, {"3421124341322314"}},
    {"FullRankTies", ".Shape~2x2.FullRankTies~only-unclued", {"1221"}, {}},
    {"FullRankTies", ".Shape~2x2.FullRankTies~any", {"1221"}, {}},
};

}  // namespace

const std::vector<RuleExample>& rule_examples() {
  static const std::vector<RuleExample> all = [] {
    std::vector<RuleExample> examples;
    for (const auto* family : {&lines, &groups, &neighbours, &regions, &outside}) {
      examples.insert(examples.end(), family->begin(), family->end());
    }
    return examples;
  }();
  return all;
}

}  // namespace quadrille::test
