/** The columns of a row of GB 2312, a table of the 6,763 characters in use, which every browser can read. */
export const COLUMNS = 94

/**
 * Rows 16 to 55, the common characters, are in the order of their pinyin. For each letter its first row and column;
 * `i`, `u` and `v` begin no syllable.
 */
export const BEGINNINGS: readonly [letter: string, row: number, column: number][] = [
  ['a', 16, 1],
  ['b', 16, 37],
  ['c', 18, 33],
  ['d', 20, 78],
  ['e', 22, 74],
  ['f', 23, 2],
  ['g', 24, 33],
  ['h', 25, 94],
  ['j', 27, 87],
  ['k', 31, 6],
  ['l', 32, 12],
  ['m', 34, 72],
  ['n', 36, 35],
  ['o', 37, 22],
  ['p', 37, 30],
  ['q', 38, 58],
  ['r', 40, 27],
  ['s', 40, 86],
  ['t', 43, 90],
  ['w', 45, 58],
  ['x', 46, 84],
  ['y', 49, 25],
  ['z', 52, 49],
]
/** The place behind the last common character. */
export const COMMON_END = { row: 55, column: 90 }

/** Rows 56 to 87, the rarer characters, are in the order of their radicals: one letter for each, row by row. */
export const RARE_ROW = 56
export const RARE: readonly string[] = [
  'cjwgnspgcgnegypbtyyzdxykygtzjnmjqmbsgzscyjsyyfpgkbzgydywjkgkljswkpjqhyjwrdzlsgmrypywwcckznkyyg',
  'ttnjjnykkzytcjnmcylqlypyqfqrpzslwbtgkjfyxjwzltbncxjjjjtxdttsqzycdxxhgckbphffsstybgmxlpbyllbhlx',
  'smzmyjhsojnghdzqyklgjhsgqzhxqgkezzwyscscjxyeyxadzpmdssmzjzqjyzcjjfwqjbdzpxgznzcpwhwxhqkmwfbpby',
  'dtjzzkqhylygxfptyjyyzpszlfchmqshgmxxsxjyqdcsbbqbefsjyhwwgzkpylqbgldlcdtnmayddkssngycsgxlyzaypn',
  'ptsdkdylhgymylcxpycjndqjwxqxfyyfjlejbzrxccqwqqsbzkymgplbmjrqcflnymyqmsqtrbcjthztqfrxqhxmjjcjlx',
  'xgjmshzkbswyemyltxfsydsglycjqxsjnqbsctyhbftdcyzdjwyghqfrxwckqkxebptlpxjzsrmebwhjlbjslyysmdxlcl',
  'qkxlhxjrzjmbqhxhwywsbhtrxxglhqhfnmgykldyxzpwlggsmtcfpajjzyljtyanjgbjplqgdzyqyaxbkysecjsznslyzh',
  'zxlzcghpxzhznytdsbcjkdlzayffydlebbgqyzkxgldndnyskjshdlyxbcghxypkdjmmzngmmclgwzszxzjfznmlzzthcs',
  'ydbdllscddnlkjykjsycjlkohqasdknhcsgsnhdaashtcplcpqybsdmpjlpzjoqlcdhjxysprchnwjnlhlyyqyhwzptczg',
  'wwmzffjqqqqyxaclbhkdjxdgmmydjxzllsygxgkjrywzwyclzmssjzldbydcpcxyhlxchyzjqsqqagmnyxpfrkssbjlyxy',
  'syglnscmhcwwmnzjjlxxhchsyzsxtxrycyxbyhcsmxjsznpwgpxxtaybgajcxlyxdccwzocwkccsbnhcpdyznfcyytyckx',
  'kybsqkkytqqxfcwchcykelzqbsqyjqcclmthsywhmktlkjlycxwhyqqhtqkqpqsqscfymmdmgbwhwlgsllystlmlxpthmj',
  'hwljzyhzjxhtxjlhxrswlwzjcbxmhzqxsdzpmgfcsglsxymjshxpjxwmyqksmyplrthbxftpmhyxlchlhlzylxgsssstcl',
  'sldclrpbhzhxyyfhbmgdmycnqqwlqhjjcywjzyejjdhpblqxtqkwhlchqxagtlxljxmsljhtzkzjecxjcjnmfbycsfywyb',
  'jzgnysdzsqyrsljpclpwxsdwejbjcbcnaytwgmpapclyqpclzxsbnmsggfnzjjbzsfzyndxhplqkzczwalsbccjxsyzhwk',
  'ypsgxfzfcdkhjgxtlqfsgdslqwzkxtmhsbgzmjzrglyjbpmlmsxlzjqqhzyjczydjwbwjklddpmjegxyhylxhlqyqhkycw',
  'cjmyyxnatjhyccxzpcqlbzwwytwbqcmlpmyrjcccxfpznzzljplxxyztzlgdltcklyrzzgqtgjhhgjljaxfgfjzslcfdqz',
  'lclgjdjzsnzlljpjqdcclcjxmyzftsxgcgsbrzxjqqctzhgyqtjqqlzxjylylbcyamcstylpdjbyregklzyzhlyszqlznw',
  'czcllwjqjjjkdgjzolbbzppglghtgzxyjhzmycnqcycyhbhgxkamtxyxnbskyzzgjzlqjdfcjxdygjqjjpmgwgjjjpkqsb',
  'gbmmcjssclpqpdxcdyykypcjddyygywrhjrtgznyqldkljszzgzqzjgdykshpzmtlcpwnjyfyzdjcnmwescyglbtzcgmss',
  'llyxqsxsbsjsbbsgghfjlypmzjnlyywdqshzxtyywhmcyhywdbxbtlmsyyyfsxjcbtxxlhjhfssxzqhfzmzcztqcxzxrtt',
  'djhnnyzqqmtqdmmgyydxmjgdhcdyzbffallztdltfxmxqzdngwqdbdczjdxbzgsqqddjcmbkzffxmkdmdsyyszcmljdsyn',
  'sprskmkmpcklgtbqtfzswtfgglyplljzhgjjgypzltcsmcnbtjbqfkdhbyzgkpbbymtdssxtbnpdkleycjnyddykztdhqh',
  'sdzsctarlltkzlgecllkjlqjaqnbdkkghpjtzqksecshalqfmmgjnlyjbbtmlyzxdcjpldlpcqdhzycbzsczbzmsljflkr',
  'zjsnfrgjhxpdhyjybzgdlqcsezgxlblgyxtwmabchecmwyjyzlljjyhlgndjlslygkdzpzxjyyzlwcxszfgwyydlyhcljs',
  'cmbjhblyzlycblydpdqysxqzbytdkyyjyycnrjmpdqgklcljbctbjddbblblczqrppxjcjlzcshltoljnmdddlngkathqh',
  'jhykheznmshrphqqjchgmfprxhjgdychghlyrzqlcyqjnzsqtkqjymszswlcfqqqxyfggyptqwlmcrnfkkfsyylqbmqamm',
  'myxctpshcptxxzzsmphpshmclmldqfyqxszyjdjjzzhqpdszglstjbckbxyqzysgpsxqzqzrqtbdkyxzkhhgflbcsmdldg',
  'dzdblzyycxnncsybzbfglzzxswmsccmqnjqsbdqsjtxxmbltxzclzshzcxrqjgjylxzfjphymzqqydfqjjlzznzjcdgzyg',
  'ztxmzysctlkphtxhtlbjxjlxscdqxcbbtjfqzfsltjbtkqbxxjjljchczdbzjdczjdcprnpqcjpfczlclzxzdmxmphjsgz',
  'gszzqjylwtjpfsyaxmcjbtzyycwmytzsjjlqcqlwzmalbxyfbpnlsfhtgjwejjxxglljstgshjqlzfkcgnndszfdeqfhbs',
  'aqtgylbxmmygszldydqmjjrgbjtkgdhgkblqkbdmbylxwcxyttybkmrtjzxqjbhlmhmjjzmqasldcyxyqdlqcafywyxqhz',
]
