// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { signIn } from '../../core/client/session-store.ts'
import { fixture, setUpFixture } from '../../test-support/api-fixture.ts'
import { envelope } from '../../test-support/backend.ts'
import { depositOrderQuery } from './deposit.ts'

setUpFixture()
beforeEach(() => signIn('tok'))

const ADDRESS = 'TYunZhouDemoAddress9xQz'
const PICTURE = 'https://pay.example/qr.png?order=D1'
const WALLET = { mch_id: ADDRESS, content: 'TRC20', payimg: PICTURE }
const ACCOUNT = {
  bank_no: '6222020012345678',
  bank_owner: '云舟商贸',
  bank_name: '海岳银行',
  bank_address: '灯塔路支行',
  remark: 'D1',
}
const OTHER_ACCOUNT = { ...ACCOUNT, bank_no: '6222020087654321' }

/** One answer of /api/payinfo for the same order. */
async function answered(cardlist: unknown, type = 'usdtpay') {
  const info = { created_at: '2026-05-01 12:00:00', amount: 1, usdt_rate: 1, paytype: '' }
  fixture.backend.routes['/api/payinfo'] = () => envelope({ deposit_no: 'D1', info, cardlist }, type)
  return fixture.client.fetchQuery({ ...depositOrderQuery('D1'), staleTime: 0 })
}

/** Whatever may be put in the place of a text so that it leads elsewhere, the less visible the better. */
const FORGED: [string, (text: string) => string][] = [
  ['another text', () => 'TSomebodyElse'],
  ['one other character', (text) => `${text.slice(0, -1)}${text.endsWith('7') ? '8' : '7'}`],
  [
    'another case',
    (text) =>
      text.replace(/[a-z]/i, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase())),
  ],
  ['a look-alike of another script', (text) => text.replace(/[aeopAETo02]/, 'о')],
  ['an invisible character', (text) => `${text.slice(0, 3)}\u200b${text.slice(3)}`],
  ['a character that turns the text around', (text) => `\u202e${text}`],
  [
    'full-width digits',
    (text) => text.replace(/[029]/g, (digit) => String.fromCodePoint(0xfee0 + (digit.codePointAt(0) ?? 0))),
  ],
  ['something behind it', (text) => `${text}/${text}`],
  ['nothing', () => ''],
]
const forged = (card: object) =>
  Object.entries(card).flatMap(([field, text]) =>
    FORGED.map(([what, forge]): [string, string, object] => [
      field,
      what,
      { ...card, [field]: forge(String(text)) },
    ]).filter(([, , changed]) => JSON.stringify(changed) !== JSON.stringify(card)),
  )

describe('a wallet to pay to', () => {
  test.each(
    forged(WALLET),
  )('whose %s has become %s is a change, and the first one stays', async (_, __, card) => {
    const first = await answered(WALLET)
    expect(await answered(card)).toMatchObject({ targets: first.targets, swapped: true })
    expect(await answered(WALLET)).toMatchObject({ targets: first.targets, swapped: true })
  })
})

describe('one of two accounts to pay to', () => {
  test.each(
    forged(ACCOUNT),
  )('whose %s has become %s is a change, and the first one stays', async (_, __, card) => {
    const first = await answered([OTHER_ACCOUNT, ACCOUNT], 'bankpay')
    expect(await answered([OTHER_ACCOUNT, card], 'bankpay')).toMatchObject({
      targets: first.targets,
      swapped: true,
    })
  })
})

test.each<[string, unknown, unknown]>([
  ['an account that is added', [ACCOUNT], [ACCOUNT, OTHER_ACCOUNT]],
  ['an account that is gone', [ACCOUNT, OTHER_ACCOUNT], [ACCOUNT]],
  ['an account in the place of another', [ACCOUNT], [OTHER_ACCOUNT]],
  ['an account in the place of a wallet', WALLET, [ACCOUNT]],
  ['a wallet in the place of an account', [ACCOUNT], WALLET],
  ['a wallet beside an account', [ACCOUNT], [ACCOUNT, WALLET]],
])('%s is a change', async (_, before, after) => {
  const first = await answered(before)
  expect(await answered(after)).toMatchObject({ targets: first.targets, swapped: true })
})

test.each<[string, unknown, unknown]>([
  ['the same wallet in a list', WALLET, [WALLET]],
  ['fields in another order', WALLET, { payimg: PICTURE, content: 'TRC20', mch_id: ADDRESS }],
  ['accounts in another order', [ACCOUNT, OTHER_ACCOUNT], [OTHER_ACCOUNT, ACCOUNT]],
  ['a field that no contract has', WALLET, { ...WALLET, colour: 'red' }],
  ['an account that names nothing beside it', [ACCOUNT], [ACCOUNT, { bank_no: '' }]],
  ['no payee at all', WALLET, null],
])('%s is no change', async (_, before, after) => {
  const first = await answered(before)
  expect(await answered(after)).toMatchObject({ targets: first.targets, swapped: false })
})
