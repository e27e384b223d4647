import { expect, it } from 'vitest'
import { CORRECT } from '../provider/planted/correct.ts'
import { WRONG_KINDS } from '../provider/planted/wrong-kinds.ts'
import { WRONG_PAYMENTS } from '../provider/planted/wrong-payments.ts'
import { WRONG_PAGES, WRONG_TIMES } from '../provider/planted/wrong-rows.ts'
import { WRONG_VALUES } from '../provider/planted/wrong-values.ts'
import { FORM_NAMES, inForms, marksOf } from './forms.ts'
import { changed, own, pact, recordedPrints } from './test-traffic.ts'
import { brokenIn } from './verdict.ts'

/** Wrong behaviours whose values are wrong, and not the way in which they are written. */
const VALUES =
  /code (200|251|401)|is no 251|tips under maintenance|UTC in place|last_page is 1|always 1|page 1$|no rows/
/** Of the tables of values those that are wrong for every member. */
const FORMS =
  /negat|in Chinese|names as codes|masked|plain http|a text in place of the order number|last_page is 0/
const WIRE_FORMS = [
  ...[...WRONG_KINDS, ...WRONG_TIMES, ...WRONG_PAGES].filter(({ wrong }) => !VALUES.test(wrong)),
  ...[...WRONG_VALUES, ...WRONG_PAYMENTS].filter(({ wrong }) => FORMS.test(wrong)),
]
const marks = marksOf(own)
const SLOW = { timeout: 120_000 }

it('at least 95 % of the wrong wire forms are named from recorded traffic, with call and path', SLOW, () => {
  const missed = WIRE_FORMS.filter(({ path, change }) => {
    const traffic = changed(change).filter((exchange) => exchange.path === path)
    const broken = brokenIn(recordedPrints(traffic), pact, marks)
    return !broken.some((one) => one.call.endsWith(` ${path}`) && one.path !== '')
  }).map(({ path, wrong }) => `${path} ${wrong}`)
  // A sign or a name is a value to the kinds; only a state says which it must be.
  expect(missed).toEqual([
    '/api/balance the balance negated',
    '/api/balancelist venue balances negated',
    '/api/balancelist the venue names as codes',
    '/api/user fees negated',
    '/api/refreshusermoney fees negated',
    '/api/gettransrecord amounts out are negative',
  ])
  expect(WIRE_FORMS.length).toBeGreaterThan(130)
  expect(missed.length / WIRE_FORMS.length).toBeLessThanOrEqual(0.05)
})

it('nothing is called broken in a backend that writes as the mock does, in any of its forms', SLOW, () => {
  expect(brokenIn(recordedPrints(own), pact, marks)).toEqual([])
  for (const form of FORM_NAMES)
    expect([form, brokenIn(recordedPrints(inForms(own, [form])), pact, marks)]).toEqual([form, []])
})

/** Pact cannot compare two rows; the contract says that the newest is the first. */
const RIGHT = CORRECT.filter(({ what }) => what !== 'rows in the other order')

it.each(RIGHT)('nothing is called broken in a right backend: $what', ({ change, paths }) => {
  const broken = brokenIn(recordedPrints(changed(change)), pact, marks)
  expect(broken.filter(({ call }) => paths.some((path) => call.endsWith(` ${path}`)))).toEqual([])
})
