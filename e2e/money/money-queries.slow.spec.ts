import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { pathOf } from '../journeys/entry.ts'
import { offersHoweverSlow } from '../journeys/home.ts'
import { type AppFixture, expect, firstScreen, test } from '../support/test.ts'
import { OWN_TIME } from '../support/waits.ts'

type Screen = {
  path: string
  /** Its fields, by their names or labels, and what they hold. */
  fields: Readonly<Record<string, string>>
  /** What is chosen of which some choice is always made. */
  chosen?: readonly string[]
  /** What a field says in which nothing is chosen yet. */
  says?: RegExp
  /** The id of a card that could be chosen here. */
  card?: string
  /** What leads to the fields. */
  act?: (page: Page) => Promise<unknown>
}

const empty = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '']))
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
const payBy = (name: string) => (page: Page) => page.getByText(name, { exact: true }).click()

const WITHDRAWAL = { fields: empty('amount', 'pay-password'), says: /^请选择.* 选择$/ }
const PASSWORDS = (kind: 'login' | 'pay') => ({
  fields: empty(`${kind}-old`, `${kind}-new`, `${kind}-again`),
})

/** The screens of a member with a field for an amount, a card or a password. */
const OF_MEMBERS: readonly Screen[] = [
  { path: '/withdrawal', ...WITHDRAWAL, card: '3' },
  { path: '/withdrawal?type=2', ...WITHDRAWAL, card: '1' },
  { path: '/recharge', fields: empty('amount'), chosen: ['usdt', 'TRC20'] },
  {
    path: '/recharge?by=card',
    fields: empty('amount', 'depositor', 'bank'),
    chosen: ['card', '云川银行 6200001234567890124'],
    act: payBy('银行卡转账'),
  },
  { path: '/transfer', fields: empty('amount'), says: /^转入钱包 请选择$/ },
  // What the app itself puts there: all that the central wallet holds.
  {
    path: '/gamePage?name=yzdz&type=0&code=yzdz-001',
    fields: { amount: '' },
    act: press('开始游戏'),
  },
  {
    path: '/addBankCard',
    fields: empty('owner', 'card-number', 'branch', 'pay-password'),
    says: /^银行类型 请选择银行类型$/,
  },
  { path: '/addUsdtCard', fields: empty('address', 'pay-password') },
  { path: '/wallet', fields: empty('地址名称') },
  { path: '/password', ...PASSWORDS('login') },
  { path: '/password?type=2', ...PASSWORDS('pay') },
  { path: '/userCent', fields: empty('daily-reminder') },
]

const OF_VISITORS: readonly Screen[] = [
  { path: '/login', fields: empty('username', 'password', 'captcha') },
  {
    path: '/login?type=1',
    fields: empty('username', 'password', 'confirm-password', 'realname', 'pay-password', 'captcha'),
  },
]

type Operation = {
  parameters?: { name: string }[]
  requestBody?: { content: Record<string, { schema: { properties?: object } }> }
}

/** What the calls of the contract name in their bodies and queries. */
function namesOfCalls(): string[] {
  const file = join(import.meta.dirname, '../../contracts/openapi.json')
  const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  return Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ parameters = [], requestBody }) => [
      ...parameters.map(({ name }) => name),
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        Object.keys(schema.properties ?? {}),
      ),
    ])
}

/** What the forms call their drafts, and what other sites of this kind call such fields. */
const OTHERS =
  'money sum cash value draft typed max quick card cards cardId card_id bankcard cardNo card_no account accountNo owner branch ' +
  'address usdt_address protocol network chain method channel payer depositor payPassword pay_password paypwd pwd pass ' +
  'passwd old oldPassword next newPassword again confirm source target from to wallet venue plat platname limit daily ' +
  'userName user phone captcha remark note'

const NAMES = [
  ...new Set([
    ...namesOfCalls(),
    ...[...OF_MEMBERS, ...OF_VISITORS].flatMap(({ fields }) => Object.keys(fields)),
    ...OTHERS.split(' '),
  ]),
]

/** By the end of a name: what a form would take from it. All others get six digits, an amount and a password at once. */
const VALUES: readonly [RegExp, string][] = [
  [/^(?:source|from|venue|plat)/, 'yzdz'],
  [/^(?:target|to$)/, 'yzby'],
  [/^(?:catepay|pay_?type|method|channel)$/i, 'wechat'],
  [/^(?:protocol|network|chain)$/, 'ERC20'],
]

/** The path with every name in its query, but those by which it chooses what it shows. */
function filledIn({ path, card = '1' }: Screen): { path: string; query: URLSearchParams } {
  const [pathname, chosen] = path.split('?')
  const query = new URLSearchParams(chosen)
  // It chooses the tab, the kind of password, or between login and registration; a promoter's code stays, too.
  const kept = new Set(['type', 'pid', ...query.keys()])
  for (const name of NAMES) {
    if (kept.has(name)) continue
    const value = /^(?:id|bank|cards?|card_?id|bankcard)$/i.test(name)
      ? card
      : VALUES.find(([pattern]) => pattern.test(name))?.[1]
    query.set(name, value ?? '888888')
  }
  return { path: `${pathname}?${query}`, query }
}

/** What the fields of the screen hold that can be seen. */
const heldIn = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].filter((one) =>
      one.checkVisibility(),
    )
    const isChoice = ({ type }: HTMLInputElement) => /^(?:radio|checkbox)$/.test(type)
    const named = (one: HTMLInputElement) =>
      /^(?!_r_)./.test(one.name) ? one.name : (one.getAttribute('aria-label') ?? one.labels?.[0]?.innerText)
    const texts = shown.filter((one) => !isChoice(one))
    return {
      fields: Object.fromEntries(texts.map((one) => [named(one), one.value])),
      chosen: shown.filter((one) => isChoice(one) && one.checked).map(({ value }) => value),
    }
  })

async function expectNothingFilledIn({ page, url }: AppFixture, screen: Screen) {
  const { path, query } = filledIn(screen)
  // Also before the hash. No address is another's with another hash: each loads the page.
  await page.goto(`${url}?${new URLSearchParams([...query, ['screen', screen.path]])}#${path}`)
  await firstScreen(page)
  await screen.act?.(page)
  const wanted = { fields: screen.fields, chosen: screen.chosen ?? [] }
  await expect
    .poll(async () => Object.keys((await heldIn(page)).fields), OWN_TIME)
    .toEqual(Object.keys(wanted.fields))
  await expect(page.locator('[aria-busy="true"]:visible, .skeleton:visible')).toHaveCount(0)
  if (screen.says) await expect(page.getByRole('button', { name: screen.says })).toBeVisible()
  expect({ path: pathOf(page), ...(await heldIn(page)) }).toEqual({ path, ...wanted })
}

// Each screen is a load.
test.describe.configure({ timeout: 180_000 })

const SCENARIO = { scenario: 'member-with-cards', params: { bank: 2, usdt: 2 } }

test('no field of a money screen is filled in by the query of its address, whatever it names', {
  tag: '@production',
}, async ({ app }) => {
  await offersHoweverSlow(app.page)
  await app.open({ ...SCENARIO, as: DEMO, path: '/kefu' })
  for (const screen of OF_MEMBERS) await test.step(screen.path, () => expectNothingFilledIn(app, screen))
})

test('no field of the login or the registration is filled in by the query of its address', {
  tag: '@production',
}, async ({ app }) => {
  await app.open({ ...SCENARIO, path: '/kefu' })
  for (const screen of OF_VISITORS) await test.step(screen.path, () => expectNothingFilledIn(app, screen))
})
