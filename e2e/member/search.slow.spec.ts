import { DEMO } from '#mock/scenarios/personas.ts'
import { expectPath, goTo, reload } from '../journeys/entry.ts'
import { threadMs, throttled } from '../support/scrolling.ts'
import { expect, test } from '../support/test.ts'

const MANY = 5_000

test('a game is found by its name and by its initials, and opens on a tap', { tag: '@both' }, async ({
  app,
  page,
}) => {
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/search' })
  const field = page.getByRole('searchbox', { name: '搜索游戏' })
  const results = page.getByRole('region', { name: '搜索结果' }).getByRole('listitem')
  await expect(field).toBeFocused()
  await expect(results).toHaveCount(0)
  await field.fill(' 龙虎 ')
  await expect(results).toHaveCount(4)
  // 长, 重 and 刹 have two pronunciations; the table of characters knows only one.
  for (const [typed, name] of [
    ['FYLL', '福运连连'],
    ['dhcj', '灯火长街'],
    ['hfcs', '火凤重生'],
    ['gczs', '古刹钟声'],
  ] as const) {
    await field.fill(typed)
    await expect(results.first()).toContainText(name)
  }
  // A withdrawn game is in no list.
  await field.fill('彩虹渔村')
  await expect(page.getByText('没有找到「彩虹渔村」')).toBeVisible()

  await field.fill('fyll')
  await results.first().getByRole('button').click()
  await page.waitForURL(/[?&]ticket=/)
  await expect(page.getByRole('region', { name: '场馆余额' })).toContainText('¥')
})

test('the search keeps its text and its results when the player returns', async ({ app, page }) => {
  await app.open({ path: '/search' })
  const field = page.getByRole('searchbox', { name: '搜索游戏' })
  await field.fill('百家')
  await field.press('Enter')
  await expect(field).not.toBeFocused()
  await goTo(page, '/boutBallBet')
  await expect(page.getByRole('link', { name: /常见问题/ })).toBeVisible()
  await goTo(page, '/search')
  await expect(field).toHaveValue('百家')
  await page.getByRole('button', { name: '清空关键词' }).click()
  await reload(page)
  await page.getByRole('button', { name: '百家' }).click()
  await expect(page.getByText('听涛百家乐')).toBeVisible()
  await expectPath(page, '/search')
})

test('letters of an input method are not searched until they have become characters', async ({
  app,
  page,
}) => {
  await app.open({ path: '/search' })
  const results = page.getByRole('region', { name: '搜索结果' })
  const field = page.getByRole('searchbox', { name: '搜索游戏' })
  await field.fill('福运')
  await expect(results).toContainText('福运连连')
  const seen = await page.evaluateHandle(() => {
    const shown: string[] = []
    const box = document.querySelector('.search')
    if (box)
      new MutationObserver(() => shown.push(box.textContent ?? '')).observe(box, {
        subtree: true,
        childList: true,
      })
    return shown
  })
  await field.selectText()
  const keys = await page.context().newCDPSession(page)
  for (const text of ['s', 'sh', "shen'h", "shen'hai"])
    await keys.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await expect(field).toHaveValue("shen'hai")
  await expect(results).toContainText('福运连连')
  expect(await seen.jsonValue()).toEqual([])
  await keys.send('Input.insertText', { text: '深海' })
  await expect(results).toContainText('深海寻宝')
  await expect(results).not.toContainText('福运连连')
})

test('a key press with 5,000 games is answered within a frame', { tag: ['@production', '@alone'] }, async ({
  app,
  page,
}) => {
  await page.route('**/api/game/list*', async (route) => {
    const answer = await route.fetch()
    const { data, ...envelope } = (await answer.json()) as { data: { name: string; game_code: string }[] }
    const many = Array.from({ length: MANY }, (_, at) => {
      const [one, other] = [data[at % data.length], data[(at * 7 + 3) % data.length]]
      return {
        ...one,
        game_code: `many-${at}`,
        name: `${one?.name}${other?.name.slice(0, 2)}`,
        mobile_img: '',
      }
    })
    await route.fulfill({ response: answer, json: { ...envelope, data: many } })
  })
  await app.open({ path: '/search' })
  const field = page.getByRole('searchbox', { name: '搜索游戏' })
  await field.fill('龙')
  await expect(page.getByText(/显示前 200 款/)).toBeVisible()
  const texts = ['f', 'fy', 'fyl', 'fyll', 'l', 'lh', '虎', '龙虎', 'z', 'zy', 'zyl']
  const cdp = await throttled(page, 1)
  const before = await threadMs(cdp)
  await field.evaluate((input, typed) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    for (const text of typed) {
      set?.call(input, text)
      input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }))
    }
  }, texts)
  const after = await threadMs(cdp)
  // The thread's own clock: what else the machine does is no slow search.
  const eachMs = (after.all - before.all) / texts.length
  expect(eachMs).toBeGreaterThan(0)
  expect(eachMs).toBeLessThan(16)
})
