import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_ABS } from './digits.ts'
import { fen, formatYuan, grouped, plain } from './money.ts'
import { hintFor, parseTyped, readTyped, refuseLines, typedProblem } from './typed-amount.ts'

describe('an amount in 元', () => {
  test.each([
    ['100', 10_000],
    ['100.5', 10_050],
    ['0.01', 1],
    ['0', 0],
    ['007', 700],
    ['500.', 50_000],
    ['500,', 50_000],
    ['.5', 50],
    [',5', 50],
    ['1280,50', 128_050],
    ['2,50', 250],
    ['2,5', 250],
    ['1,280', 128_000],
    ['12,345,678', 1_234_567_800],
    ['1,280.50', 128_050],
    ['1.280,50', 128_050],
    ['1.280.500', 128_050_000],
    ['1.280,', 128_000],
    ['1’280.50', 128_050],
    ["1'280", 128_000],
    ['1 280.50', 128_050],
    ['1\u00a0280,5', 128_050],
    ['1\u2009280', 128_000],
    ['1\u202f280\u202f000', 128_000_000],
    ['１２８０．５', 128_050],
    ['１，２８０．５０', 128_050],
    ['8。88', 888],
    ['8｡88', 888],
    [' \u3000100\ufeff ', 10_000],
    ['\u200b\u202a1280\u202c', 128_000],
    ['¥ 1,280.50', 128_050],
    ['￥1280', 128_000],
    ['1280.50元', 128_050],
    ['1280.50 元', 128_050],
    ['RMB 1280', 128_000],
    ['cny1280', 128_000],
    ['CN¥1,280.50', 128_050],
    ['人民币1280元', 128_000],
    ['1280 元整', 128_000],
    ['1280.50圆', 128_050],
    ['\u202d1280\u00ad\u202c', 128_000],
    ['999999999.99', 99_999_999_999],
    ['1000000000.00', 100_000_000_000],
    ['22517998136852.47', MAX_ABS - 1],
  ])('%j is %i fen', (typed, read) => {
    expect(readTyped(typed)).toBe(read)
  })

  test.each(['', '  ', '\u3000', '\u200b'])('%j is an empty field', (typed) => {
    expect(readTyped(typed)).toBeUndefined()
  })

  const example = '例如 1280.50'
  const unclear = '不能确定是多少，请写成 1280 或 1280.50 这样'
  const tooFine = `最多两位小数，${example}`
  const odd = (run: string) => `「${run}」不是数字，只能写数字和小数点，${example}`
  const invisible = `里面有看不见的字符，请重新输入，${example}`
  const sign = `请去掉正负号，只写数字，${example}`
  const currency = `这里填金额（元），不是别的货币，${example}`
  const inFull = '请写出完整的数字，例如 10000'
  const blanks = `请去掉数字之间的空格，${example}`
  const noNumber = `没有读到数字，请填写数字，${example}`
  const arabic = `请用阿拉伯数字，${example}`
  const tooLarge = '数字过大，请核对位数'
  test.each([
    ['1.280', unclear],
    ['0,500', unclear],
    ['1280,505', unclear],
    ['1,2,3', unclear],
    ['1,28,000', unclear],
    ['128,0000', unclear],
    ['1.2.3', unclear],
    ['1,280,50', unclear],
    ['1.280,50.', unclear],
    ['1.005', unclear],
    ['0.005', tooFine],
    ['.005', tooFine],
    ['1280.505', tooFine],
    ['1.2345', tooFine],
    ['1,280.505', tooFine],
    ['1e3', odd('e')],
    ['0x64', odd('x')],
    ['12a', odd('a')],
    ['1280元50', odd('元')],
    ['共1280元', odd('共')],
    ['合计：1280.50', odd('合计:')],
    ['1280元（含手续费）', odd('元(含手续费)')],
    ['应付金额为人民币1280', odd('应付金额为人民币')],
    ['本次应付金额共计1280', odd('本次应付金额共计')],
    ['12%', odd('%')],
    ['12\u200f80', invisible],
    ['1280\u0000', invisible],
    ['١٢', noNumber],
    ['-1', sign],
    ['¥-1', sign],
    ['+1', sign],
    ['−５', sign],
    ['(5)', sign],
    ['5-', sign],
    ['$100', currency],
    ['100 USDT', currency],
    ['12 U', currency],
    ['HK$ 12', currency],
    ['100美元', currency],
    ['100日圆', currency],
    ['100 韩元', currency],
    ['100新币', currency],
    ['100英镑', currency],
    ['1万', inFull],
    ['1.5 万元', inFull],
    ['2k', inFull],
    ['100 200', blanks],
    ['100 200 500', blanks],
    ['100\t200', blanks],
    ['1280 .50', blanks],
    ['元', noNumber],
    ['.', noNumber],
    ['abc', noNumber],
    ['一百', arabic],
    ['贰佰元', arabic],
    ['22517998136852.48', tooLarge],
    ['9'.repeat(40), tooLarge],
    ['9'.repeat(400), tooLarge],
    [`1280${'x'.repeat(100_000)}`, `请只写一个数字，${example}`],
  ])('%j is refused', (typed, words) => {
    expect(typedProblem(typed)).toBe(words)
    expect(parseTyped(typed)).toBeUndefined()
  })
})

