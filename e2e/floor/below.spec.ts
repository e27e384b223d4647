import { expect } from '../support/test.ts'
import { test } from './test.ts'

test('an engine below the floor shows which browsers to use, and starts nothing', async ({ page, url }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto(url)
  await expect(page.getByRole('heading', { name: '浏览器版本过低，无法打开本站' })).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(4)
  expect(await page.evaluate(() => document.body.innerText)).not.toContain('<')
  expect(await page.locator('#root, .topbar').count()).toBe(0)
  await page.waitForLoadState('networkidle')
  expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([])
})
