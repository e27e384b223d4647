import { expect, test } from 'vitest'
import { cardNumber, etherAddress, tronAddress } from '#contracts/test-corpora/addresses.ts'
import { qrPicture } from '../../data/pictures.ts'
import { inEip55, isTronAddress } from './checksums.ts'
import { OWN_GAMES_PAGE } from './kinds.ts'
import { lookAt } from './look.ts'

/** Examples of EIP-55 itself. */
const ETHER = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
] as const

test('the checksums are those of the chains: their own examples are right, and no other case of a letter is', () => {
  for (const address of ETHER) {
    expect(inEip55(address)).toBe(address)
    expect(inEip55(address.toLowerCase())).toBe(address)
  }
  // The contract of USDT on TRON.
  expect(isTronAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toBe(true)
  expect(isTronAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T')).toBe(false)
})

const [ether] = ETHER
const wrongCase = `${ether.slice(0, -1)}D`
const own = OWN_GAMES_PAGE
const site = own.replace(/venue\.html$/, 'site.html')

/** What is found in a text, and why it may belong to somebody. */
const TEXTS: readonly (readonly [kind: string, text: string, isSomebodys: boolean])[] = [
  ['TRC20 address', tronAddress(1), true],
  ['TRC20 address', `${tronAddress(1).slice(0, -1)}${tronAddress(1).endsWith('1') ? '2' : '1'}`, false],
  ['ERC20 address', ether, true],
  ['ERC20 address', etherAddress(1), true],
  ['ERC20 address', wrongCase, false],
  ['other address of a wallet', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', true],
  ['other address of a wallet', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', true],
  ['card number', cardNumber(1, 19, true), true],
  ['card number', '4111 1111 1111 1111', true],
  ['card number', cardNumber(1, 16, false), false],
  ['web address', 'https://stranger.com/pay', true],
  ['web address', '//stranger.com/picture.png', true],
  ['web address', 'tel:10086', true],
  // Nobody owns it, but a tap on it leaves the demo.
  ['web address', 'https://pay.demo.example/D1', true],
  ['web address', `${site}#nowhere`, true],
  ['web address', `${site}#service`, false],
  ['web address', `${own}?ticket=abc`, false],
  ['name of a host', '请收藏stranger.com', true],
  ['name of a host', '请收藏 boat.example', false],
  ['e-mail address', 'somebody@stranger.com', true],
  ['e-mail address', 'somebody@mail.example', false],
  ['mobile number', '13912345678', true],
  ['mobile number', '+86 139 1234 5678', true],
  ['mobile number', '13800138000', false],
  ['fixed line', '400-123-4567', true],
  ['token of a service', `ghp_${'a'.repeat(36)}`, true],
]

test.each(TEXTS)('%s is found in %s, somebody real may have it: %s', (kind, text, isSomebodys) => {
  for (const answer of [
    { data: text },
    { data: [{ content: `<p>请付款到 ${text} ，谢谢</p>` }] },
    { message: text },
  ]) {
    const met = lookAt(answer).filter((one) => one.kind === kind)
    expect(met).toHaveLength(1)
    expect(met[0]?.wrong !== undefined).toBe(isSomebodys)
  }
})

test('a number in an answer is checked like a text, and a longer word or number does not match', () => {
  expect(lookAt({ mobile: 13_912_345_678 })).toMatchObject([{ kind: 'mobile number' }])
  const none = [
    'D20260501120000000100001',
    `${'W'.repeat(500)}`,
    '2026-05-01 12:00:00',
    '8a77f1c05e4b',
    '12680.50',
  ]
  for (const text of none) expect(lookAt({ text }), text).toEqual([])
})

test.each([
  ['0123456789abcdef0123456789abcdef', false],
  ['eyJhbGciOiJIUzI1NiJ9.e30.x', true],
  ['a-token-of-another-mock', true],
])('the token %s is of another mock: %s', (api_token, isOther) => {
  expect(lookAt({ data: { api_token } }).some(({ wrong }) => wrong !== undefined)).toBe(isOther)
})

test('a code to scan says what its answer says, or leads to no host that there is', () => {
  const wrongIn = (data: object) => lookAt({ data }).filter((one) => one.kind === 'code to scan' && one.wrong)
  expect(wrongIn({ mch_id: wrongCase, payimg: qrPicture(wrongCase) })).toEqual([])
  expect(wrongIn({ deposit_no: 'D1', payimg: qrPicture('https://pay.demo.example/D1') })).toEqual([])
  expect(wrongIn({ mch_id: wrongCase, payimg: qrPicture(ether) })).toHaveLength(1)
  expect(wrongIn({ deposit_no: 'D1', payimg: qrPicture('https://pay.stranger.com/D1') })).toHaveLength(1)
})

test('what a picture would load from elsewhere is found in it', () => {
  const picture = (href: string) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg"><image href="${href}"/></svg>`)}`
  expect(lookAt({ src: picture('https://stranger.com/1.png') })).toMatchObject([{ kind: 'web address' }])
  expect(lookAt({ src: picture('#symbol') })).toEqual([])
})
