import { expect, test } from 'vitest'
import { briefOfCard, markOfCard, maskOfCard } from './card-text.ts'

const card = (of: Partial<Parameters<typeof maskOfCard>[0]>) => ({
  ...{
    id: '1',
    bank: '云川银行',
    bank_owner: '林云舟',
    bank_no: '',
    bank_address: '',
    ico: '',
    bank_not: undefined,
  },
  ...of,
})

test.each([
  [{ bank_no: '7890' }, '**** **** **** 7890'],
  [{ bank_no: '****', bank_not: '7890' }, '**** **** **** 7890'],
  [{ bank_no: '6222 0212****', bank_not: '7890' }, '**** **** **** 7890'],
  [{ bank_no: '**** **** **** 7890', bank_not: '0' }, '**** **** **** 7890'],
  [{ bank_not: '7890' }, '**** **** **** 7890'],
  [{ bank_no: '****' }, '****'],
  [{}, ''],
])('the end of the number is shown wherever the backend tells it: %j', (of, shown) => {
  expect(maskOfCard(card(of))).toBe(shown)
})

test('equal-looking cards are distinguished by their owner, or else by their position', () => {
  const hidden = card({ bank_no: '****' })
  const cards = [
    hidden,
    { ...hidden, bank: '明湖银行' },
    { ...hidden, bank_owner: '陈海' },
    card({ bank_no: '6222000000007890' }),
    card({ bank_no: '6217000000007890' }),
  ]
  const [first, other, owned, ...same] = cards.map((each) => briefOfCard(each, cards))
  expect([first, other, owned]).toEqual(['云川银行 **** 林**', '明湖银行 ****', '云川银行 **** 陈*'])
  expect(same).toEqual(['云川银行 尾号 7890 第 4 张', '云川银行 尾号 7890 第 5 张'])
})

test('addresses are distinguished likewise, and a single card has no mark', () => {
  const address = card({ bank: 'USDT', bank_owner: 'TRC20', bank_no: '****' })
  const cards = [address, { ...address, bank_owner: 'ERC20' }, { ...address }]
  expect(cards.map((each) => markOfCard(each, cards))).toEqual(['第 1 个', '', '第 3 个'])
  expect(markOfCard(address, [address])).toBe('')
})
