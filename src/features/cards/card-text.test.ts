import { expect, test } from 'vitest'
import { briefOfCard, markOfCard, maskOfCard } from './card-text.ts'

const card = (of: Partial<Parameters<typeof maskOfCard>[0]>) => ({
  ...{
    id: '1',
    bank: '云川银行',
    owner: '林子安',
    number: '',
    branch: '',
    icon: '',
    tail: undefined,
  },
  ...of,
})

test.each([
  [{ number: '7890' }, '**** **** **** 7890'],
  [{ number: '****', tail: '7890' }, '**** **** **** 7890'],
  [{ number: '6222 0212****', tail: '7890' }, '**** **** **** 7890'],
  [{ number: '**** **** **** 7890', tail: '0' }, '**** **** **** 7890'],
  [{ tail: '7890' }, '**** **** **** 7890'],
  [{ number: '****' }, '****'],
  [{}, ''],
])('the end of the number is shown wherever the backend tells it: %j', (of, shown) => {
  expect(maskOfCard(card(of))).toBe(shown)
})

test('equal-looking cards are distinguished by their owner, or else by their position', () => {
  const hidden = card({ number: '****' })
  const cards = [
    hidden,
    { ...hidden, bank: '明湖银行' },
    { ...hidden, owner: '陈海' },
    card({ number: '6222000000007890' }),
    card({ number: '6217000000007890' }),
  ]
  const [first, other, owned, ...same] = cards.map((each) => briefOfCard(each, cards))
  expect([first, other, owned]).toEqual(['云川银行 **** 林**', '明湖银行 ****', '云川银行 **** 陈*'])
  expect(same).toEqual(['云川银行 尾号 7890 第 4 张', '云川银行 尾号 7890 第 5 张'])
})

test('addresses are distinguished likewise, and a single card has no mark', () => {
  const address = card({ bank: 'USDT', owner: 'TRC20', number: '****' })
  const cards = [address, { ...address, owner: 'ERC20' }, { ...address }]
  expect(cards.map((each) => markOfCard(each, cards))).toEqual(['第 1 个', '', '第 3 个'])
  expect(markOfCard(address, [address])).toBe('')
})
