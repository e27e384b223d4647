import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { add, type Fen } from '#contracts/money/money.ts'
import { type DateFilter, dateFilterWindow, isWithin } from '#contracts/time/beijing-windows.ts'
import type { TransactionType } from '#contracts/wire/record-codes.ts'
import type { MockControl } from '#mock/control/control.ts'
import { exportedWorld, memberNamed, rowsOf, transactionLog } from './world.ts'

/** A member’s records in the mock backend for a date filter, newest first; amounts in fen. */
export async function recordsOf(mock: MockControl, username: string, date: DateFilter) {
  const { clock } = await mock.read()
  const world = await exportedWorld(mock)
  const { id } = memberNamed(world, username)
  const window = dateFilterWindow(date, clock.now)
  const logOf = <R extends { atMs: number }>(chunks: Record<string, R[]>, key: string): R[] =>
    rowsOf(chunks, key)
      .filter(({ atMs }) => isWithin(atMs, window))
      .reverse()
  return {
    transactions: (type: TransactionType) => logOf(world.transactions, transactionLog(id, type)),
    bets: logOf(world.bets, id),
    rebates: logOf(world.rebates, id),
    redPackets: logOf(world.redPackets, id),
  }
}

/** The sum of the rows' amounts. */
export const amountOf = (rows: readonly { amount: Fen }[]): Fen => add(...rows.map(({ amount }) => amount))

export const totals = (page: Page) => page.getByRole('region', { name: '合计' })

/** Pulls the page down from its top and lets go. Returns a function that reads the texts shown meanwhile. */
export async function pullDown(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const texts: string[] = []
    Object.assign(window, { __pullTexts: texts })
    const words = document.querySelector('.pull-words')
    if (words)
      new MutationObserver(() => texts.push(words.textContent ?? '')).observe(words, {
        childList: true,
        subtree: true,
        characterData: true,
      })
  })
  const cdp = await page.context().newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', y = 0) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: 190, y }] })
  await finger('touchStart', 300)
  for (let y = 310; y <= 460; y += 15) await finger('touchMove', y)
  await finger('touchEnd')
  await cdp.detach()
  return () => page.evaluate(() => (window as unknown as { __pullTexts: string[] }).__pullTexts)
}

/** The lines of an exported file. */
export const linesOf = async (download: Download) =>
  (await readFile(await download.path(), 'utf8')).split('\r\n').filter((line) => line !== '')
