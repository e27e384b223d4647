import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { plain, subtract } from '#contracts/money/money.ts'
import { DEMO, tokenOf } from '#mock/scenarios/personas.ts'
import { reload } from '../journeys/entry.ts'
import { linesOf, recordsOf, totals } from '../journeys/records.ts'
import { openDatabaseHoweverSlow } from '../support/patience.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { OWN_TIME } from '../support/waits.ts'

test('all bets of the filter are exported to a file, exact and in order', { tag: '@both' }, async ({
  app,
  page,
}) => {
  await app.open({
    scenario: 'long-lists',
    params: { days: 45 },
    at: '2026-05-20 15:00:00',
    as: DEMO,
    path: '/betRecord?date=2',
  })
  const { bets } = await recordsOf(app.mock, DEMO.username, 2)
  expect(bets.length).toBeGreaterThan(50)
  await expect(page.getByText(/^已加载/)).toBeVisible()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 CSV' }).click()
  await expectToast(page, `已导出 ${bets.length} 条记录`, OWN_TIME)
  const download = await coming
  expect(download.suggestedFilename()).toBe('投注记录_近7日_2026-05-20.csv')
  const [head, ...lines] = await linesOf(download)
  expect(head).toBe('\uFEFF注单号,时间（北京）,场馆,投注额（元）,输赢（元）,状态,游戏,投注内容,结果')
  expect(lines.map((line) => [line.split(',')[0], line.split(',')[4]])).toEqual(
    bets.map(({ id, stake, payout }) => [id, plain(subtract(payout, stake))]),
  )
  await expect(totals(page)).not.toContainText('已加载')
})

test('the export also works in a demo opened from a disk', async ({ page, context }) => {
  await context.setOffline(true)
  const file = pathToFileURL(join(import.meta.dirname, '../../dist-demo/index.html')).href
  await openDatabaseHoweverSlow(context)
  await page.goto(`${file}?scenario=bets-of-each-state`)
  await page.waitForFunction(() => '__mock' in window)
  await page.evaluate((token) => localStorage.setItem('token', token), tokenOf(DEMO.username))
  await page.goto(`${file}#/betRecord`)
  await reload(page)
  await expect(page.getByRole('listitem')).toHaveCount(4)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 CSV' }).click()
  const lines = await linesOf(await coming)
  expect(lines.slice(1).map((line) => line.split(',').slice(3))).toEqual([
    ['100.00', '0.00', '未结算', '福运连连', '', ''],
    ['100.00', '50.00', '已结算', '福运连连', '', ''],
    ['60.00', '-60.00', '已结算', '福运连连', '', ''],
    ['80.00', '0.00', '无效', '福运连连', '', ''],
  ])
})
