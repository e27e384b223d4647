import { DEMO } from '#mock/scenarios/personas.ts'
import { flaws } from '../support/axe.ts'
import { openPart } from '../support/console.ts'
import { expect, firstScreen, test } from '../support/test.ts'
import { OWN_TIME } from '../support/waits.ts'

/** The first visit bundles the script, which takes seconds where the cores are busy. */
const FIRST_VISIT_MS = 90_000
const WAITING = {
  scenario: 'deposit-order',
  params: { way: 'bank', amount: 500 },
  as: DEMO,
  path: '/mine',
}

test('the same console stands at /_console/ beside the production build', { tag: '@production' }, async ({
  app,
  page,
}) => {
  test.setTimeout(FIRST_VISIT_MS)
  await app.open(WAITING)
  await expect(page.getByText('0.00').first()).toBeVisible()
  await page.goto(`${app.url}_console/`)
  const row = page.getByRole('listitem').filter({ hasText: '充值 demo888' })
  await row.getByRole('button', { name: '通过' }).click()
  await expect(page.getByRole('status')).toHaveText('已通过')
  expect(await flaws(page, 'html')).toEqual([])
  await page.goto(`${app.url}#/mine`)
  await firstScreen(page)
  await expect(page.getByText('500.00').first()).toBeVisible()
})

test('at /_console/ a scenario opens the app in one tab, which the next scenario loads anew', {
  tag: '@production',
}, async ({ app, page, context }) => {
  test.setTimeout(FIRST_VISIT_MS)
  await page.goto(`${app.url}_console/`)
  await openPart(page, '场景')
  const begin = async (search: string) => {
    await page.getByLabel('搜索').fill(search)
    // Its parameters come with the list of scenarios.
    const found = page.getByRole('button', { name: /^立即开始/ })
    await expect(found).toHaveCount(1)
    await found.click()
  }
  const opening = context.waitForEvent('page')
  await begin('取款被拒')
  const tab = await opening
  // The other tab loads the app first.
  await expect(tab.getByRole('list', { name: '取款记录' }).getByText('审核拒绝')).toBeVisible(OWN_TIME)
  await begin('红包剩3个')
  await expect(tab.getByText(/您有 3 个红包/)).toBeVisible(OWN_TIME)
  expect(context.pages()).toHaveLength(2)
})
