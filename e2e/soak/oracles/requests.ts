import { cardsContract } from '#contracts/cards.ts'
import { depositContract } from '#contracts/deposit.ts'
import { rebateContract } from '#contracts/rebate.ts'
import { redPacketContract } from '#contracts/red-packet.ts'
import { walletContract } from '#contracts/wallet.ts'
import { withdrawalContract } from '#contracts/withdrawal.ts'

/** A call, as far as it matters here. `page` is any object that tells tabs apart. */
export type Call = { page: object; path: string; key: string; step: number; sentMs: number; doneMs?: number }

/** The calls that a tap must precede. A launch and a recall may follow from a visit to a game (docs/rules.md#after-a-game). */
const TAPPED: ReadonlySet<string> = new Set([
  depositContract.recharge.path,
  depositContract.payRecharge.path,
  withdrawalContract.withdraw.path,
  walletContract.transfer.path,
  walletContract.uptransferstatus.path,
  redPacketContract.douserredpacket.path,
  rebateContract.dofanshui.path,
  cardsContract.bindcard.path,
  cardsContract.delcard.path,
])
/** The requests that move money or change where it goes. */
export const MONEY: ReadonlySet<string> = new Set([...TAPPED, walletContract.transall.path])

/** Steps after a tap in which what it began may still be sent. */
export const TAP_LASTS = 2

/**
 * Money requests that no tap began: each tap, or Enter, pays for one, in its own step or the two after it. `taps`: steps
 * with a tap, a double tap once, since any number of taps on one button sends one request.
 */
export function untapped(calls: readonly Call[], taps: readonly { page: object; step: number }[]): string[] {
  const left = [...taps]
  return calls
    .filter(({ path }) => TAPPED.has(path))
    .flatMap(({ page, path, step }) => {
      const at = left.findLastIndex(
        (tap) => tap.page === page && tap.step <= step && tap.step >= step - TAP_LASTS,
      )
      if (at < 0) return [`${path} was sent in step ${step} without a tap`]
      left.splice(at, 1)
      return []
    })
}

/** The same money request, sent again by the same tab before the first was answered. */
export function sentTwice(calls: readonly Call[]): string[] {
  const money = calls.filter(({ path }) => MONEY.has(path))
  return money.flatMap((call, n) => {
    const again = money
      .slice(n + 1)
      .some(
        ({ page, key, sentMs }) =>
          page === call.page && key === call.key && sentMs < (call.doneMs ?? Number.POSITIVE_INFINITY),
      )
    return again ? [`${call.path} was sent twice at once in step ${call.step}`] : []
  })
}

/** More equal calls of one tab within the window than anybody has a use for: a loop. */
export function loops(calls: readonly Call[], most: number, windowMs: number): string[] {
  const byKey = Map.groupBy(calls, ({ key }) => key)
  return [...byKey.values()].flatMap((all) =>
    [...Map.groupBy(all, ({ page }) => page).values()].flatMap((same) => {
      const first = same.find(
        (call, n) => (same[n + most]?.sentMs ?? Number.POSITIVE_INFINITY) - call.sentMs < windowMs,
      )
      return first ? [`${first.path}: more than ${most} equal calls within ${windowMs / 1_000} s`] : []
    }),
  )
}
