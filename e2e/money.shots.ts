import { DEMO } from '#mock/scenarios/personas.ts'
import { goTo as leadTo } from './journeys/entry.ts'
import { chooseCard, fillWithdrawal, withdrawButton } from './journeys/withdrawal.ts'
import {
  after,
  bare,
  button,
  failing,
  hanging,
  narrow,
  rich,
  type Shot,
  takeShots,
  words,
} from './support/shooting.ts'
import type { App } from './support/test.ts'

/** The demo’s member in the named scenario. */
const of = (scenario: string, path: string) => ({ scenario, as: DEMO, path })
const money = (path: string) => ({ ...rich, path })
const USDT = '/withdrawal?type=1'
const BANK = '/withdrawal?type=2'

const filled =
  (card: string) =>
  ({ page }: App) =>
    fillWithdrawal(page, { card, amount: '2000', password: DEMO.payPassword })
const tapped = ({ page }: App) => withdrawButton(page).click()
/** Scrolls to the end of a long form. */
const end = ({ page }: App) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
const typed =
  (...fields: readonly (readonly [label: string, text: string])[]) =>
  async ({ page }: App) => {
    for (const [label, text] of fields) await page.getByLabel(label, { exact: true }).fill(text)
  }
const passwords = typed(['旧支付密码', '888888'], ['新支付密码', '999999'], ['确认新密码', '99999'])
const oddAddress = after(
  ({ page }) => page.getByRole('radio', { name: /TRC20/ }).check({ force: true }),
  typed(['USDT 地址', `0x${'0'.repeat(40)}`]),
)

const SHOTS_WANTED: readonly Shot[] = [
  { name: 'withdrawal', open: money(USDT), on: 'both' },
  { name: 'withdrawal-filled', open: money(USDT), act: filled('TRC20') },
  { name: 'withdrawal-filled-end', open: money(USDT), act: after(filled('TRC20'), end) },
  { name: 'withdrawal-bank', open: money(BANK), act: filled('云川银行') },
  { name: 'withdrawal-sheet', open: money(USDT), act: button('请选择USDT地址'), on: 'both' },
  { name: 'withdrawal-sheet-five', open: of('five-cards', BANK), act: button('请选择您要提现到的银行卡') },
  { name: 'withdrawal-no-cards', open: of('no-cards', BANK) },
  { name: 'withdrawal-no-cards-refused', open: of('no-cards', BANK), act: tapped },
  {
    name: 'withdrawal-refused',
    open: money(USDT),
    act: after(({ page }) => chooseCard(page, 'TRC20'), tapped),
  },
  { name: 'withdrawal-wagering-open', open: of('wagering-owed', USDT), act: button('明细') },
  { name: 'withdrawal-fresh', open: { ...bare, path: USDT } },
  { name: 'withdrawal-loading', open: rich, act: hanging(USDT) },
  { name: 'withdrawal-failing', open: rich, act: failing(USDT) },
  { name: 'withdrawal-long', open: words('long', BANK) },
  { name: 'withdrawal-320', open: money(USDT), act: after(narrow(), filled('TRC20')) },
  { name: 'withdrawal-320-large', open: money(USDT), act: after(narrow('large'), filled('TRC20')) },
  { name: 'wallet-usdt', open: money('/wallet?type=1'), on: 'both' },
  { name: 'wallet-bank-five', open: of('five-cards', '/wallet?type=2') },
  { name: 'wallet-empty', open: of('no-cards', '/wallet?type=2') },
  { name: 'wallet-unbind-asks', open: money('/wallet?type=2'), act: button('解绑') },
  { name: 'wallet-loading', open: rich, act: hanging('/wallet?type=2') },
  { name: 'wallet-failing', open: rich, act: failing('/wallet?type=2') },
  { name: 'wallet-long', open: words('unbroken', '/wallet?type=2') },
  { name: 'wallet-320-large', open: money('/wallet?type=2'), act: narrow('large') },
  { name: 'add-bank-card', open: money('/addBankCard'), on: 'both' },
  { name: 'add-bank-card-refused', open: money('/addBankCard'), act: button('确认绑定') },
  { name: 'add-bank-card-banks', open: money('/addBankCard'), act: button('银行类型') },
  { name: 'add-usdt-card', open: money('/addUsdtCard') },
  { name: 'add-usdt-card-odd', open: money('/addUsdtCard'), act: oddAddress },
  { name: 'add-usdt-card-320-large', open: money('/addUsdtCard'), act: narrow('large') },
  { name: 'password-login', open: money('/password?type=1') },
  {
    name: 'password-pay-refused',
    open: money('/password?type=2'),
    act: after(passwords, button('确认修改')),
    on: 'both',
  },
  { name: 'money', open: money('/money'), on: 'both' },
  { name: 'money-fresh', open: { ...bare, path: '/money' } },
  { name: 'money-loading', open: rich, act: hanging('/money') },
  { name: 'money-failing', open: rich, act: failing('/money') },
  { name: 'money-320-large', open: money('/money'), act: narrow('large') },
  {
    name: 'transfer-auto-off-asks',
    open: money('/transfer'),
    act: after(
      ({ page }) => page.getByRole('checkbox', { name: '自动免转' }).check({ force: true }),
      ({ page }) => page.getByRole('checkbox', { name: '自动免转' }).click({ force: true }),
    ),
  },
  { name: 'mine-320', open: money('/mine'), act: after(({ page }) => leadTo(page, '/mine'), narrow()) },
]

takeShots(SHOTS_WANTED)
