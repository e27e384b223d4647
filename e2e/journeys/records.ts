import type { Page } from '@playwright/test'
import { type DateFilter, dateFilterWindow, isWithin } from '#contracts/beijing-windows.ts'
import { fen } from '#contracts/money.ts'
import type { MockHandle } from '../support/mock.ts'

type Row = { atMs: number }
type Transaction = Row & { no: string; amount: number; state: number }
type Bet = Row & { id: string; stake: number; payout: number; status: 0 | 1 | 2 }
type Rebate = Row & { amount: number; collectedMs: number | null }
type Packet = Row & { amount: number }

type Exported = {
  members: Record<string, { username: string }>
  transactions: Record<string, Transaction[]>
  bets: Record<string, Bet[]>
  rebates: Record<string, Rebate[]>
  redPackets: Record<string, Packet[]>
}

/** A member’s records in the mock backend for a date filter, newest first; amounts in fen. */
export async function recordsOf(mock: MockHandle, username: string, date: DateFilter) {
  const { clock } = await mock.read()
  const world = JSON.parse(await mock.export()) as Exported
  const [id] = Object.entries(world.members).find(([, member]) => member.username === username) ?? []
  const window = dateFilterWindow(date, clock.now)
  const logOf = <R extends Row>(chunks: Record<string, R[]>, key: string): R[] =>
    Object.entries(chunks)
      .filter(([at]) => at.startsWith(`${key}/`))
      .sort(([a], [b]) => Number(a.split('/').at(-1)) - Number(b.split('/').at(-1)))
      .flatMap(([, rows]) => rows)
      .filter(({ atMs }) => isWithin(atMs, window))
      .reverse()
  return {
    transactions: (type: 1 | 2 | 3 | 4) => logOf(world.transactions, `${id}:${type}`),
    bets: logOf(world.bets, `${id}`),
    rebates: logOf(world.rebates, `${id}`),
    redPackets: logOf(world.redPackets, `${id}`),
  }
}

export const sum = (amounts: readonly number[]) => fen(amounts.reduce((all, amount) => all + amount, 0))

export const totals = (page: Page) => page.getByRole('region', { name: '合计' })

/** Pulls the page down from its top and lets go. Returns a reader of the texts shown meanwhile. */
export async function pullDown(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const words = document.querySelector('.pull-words')
    if (words)
      new MutationObserver(() => said.push(words.textContent ?? '')).observe(words, {
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
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}
