import { lostWords } from '../../../ui/html/part-words.ts'
import { LOAD_FAILED } from '../../../ui/loading/RetryButton.tsx'
import type { Mutation } from './mutations.ts'
import { type Seen, shownIn } from './seen.ts'
import type { Outcome } from './visit.tsx'

/** Texts of a value that a program forgot to check. */
const GARBAGE = /\bNaN\b|\bundefined\b|\bInfinity\b|\bnull\b|\[object|Invalid Date/
const ZERO = /^-?0\.00$/

/** The forbidden effects of a spoiled answer, compared with the same visit on good answers. */
export function faultsOf(
  { what, spoilsAmount, addsNoMoney, isLenient, answer }: Mutation,
  good: Outcome,
  bad: Outcome,
): string[] {
  const { seen } = bad
  const sent = answer === 'break' ? '' : answer.body
  return [
    ...problemsOf(seen),
    ...(seen.waiting > good.seen.waiting ? [`${seen.waiting} places wait for ever`] : []),
    ...loopsIn(good, bad),
    ...garbageIn(seen, good.seen, spoilsAmount ? '' : sent),
    ...(isLenient && missingIn(seen) > missingIn(good.seen) ? ['an odd field hides the rest'] : []),
    ...(addsNoMoney ? inventedIn(good, bad, sent, spoilsAmount) : []),
  ].map((fault) => `${what} → ${fault}`)
}

/** What no page may ever show or do, whatever the answers. */
export const problemsOf = (seen: Seen): string[] => [
  ...seen.errors.map((error) => `console: ${error.slice(0, 200)}`),
  ...seen.harm,
  ...(seen.isBroken ? ['the error page'] : []),
  ...(seen.isBlank ? ['a white page'] : []),
]

/** The texts that replace an answer, or a row, that could not be read. */
const MISSING = [LOAD_FAILED, lostWords(1)]
const missingIn = ({ text }: Seen): number =>
  MISSING.reduce((sum, words) => sum + text.split(words).length - 1, 0)

/** A read may be retried once. Balances and pages that do not fit together may be refetched up to three times. */
function loopsIn(good: Outcome, bad: Outcome): string[] {
  const count = (outcome: Outcome) => Map.groupBy(outcome.calls, ({ path }) => path)
  const before = count(good)
  return [...count(bad)].flatMap(([path, { length }]) => {
    const most = 3 * (before.get(path)?.length ?? 0) + 4
    return length > most ? [`${path} was sent ${length} times, ${most} at most were due`] : []
  })
}

function garbageIn(seen: Seen, good: Seen, sent: string): string[] {
  const [found] = GARBAGE.exec(seen.text) ?? []
  if (found === undefined || GARBAGE.test(good.text) || sent.includes(found)) return []
  return [`shows ${found}`]
}

/**
 * Money that no answer contained: a new amount, or one more zero. If more than an amount was spoiled, a form that stays
 * shows the outcome, and a refusal may lead to another screen, whose answers may contain 0.
 */
export function inventedIn(good: Outcome, bad: Outcome, sent: string, isAmount = false): string[] {
  const before = isAmount ? undefined : bad.before
  const known = new Set([
    ...good.seen.amounts,
    ...(before?.amounts ?? []),
    ...amountsIn(sent),
    ...[...good.calls, ...bad.calls].flatMap((call) => amountsIn(call.good)),
  ])
  const zeros = ({ amounts }: Seen) => amounts.filter((amount) => ZERO.test(amount)).length
  const led = isAmount ? [] : bad.calls.filter(({ path }) => !good.calls.some((call) => call.path === path))
  const toldThere = led.flatMap((call) => amountsIn(call.good)).filter((amount) => ZERO.test(amount)).length
  const most = Math.max(zeros(good.seen), before ? zeros(before) : 0) + toldThere
  const unknown = bad.seen.amounts.filter((amount) => !ZERO.test(amount) && !known.has(amount))
  // A list that lost a row says that its sum excludes it.
  const invented = bad.seen.text.includes('合计不含') ? unknown.slice(1) : unknown
  return [
    ...(zeros(bad.seen) > most ? [`${zeros(bad.seen)} zeros, ${most} before`] : []),
    ...(invented.length > 0 ? [`shows ${invented.join(' ')}, which no answer says`] : []),
  ]
}

const NUMBER = /-?\d+(?:\.\d+)?/g
/** Every number of an answer as money is shown, and the amounts that its texts name. */
const amountsIn = (text: string): string[] => [
  ...[...text.matchAll(NUMBER)].map(([found]) => shownAs(found)),
  ...shownIn(text),
]

function shownAs(number: string): string {
  const [whole = '', fraction = ''] = number.split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction.padEnd(2, '0').slice(0, 2)}`
}
