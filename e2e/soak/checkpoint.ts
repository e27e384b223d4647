import type { Page } from '@playwright/test'
import { arriveAt, pathOf } from '../journeys/entry.ts'
import { act } from './actions/act.ts'
import { type Finding, findingsOf } from './finding.ts'
import { holdsOf, wrongBooks, wrongWallet } from './look.ts'
import { calm } from './operator.ts'
import { loops } from './oracles/requests.ts'
import { appTabs, type Run } from './run-state.ts'
import { isApp, tokenIn } from './site.ts'

const LOGIN_TRIES = 6
/** How long nobody taps, and how often an equal call may be sent meanwhile: by a poll, or a second time after an error. */
const QUIET = { windowMs: 5_000, most: 5 }

/**
 * A look at a run at rest: no faults, a network, the site open. Ends at home in the first tab, where its memory is always
 * read.
 */
export async function lookAt(run: Run): Promise<Finding[]> {
  const { first: page, site } = run
  run.looksBegun += 1
  run.onlineFrom = run.step
  await run.context.setOffline(false)
  if (!isApp(page, site.url)) await page.goto(site.url)
  for (const tab of appTabs(run)) await calm(site.mockOf(tab))
  const mock = site.mockOf(page)
  const wallet = (await isLoggedIn(run, page)) ? await wrongWallet(page, mock) : undefined
  if (wallet) run.walletLook = run.looksBegun
  await arriveAt(page, '/')
  await closeOverlays(page)
  const fromMs = performance.now()
  await page.waitForTimeout(QUIET.windowMs)
  const quiet = run.sent.filter(({ sentMs }) => sentMs >= fromMs)
  const cdp = await run.context.newCDPSession(page)
  run.looks.push(await holdsOf(page, cdp, site.build === 'demo' ? mock : undefined))
  await cdp.detach()
  return [
    ...findingsOf('books', await wrongBooks(mock)),
    ...findingsOf('wallet', wallet ?? []),
    ...findingsOf('requests', loops(quiet, QUIET.most, QUIET.windowMs)),
  ]
}

async function isLoggedIn(run: Run, page: Page): Promise<boolean> {
  const { site, failedLogins, options } = run
  for (let n = 0; n < LOGIN_TRIES && (await tokenIn(page)) === null; n++) {
    // A login that did not come about is tried again.
    await act({ do: 'log in' }, { page, site, seed: options.seed, failedLogins }).catch(() => undefined)
  }
  return (await tokenIn(page)) !== null
}

/** What lies above home: the welcome, an alert, an offer after a game. */
async function closeOverlays(page: Page): Promise<void> {
  for (
    let n = 0;
    n < 4 && (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) > 0;
    n++
  ) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(300)
  }
  if (pathOf(page) !== '/') await arriveAt(page, '/')
}
