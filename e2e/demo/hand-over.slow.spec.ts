import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { flaws } from '../support/axe.ts'
import { consoleOf, openPart } from '../support/console.ts'
import { openDatabaseHoweverSlow } from '../support/patience.ts'
import { expect, test } from '../support/test.ts'

const ONE_FILE = join(import.meta.dirname, '../../demo.html')
const firstPage = (page: Page) => page.getByRole('dialog', { name: /^为.+准备$/ })
/** Each load reads the whole of the file and builds its world. */
const SLOW = { timeout: 20_000 }

test('a file that is made for a client opens from a disk with the client’s name, brand, moment and tour, and says so once', async ({
  url,
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const folder = mkdtempSync(join(tmpdir(), 'hand-over-'))
  await openDatabaseHoweverSlow(page.context())
  const brand = { name: '蓝港', colours: { main: { dark: '#7fb0ff', light: '#1a4fa0' } } }
  const query = new URLSearchParams({
    scenario: 'member-with-money',
    params: JSON.stringify({ central: '4321' }),
    as: DEMO.username,
    brand: JSON.stringify(brand),
  })
  await page.goto(`${url}?${query}#/mine`)
  await expect(page.locator('#root').getByText('4,321.00').first()).toBeVisible(SLOW)
  await page.keyboard.press('Alt+Shift+KeyD')
  const panel = consoleOf(page)
  await openPart(panel, '交给客户')
  await panel.getByLabel('客户的名称').fill('蓝港集团')
  await panel.getByLabel(/^首页上的一句话/).fill('您上次问的取款，都在里面')
  await panel.getByLabel(/^再加一个/).selectOption('red-packet-open')
  const download = page.waitForEvent('download')
  // A demo in a folder cannot read its own files, so somebody chooses the one.
  await panel.getByLabel(/^演示的文件/).setInputFiles(ONE_FILE)
  const file = await download
  expect(file.suggestedFilename()).toBe('demo-蓝港集团.html')
  const path = join(folder, file.suggestedFilename())
  await file.saveAs(path)

  // Somebody else's browser.
  const client = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'light' })
  try {
    const theirs = await client.newPage()
    await theirs.goto(pathToFileURL(path).href)
    const first = firstPage(theirs)
    await expect(first).toBeVisible(SLOW)
    await expect(first.getByRole('heading', { level: 1 })).toHaveText('为蓝港集团准备')
    await expect(first.getByText('您上次问的取款，都在里面')).toBeVisible()
    await expect(first.getByRole('listitem')).toHaveCount(2)
    const main = first.getByRole('button', { name: '开始导览' })
    expect(await main.evaluate((button) => getComputedStyle(button).color)).toBe('rgb(26, 79, 160)')
    expect(await flaws(theirs, '[data-demo-first-page]')).toEqual([])
    await first.getByRole('button', { name: '直接看' }).click()
    // The moment: the member's money, on the page where it was.
    await expect(theirs.locator('#root').getByText('4,321.00').first()).toBeVisible(SLOW)
    await expect(theirs.getByRole('heading', { name: DEMO.username })).toBeVisible()
    await theirs.reload()
    await expect(theirs.locator('#root').getByText('4,321.00').first()).toBeVisible(SLOW)
    await expect(first).toBeHidden()

    // On a phone the console covers the whole page, and the first page covers the console.
    await theirs.keyboard.press('Alt+Shift+KeyD')
    await openPart(consoleOf(theirs), '导览')
    await consoleOf(theirs).getByRole('button', { name: '打开首页' }).click()
    await main.click()
    await expect(theirs.getByRole('complementary', { name: '演示导览' }).getByRole('heading')).toHaveText(
      /^1\/10 /,
      SLOW,
    )
    const jade = () => getComputedStyle(document.documentElement).getPropertyValue('--jade').trim()
    expect(await theirs.evaluate(jade)).toBe(brand.colours.main.light)
  } finally {
    await client.close()
    rmSync(folder, { recursive: true })
  }
})

test('a link for a client opens the demo with the client’s name once, and a file in one piece makes files of itself', async ({
  page,
  app,
  browser,
}) => {
  test.setTimeout(120_000)
  await page.goto(pathToFileURL(ONE_FILE).href)
  await page.waitForFunction(() => '__mock' in window)
  await page.keyboard.press('Alt+Shift+KeyD')
  const panel = consoleOf(page)
  await openPart(panel, '交给客户')
  await panel.getByLabel('客户的名称').fill('海岚')
  await panel.getByLabel('导览').selectOption('none')
  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: '下载给客户的文件' }).click()
  const made = await download
  await panel.getByLabel(/^演示的地址/).fill(app.url)
  await panel.getByRole('button', { name: '复制给客户的链接' }).click()
  const link = await panel.getByRole('textbox', { name: '链接' }).inputValue()

  const client = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    for (const address of [link, pathToFileURL(await made.path()).href]) {
      const theirs = await client.newPage()
      if (!address.startsWith('http')) {
        // The browser's own name for it has no ending by which it would be read as a page.
        const path = join(mkdtempSync(join(tmpdir(), 'hand-over-')), 'demo.html')
        await made.saveAs(path)
        await theirs.goto(pathToFileURL(path).href)
      } else await theirs.goto(address)
      await expect(firstPage(theirs)).toBeVisible(SLOW)
      await expect(firstPage(theirs).getByRole('button', { name: '开始导览' })).toBeHidden()
      await firstPage(theirs).getByRole('button', { name: '直接看' }).click()
      expect(new URL(theirs.url()).searchParams.has('for')).toBe(false)
      await theirs.close()
    }
  } finally {
    await client.close()
  }
})

test('what was seen is left behind as a picture and a page, with the way back', async ({ app, page }) => {
  await app.open({ scenario: 'fresh-member', as: DEMO, path: '/mine' })
  await page.keyboard.press('Alt+Shift+KeyD')
  const panel = consoleOf(page)
  await openPart(panel, '留给客户')
  await expect(panel.getByText('还什么都没有看')).toBeVisible()
  await openPart(panel, '场景')
  await panel.getByLabel('搜索').fill('取款被拒')
  await panel
    .getByRole('button', { name: /^立即开始/ })
    .first()
    .click()
  // On a phone the scenario takes the console's place.
  await expect(panel).toBeHidden(SLOW)
  await expect(page.getByRole('heading', { name: '交易记录' })).toBeVisible(SLOW)
  await page.keyboard.press('Alt+Shift+KeyD')
  await openPart(panel, '留给客户')
  await expect(panel.getByRole('list').getByRole('listitem')).toHaveCount(1)
  await panel.getByLabel(/^客户的名称/).fill('蓝港集团')
  await panel.getByLabel(/^演示的地址/).fill('https://demo.example/')
  for (const [button, ending] of [
    ['存为图片', 'png'],
    ['存为文件', 'html'],
  ] as const) {
    const download = page.waitForEvent('download')
    await panel.getByRole('button', { name: button }).click()
    expect((await download).suggestedFilename()).toBe(`演示回顾-蓝港集团.${ending}`)
  }
})