test.each([
  ['2.50 U', 'usdt', 250],
  ['2,5USDT', 'usdt', 250],
  ['5元', 'usdt', '这里填 USDT 数量，例如 12.50'],
  ['7.3', 'rate', 7_300_000],
  ['7,3', 'rate', 7_300_000],
  ['7.150001', 'rate', 7_150_001],
  ['7.123', 'rate', 7_123_000],
  ['1,280.5', 'rate', 1_280_500_000],
  ['7,123', 'rate', '不能确定是多少，请写成 7.123 这样'],
  ['7.1234567', 'rate', '最多六位小数，例如 7.3'],
  ['７', 'whole', 7],
  ['1,280', 'whole', 1280],
  ['30.', 'whole', 30],
  ['1.5', 'whole', '请填整数，例如 30'],
  ['1,5', 'whole', '请填整数，例如 30'],
  ['1.280', 'whole', '请填整数，例如 30'],
  ['七', 'whole', '请用阿拉伯数字，例如 30'],
  ['-1', 'whole', '请去掉正负号，只写数字，例如 30'],
] as const)('%j counted in %s is %s', (typed, unit, read) => {
  expect(readTyped(typed, unit)).toBe(read)
})

const amounts = fc.integer({ min: 0, max: MAX_ABS - 1 }).map(fen)
const grouping = (text: string, mark: string, point: string) =>
  text.replace(/[,.]/g, (sign) => (sign === ',' ? mark : point))

/** The unambiguous ways to write an amount. */
const WAYS: readonly ((text: string, groups: string) => string)[] = [
  (text) => text,
  (text) => text.replace('.', ','),
  (text) => text.replace('.', '。'),
  (text) => text.replace(/0$/, ''),
  (text) => text.replace(/\.00$/, '.'),
  (text) => text.replace(/\.00$/, ''),
  (text) => text.replace(/^0\./, '.'),
  (text) => text.replace(/[\d.]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  (_, groups) => groups,
  (_, groups) => groups.replace(/\.00$/, ''),
  (_, groups) => grouping(groups, '.', ','),
  (_, groups) => grouping(groups, '’', '.'),
  (_, groups) => grouping(groups, ' ', ','),
  (_, groups) => grouping(groups, '\u00a0', '.'),
  (_, groups) => grouping(groups, '，', '．'),
]
const BEFORE = fc.constantFrom('', ' ', '\u3000', '¥', '￥ ', 'RMB ', 'CNY', '人民币')
const AFTER = fc.constantFrom('', ' ', '\u00a0', '元', ' 元', 'CNY')

test('every amount is read back from every unambiguous way to write it', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom(...WAYS), BEFORE, AFTER, (amount, way, before, after) => {
      expect(parseTyped(before + way(plain(amount), grouped(amount)) + after)).toBe(amount)
      expect(parseTyped(formatYuan(amount))).toBe(amount)
    }),
  )
})

/** The visible digits of a text, without leading and trailing zeros. */
const digitsIn = (text: string) =>
  text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/\D/g, '')
    .replace(/^0+|0+$/g, '')

test('an accepted text keeps its digits in their order, and no text throws', () => {
  const signs = fc.constantFrom(...'0123456789０５.,，。’ \u00a0元¥-eU'.split(''))
  const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: signs, maxLength: 16 }))
  fc.assert(
    fc.property(texts, (text) => {
      const amount = parseTyped(text)
      if (amount !== undefined) expect(digitsIn(plain(amount))).toBe(digitsIn(text))
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['1280.5', undefined, { words: '', isWrong: false }],
  ['1280,50', undefined, { words: '识别为 ¥\u00a01,280.50', isWrong: false }],
  ['', undefined, { words: '', isWrong: false }],
  ['元', undefined, { words: '没有读到数字，请填写数字，例如 1280.50', isWrong: true }],
  ['100', '100', { words: '粘贴的内容不止一行，请只粘贴一个数字', isWrong: true }],
  ['100', '10', { words: '', isWrong: false }],
])('for %j, with lines refused at the text %j, the hint is %j', (text, refusedAt, hint) => {
  expect(hintFor(text, readTyped(text), (n) => formatYuan(fen(n)), refusedAt)).toEqual(hint)
})

test.each([
  ['100\n200', true],
  ['100\t200', true],
  [' 100\r\n', false],
])('a paste or drop of %j is refused: %j', (text, isRefused) => {
  for (const way of ['clipboardData', 'dataTransfer']) {
    let isPrevented = false
    const preventDefault = () => {
      isPrevented = true
    }
    expect(refuseLines({ [way]: { getData: () => text }, preventDefault })).toBe(isRefused)
    expect(isPrevented).toBe(isRefused)
  }
})
