import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ADDRESS_CHANGES,
  ADDRESS_LINKS,
  CARD_GROUPS,
  cardNumber,
  etherAddress,
  SEEDS,
  tronAddress,
} from '../test-corpora/addresses.ts'
import { judgeAll } from '../test-corpora/run-corpus.ts'
import {
  addressIn,
  cardNumberIn,
  cardNumberProblem,
  holdsAddresses,
  isAddressOf,
  isCardNumber,
} from './payees.ts'

const CARD = '6222021234567890123'

test.each([
  ['6200 0055-5000 1111', '6200005550001111'],
  ['６２００００５５', '62000055'],
  ['卡号：6200', '6200'],
  [`尊敬的客户您好，这是您需要转账的银行卡号码，请核对后使用，谢谢：${CARD}。`, CARD],
  ['您的卡号是 6222 0212 3456 7890 123，请查收', CARD],
  ['622202 1234567890123', CARD],
  ['3782 822463 10005', '378282246310005'],
  ['6222\u200b 021\u20602 3456 7890 123', CARD],
  ['\u202a6222021234567890123\u202c', CARD],
  ['1'.repeat(40), '1'.repeat(40)],
  ['', ''],
])('the number in %j is %s', (text, number) => {
  expect(cardNumberIn(text)).toBe(number)
})

test.each([
  [`卡号 ${CARD}，手机 13812345678`, '这里不止一个数字，请只保留卡号'],
  [`${CARD} 500`, '这里不止一个数字，请只保留卡号'],
  ['500 6222021234567890', '这里不止一个数字，请只保留卡号'],
  [`${CARD}\n6222021234567890124`, '这里不止一个数字，请只保留卡号'],
  ['1e5', '「e」不是数字，请核对卡号'],
  ['6222x02012', '「x」不是数字，请核对卡号'],
  ['6222Ｏ02012', '「O」不是数字，请核对卡号'],
  ['卡6222手机138', '这里不止一个数字，请只保留卡号'],
  ['62220212 34567890 500', '不能确定是一个卡号，请核对后去掉数字之间的空格'],
  ['6222 0212 3456 789 500', '不能确定是一个卡号，请核对后去掉数字之间的空格'],
  ['138-1234-5678', '不能确定是一个卡号，请核对后去掉数字之间的空格'],
  ['银行卡', '银行卡号只能是数字'],
])('%j stays unchanged: %s', (text, problem) => {
  expect(cardNumberIn(text)).toBe(text)
  expect(cardNumberProblem(text)).toBe(problem)
  expect(isCardNumber(text)).toBe(false)
})

test('a number that is too long is kept and reported, because a cut one could be the number of another card', () => {
  expect(cardNumberProblem(cardNumberIn('6'.repeat(30)))).toBe('银行卡号最多 19 位数字，现在有 30 位')
  expect(cardNumberProblem('6'.repeat(19))).toBeUndefined()
  expect(cardNumberProblem('62')).toBeUndefined()
})

test('each card of the corpus is read, however it is grouped', () => {
  judgeAll(
    'addresses: card numbers',
    [SEEDS, [8, 12, 15, 16, 17, 18, 19], CARD_GROUPS],
    ([seed, length, group]) => {
      const card = cardNumber(seed, length, true)
      return cardNumberIn(group(card)) === card ? undefined : `${group(card)} is ${cardNumberIn(group(card))}`
    },
  )
})

test('a cleaned text is read as itself, so a field may clean its text again', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('1', '2', ' ', '-', 'T', '0x', 'a', '卡', '\u200b', '?', ':') }),
      (text) => {
        for (const read of [cardNumberIn, addressIn]) expect(read(read(text))).toBe(read(text))
      },
    ),
  )
})

const TRC = tronAddress(1)
const ERC = etherAddress(1)

test.each([
  [` ${TRC}\n`, TRC],
  [`tron:${TRC}?amount=10&token=USDT`, TRC],
  [`ethereum:${ERC}@1`, ERC],
  [`我的钱包：${TRC}，请转 USDT，谢谢`, TRC],
  [`${TRC}\n${TRC}`, TRC],
  [`${TRC.slice(0, 20)}\r\n${TRC.slice(20)}`, TRC],
  [`${TRC.slice(0, 10)}\u200b${TRC.slice(10)}`, TRC],
  [`\u3000${ERC.slice(0, 9)} ${ERC.slice(9)}`, ERC],
  ['', ''],
])('the address in %j is %s', (text, address) => {
  expect(addressIn(text)).toBe(address)
  expect(holdsAddresses(text)).toBe(false)
})

test.each([
  `${TRC} ${ERC}`,
  `旧 ${TRC} 新 ${tronAddress(2)}`,
  `ethereum:${ERC}/transfer?address=${etherAddress(2)}`,
])('%s stays unchanged, because it holds two addresses', (text) => {
  expect(addressIn(text)).toBe(text)
  expect(holdsAddresses(text)).toBe(true)
})

const GENERATORS = [
  { protocol: 'TRC20', generate: tronAddress },
  { protocol: 'ERC20', generate: etherAddress },
] as const

test('isAddressOf accepts exactly the addresses with the shape of the protocol', () => {
  judgeAll(
    'addresses: USDT',
    [GENERATORS, SEEDS, ADDRESS_CHANGES],
    ([{ protocol, generate }, seed, { what, change, isInvalid }]) => {
      const typed = addressIn(change(generate(seed)))
      return isAddressOf(protocol, typed) === !isInvalid ? undefined : `${protocol} ${what}: ${typed}`
    },
  )
})

test('a scanned link yields exactly its address', () => {
  judgeAll('addresses: scanned', [GENERATORS, SEEDS, ADDRESS_LINKS], ([{ generate }, seed, link]) => {
    const found = addressIn(link(generate(seed)))
    return found === generate(seed) ? undefined : `${link(generate(seed))} gives ${found}`
  })
})
