import { afterEach, expect, test, vi } from 'vitest'
import { initialReader } from './initials.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['吖', 'a'],
  ['阿', 'a'],
  ['八', 'b'],
  ['福', 'f'],
  ['座', 'z'],
  ['貔', 'p'],
  ['貅', 'x'],
  ['麒', 'q'],
  ['齄', 'z'],
  ['重', 'zc'],
  ['龍', ''],
  ['A', ''],
  ['厅', 't'],
  ['', ''],
])('%s is read as "%s"', (char, initials) => expect(initialReader()(char)).toBe(initials))

test('initials are the same in a browser that sorts characters differently', () => {
  const expected = [...'福运连连灯火长街古刹钟声麒麟貔貅'].map(initialReader()).join(' ')
  vi.stubGlobal('Intl', {
    ...Intl,
    Collator: class {
      compare = (a: string, b: string) => (a < b ? -1 : 1)
    },
  })
  expect([...'福运连连灯火长街古刹钟声麒麟貔貅'].map(initialReader()).join(' ')).toBe(expected)
})

test('the table agrees with the pinyin order of Node but for characters with two pronunciations', () => {
  const read = initialReader()
  const { compare } = new Intl.Collator('zh-Hans-u-co-pinyin')
  const anchors = [...'吖丷嚓咑妸发旮哈丌咔垃呣拏喔妑七呥仨他屲夕丫帀']
  const nodes = (char: string) =>
    'abcdefghjklmnopqrstwxyz'[anchors.filter((anchor) => compare(anchor, char) <= 0).length - 1] ?? ''
  const han = Array.from({ length: 0x9fa5 - 0x4e00 + 1 }, (_, at) => String.fromCodePoint(0x4e00 + at))
  const differ = han.filter((char) => read(char) !== '' && !read(char).includes(nodes(char)))
  expect(han.filter((char) => read(char) !== '')).toHaveLength(6763)
  expect(differ.join('')).toBe('伺匙吁咯咳埔槛脯轧辟')
})
