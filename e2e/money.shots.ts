import { DEMO } from '#mock/scenarios/personas.ts'
import { expectPath } from './journeys/entry.ts'
import { chooseCard, fillWithdrawal, withdrawButton } from './journeys/withdrawal.ts'
import {
  after,
  failing,
  freshScreenAt,
  hanging,
  inScenario,
  narrow,
  rich,
  type Shot,
  screenAt,
  takeShots,
  tapButton,
  texts,
} from './support/shooting.ts'
import type { AppFixture } from './support/test.ts'

const USDT = '/withdrawal?type=1'
const BANK = '/withdrawal?type=2'

const filled =
  (card: string) =>
  ({ page }: AppFixture) =>
    fillWithdrawal(page, { card, amount: '2000', password: DEMO.payPassword })
const tapped = ({ page }: AppFixture) => withdrawButton(page).click()
const withdrawn = async ({ page }: AppFixture) => {
  await fillWithdrawal(page, { card: '云川银行', amount: '300', password: DEMO.payPassword })
  await withdrawButton(page).click()
  await expectPath(page, '/transRecord')
}
/** Scrolls to the end of a long form. */
const end = ({ page }: AppFixture) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
const typed =
  (...fields: readonly (readonly [label: string, text: string])[]) =>
  async ({ page }: AppFixture) => {
    for (const [label, text] of fields) await page.getByLabel(label, { exact: true }).fill(text)
  }
const passwords = typed(['旧支付密码', '888888'], ['新支付密码', '999999'], ['确认新密码', '99999'])
const oddAddress = after(
  ({ page }) => page.getByRole('radio', { name: /TRC20/ }).check({ force: true }),
  typed(['USDT 地址', `0x${'0'.repeat(40)}`]),
)

/** Screens of cards, withdrawals and the wallet. */
const MONEY: readonly Shot[] = [
  { name: 'withdrawal', open: screenAt(USDT), on: 'both' },
  { name: 'withdrawal-filled', open: screenAt(USDT), act: filled('TRC20') },
  { name: 'withdrawal-filled-end', open: screenAt(USDT), act: after(filled('TRC20'), end) },
  { name: 'withdrawal-bank', open: screenAt(BANK), act: filled('云川银行') },
  { name: 'withdrawal-sheet', open: screenAt(USDT), act: tapButton('更换'), on: 'both' },
  {
    name: 'withdrawal-sheet-five',
    open: inScenario('five-cards', BANK),
    act: tapButton('请选择您要提现到的银行卡'),
  },
  { name: 'withdrawal-no-cards', open: inScenario('no-cards', BANK) },
  { name: 'withdrawal-no-cards-refused', open: inScenario('no-cards', BANK), act: tapped },
  {
    name: 'withdrawal-refused',
    open: screenAt(USDT),
    act: after(({ page }) => chooseCard(page, 'TRC20'), tapped),
  },
  { name: 'withdrawal-wagering-open', open: inScenario('wagering-owed', USDT), act: tapButton('明细') },
  { name: 'withdrawal-wagering-owed', open: inScenario('wagering-owed', USDT), act: filled('TRC20') },
  { name: 'withdrawal-receipt', open: inScenario('ready-to-withdraw', BANK), act: withdrawn, on: 'both' },
  {
    name: 'withdrawal-receipt-320-large',
    open: inScenario('ready-to-withdraw', BANK),
    act: after(narrow('large'), withdrawn),
  },
  { name: 'withdrawal-fresh', open: freshScreenAt(USDT) },
  { name: 'withdrawal-loading', open: rich, act: hanging(USDT) },
  { name: 'withdrawal-failing', open: rich, act: failing(USDT) },
  { name: 'withdrawal-long', open: texts('long', BANK) },
  { name: 'withdrawal-320', open: screenAt(USDT), act: after(narrow(), filled('TRC20')) },
  { name: 'withdrawal-320-large', open: screenAt(USDT), act: after(narrow('large'), filled('TRC20')) },
  { name: 'saved-cards-usdt', open: screenAt('/wallet?type=1'), on: 'both' },
  { name: 'saved-cards-bank-five', open: inScenario('five-cards', '/wallet?type=2') },
  { name: 'saved-cards-empty', open: inScenario('no-cards', '/wallet?type=2') },
  { name: 'saved-cards-unbind-asks', open: screenAt('/wallet?type=2'), act: tapButton('解绑') },
  { name: 'saved-cards-loading', open: rich, act: hanging('/wallet?type=2') },
  { name: 'saved-cards-failing', open: rich, act: failing('/wallet?type=2') },
  { name: 'saved-cards-long', open: texts('unbroken', '/wallet?type=2') },
  { name: 'saved-cards-320-large', open: screenAt('/wallet?type=2'), act: narrow('large') },
  { name: 'add-bank-card', open: screenAt('/addBankCard'), on: 'both' },
  { name: 'add-bank-card-refused', open: screenAt('/addBankCard'), act: tapButton('确认绑定') },
  { name: 'add-bank-card-banks', open: screenAt('/addBankCard'), act: tapButton('银行类型') },
  { name: 'add-usdt-address', open: screenAt('/addUsdtCard') },
  { name: 'add-usdt-address-odd', open: screenAt('/addUsdtCard'), act: oddAddress },
  { name: 'add-usdt-address-320-large', open: screenAt('/addUsdtCard'), act: narrow('large') },
  { name: 'password-login', open: screenAt('/password?type=1') },
  {
    name: 'password-pay-refused',
    open: screenAt('/password?type=2'),
    act: after(passwords, tapButton('确认修改')),
    on: 'both',
  },
  { name: 'my-wallet', open: screenAt('/money'), on: 'both' },
  { name: 'my-wallet-fresh', open: freshScreenAt('/money') },
  { name: 'my-wallet-loading', open: rich, act: hanging('/money') },
  { name: 'my-wallet-failing', open: rich, act: failing('/money') },
  { name: 'my-wallet-320-large', open: screenAt('/money'), act: narrow('large') },
  {
    name: 'transfer-auto-off-asks',
    open: screenAt('/transfer'),
    act: after(
      ({ page }) => page.getByRole('checkbox', { name: '自动免转' }).check({ force: true }),
      ({ page }) => page.getByRole('checkbox', { name: '自动免转' }).click({ force: true }),
    ),
  },
  { name: 'member-home-320', open: screenAt('/mine'), act: narrow() },
]

takeShots(MONEY)
