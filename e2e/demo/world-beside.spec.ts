import { DEMO } from '#mock/scenarios/personas.ts'
import { expect, test } from '../support/test.ts'

/** What changes the world beside the app shows in the page at once. */
const SOON = { timeout: 3_000 }

test('a credit in the console, its undo and a closed site show in the page within three seconds', async ({
  app,
  page,
}) => {
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/mine' })
  const total = page.getByText('¥ 1,200.00').first()
  await expect(total).toBeVisible()
  await app.mock.credit({ username: DEMO.username, amount: 34_500 })
  await expect(page.getByText('¥ 1,545.00').first()).toBeVisible(SOON)
  const { points } = await app.mock.read()
  await app.mock.undo({ id: points.at(-1)?.id ?? 0 })
  await expect(total).toBeVisible(SOON)

  await app.mock.site({ settings: { open: false, repairTips: '系统升级' } })
  await expect(page.getByText('系统升级')).toBeVisible(SOON)
  await app.mock.site({ settings: { open: true } })
  await expect(total).toBeVisible(SOON)
})

test('work that falls due shows in the page when it is done, with nobody asking', async ({ app, page }) => {
  await app.open({
    scenario: 'deposit-about-to-expire',
    params: { seconds: 4 },
    as: DEMO,
    path: '/transRecord',
  })
  await expect(page.getByText('未入账').first()).toBeVisible({ timeout: 4_000 + SOON.timeout })
})
