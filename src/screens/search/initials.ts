/**
 * The first letter of a Chinese character's pinyin, without a dictionary. The browser can sort characters by pinyin
 * (CLDR), and each anchor is the first character of its letter in that order.
 */
const LETTERS = 'abcdefghjklmnopqrstwxyz'
const ANCHORS = [...'吖丷嚓咑妸发旮哈丌咔垃呣拏喔妑七呥仨他屲夕丫帀']

/** Characters with two pronunciations. The browser's order has only one, and players type either. */
const TWO_READINGS: Readonly<Record<string, string>> = {
  ...{ 重: 'zc', 长: 'cz', 乐: 'ly', 刹: 'cs', 行: 'xh', 传: 'cz', 藏: 'cz', 朝: 'cz', 弹: 'dt', 调: 'dt' },
  ...{ 降: 'jx', 单: 'ds', 卡: 'kq', 奇: 'qj', 强: 'qj', 盛: 'sc', 种: 'zc', 番: 'fp', 参: 'cs', 系: 'xj' },
}

const HAN = /^\p{Script=Han}$/u

type Order = (a: string, b: string) => number
export type ReadInitials = (char: string) => string

/** The browser's pinyin order. A browser without it silently uses another one, which `initialReader` detects. */
const pinyinOrder = (): Order => new Intl.Collator('zh-Hans-u-co-pinyin').compare

const knowsPinyin = (order: Order) =>
  ANCHORS.every((anchor, at) => at === 0 || order(ANCHORS[at - 1] ?? '', anchor) < 0)

/** How many anchors sort at or before the character. */
function placeOf(char: string, order: Order): number {
  let low = 0
  let high = ANCHORS.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (order(ANCHORS[middle] ?? '', char) <= 0) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * A reader of initials. It returns a Chinese character's letter, both letters (`zc`) if it has two
 * pronunciations, and '' for any other character. Each character is looked up once. Undefined
 * where the pinyin order is not supported.
 */
export function initialReader(order: Order = pinyinOrder()): ReadInitials | undefined {
  if (!knowsPinyin(order)) return undefined
  const known = new Map<string, string>(Object.entries(TWO_READINGS))
  return (char) => {
    const found = known.get(char)
    if (found !== undefined) return found
    const initial = HAN.test(char) ? (LETTERS[placeOf(char, order) - 1] ?? '') : ''
    known.set(char, initial)
    return initial
  }
}
