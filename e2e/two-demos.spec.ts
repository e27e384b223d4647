import { expect, test } from './support/test.ts'

test('two demos in two folders of one origin have a world, a brand and a tour each', async ({
  page,
  url,
}) => {
  // The same build in a second folder.
  await page.route(`${url}b/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(`${url}b/`, url) })
    await route.fulfill({ response })
  })
  const open = async (address: string) => {
    await page.goto(address)
    await page.waitForFunction(() => '__house' in window)
  }
  const scenario = () => page.evaluate(async () => (await window.__house?.read())?.scenario)
  await open(`${url}?scenario=member-with-money`)
  await page.evaluate(() => localStorage.setItem('demo-brand:/', '{"name":"蓝港"}'))
  await open(`${url}b/index.html?scenario=fresh-member`)
  expect(await scenario()).toBe('fresh-member')
  await expect(page.getByRole('link', { name: '云舟，首页', includeHidden: true })).toBeVisible()
  await open(url)
  expect(await scenario()).toBe('member-with-money')
  await expect(page.getByRole('link', { name: '蓝港，首页', includeHidden: true })).toBeVisible()
})
