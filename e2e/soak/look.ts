import type { CDPSession, Page } from '@playwright/test'
import { type Fen, fen, formatYuan } from '#contracts/money/money.ts'
import type { MockControl } from '#mock/control/control.ts'
import { arriveAt, pathOf } from '../journeys/entry.ts'
import { exportedWorld } from '../journeys/world.ts'
import { booksProblems } from './oracles/books.ts'
import type { Holds } from './oracles/flat.ts'
import { tokenIn } from './site.ts'

const BYTES_A_MB = 1_000_000
/** A closed site is asked for every 30 s, and a wallet is polled every 4.3 s. */
const SHOWN_WITHIN_MS = 45_000
const BETWEEN_MS = 500
/** The world lies in the demo's own page, as objects and as what is stored of it. */
const WORLD_WEIGHS = 4

type Wallet = { central: Fen; atVenues: Fen }

/** What is wrong with the books of the mock backend. */
export const wrongBooks = async (mock: MockControl): Promise<string[]> =>
  booksProblems(await exportedWorld(mock))

/**
 * What is wrong where /money does not come to show what the ledger holds for whoever is logged in. The clock runs on, and
 * work that falls due moves money: screen and ledger are read until they agree. Undefined where it could not be judged, as
 * nobody is logged in (any more).
 */
export async function wrongWallet(page: Page, mock: MockControl): Promise<string[] | undefined> {
  await arriveAt(page, '/money')
  let [shown, wanted]: [string[], string[]] = [[], []]
  for (const endMs = performance.now() + SHOWN_WITHIN_MS; performance.now() < endMs; ) {
    const wallet = await walletOf(mock, await tokenIn(page))
    if (!wallet || !pathOf(page).startsWith('/money')) return undefined
    // A tap of the run has hidden the amounts. Whatever lies above them need not be closed.
    const eye = page.locator('.assets [aria-label=显示余额]')
    if ((await eye.count()) > 0) await eye.first().dispatchEvent('click')
    shown = await page.locator('.assets .balance').allInnerTexts()
    wanted = [fen(wallet.central + wallet.atVenues), wallet.central, wallet.atVenues].map(formatYuan)
    if (shown.join() === wanted.join()) return []
    await page.waitForTimeout(BETWEEN_MS)
  }
  return [`/money shows ${shown.join(' = ') || 'nothing'}, the ledger holds ${wanted.join(' = ')}`]
}

async function walletOf(mock: MockControl, token: string | null): Promise<Wallet | undefined> {
  const { accounts, sessions } = await exportedWorld(mock)
  const member = sessions[token ?? '']?.memberId
  if (member === undefined) return undefined
  const sumOf = (prefix: string) =>
    fen(
      Object.entries(accounts).reduce((sum, [name, held]) => (name.startsWith(prefix) ? sum + held : sum), 0),
    )
  return { central: sumOf(`member:${member}:central`), atVenues: sumOf(`member:${member}:venue:`) }
}

/** What the page holds on to at home. Collects more than once: what a finaliser releases becomes garbage only then. */
export async function holdsOf(page: Page, cdp: CDPSession, mock: MockControl | undefined): Promise<Holds> {
  for (let n = 0; n < 3; n++) await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
  const world = mock ? (await mock.export()).length * WORLD_WEIGHS : 0
  return {
    document: await page.evaluate(() => performance.timeOrigin),
    heapMb: usedSize / BYTES_A_MB,
    worldMb: world / BYTES_A_MB,
    nodes,
    listeners: jsEventListeners,
  }
}
