// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { countCases, isOnEveryScreen, isWhole } from '#contracts/test-corpora/extent.ts'
import { TEXTS } from '#contracts/test-corpora/texts.ts'
import { problemsOf } from './test-support/judge.ts'
import { LIMIT_MS, prepareVisits } from './test-support/prepare.ts'
import { fieldsOnceLoaded, type Kept, typedInto } from './test-support/typing.ts'
import { make } from './test-support/visit.tsx'
import { VISITS, type Visit } from './test-support/visits.ts'

prepareVisits()

/** One visit for each screen, sheet or step of a form that takes something typed. */
const FORMS: readonly string[] = [
  '/applyagent as a member',
  '/search as a member',
  '/userInfo as a member',
  '/userCent as a member',
  '/wallet?type=1 as a member',
  '/addBankCard as a member',
  '/addUsdtCard as a member',
  '/password?type=1 as a member',
  '/password?type=2 as a member',
  '/withdrawal?type=1 as a member',
  '/withdrawal?type=2 as a member',
  '/recharge as a member',
  '/transfer as a member',
  '/login as a visitor',
  '/login?type=1 as a visitor',
  'deposit by bank',
  'deposit by USDT',
  'deposit by QR',
  'other payment',
]
const visitNamed = (name: string): Visit => {
  const visit = VISITS.find((candidate) => candidate.name === name)
  if (!visit) throw new Error(`no visit ${name}`)
  return visit
}

if (isWhole)
  test('every address with a field is among the forms', { timeout: LIMIT_MS }, async () => {
    const found: string[] = []
    const visitTexts = async ({ name }: Visit) => {
      if ((await fieldsOnceLoaded()).length > 0) found.push(name)
    }
    for (const visit of VISITS.filter(({ name }) => name.startsWith('/')))
      await make({ ...visit, name: `${visit.name}, looked at`, act: () => visitTexts(visit) })
    // These open the same screen as another visit.
    const twice = ['/search as a visitor', '/register as a visitor']
    expect(found.filter((name) => !twice.includes(name)).sort()).toEqual(
      FORMS.filter((name) => name.startsWith('/')).sort(),
    )
  })

/** The number of texts per form. The whole run uses every text; the sample uses one. */
const SHARE = isWhole ? Math.ceil((3 * TEXTS.length) / FORMS.length) : 1
const TEXTS_A_FORM = isOnEveryScreen ? TEXTS.length : SHARE
const quoted = (text: string) => JSON.stringify(text.slice(0, 40))
const GARBAGE = /\bNaN\b|\bundefined\b|\[object/

test.each(FORMS)('whatever is typed at %s is told as wrong or taken, and nothing of it is lost', {
  timeout: LIMIT_MS,
}, async (name) => {
  const visit = visitNamed(name)
  const faults: string[] = []
  for (let n = 0; n < TEXTS_A_FORM; n += 1) {
    const text = TEXTS[(FORMS.indexOf(name) * 11 + n * FORMS.length) % TEXTS.length] ?? ''
    const keptTexts: Kept[] = []
    const { seen } = await make(typedInto(visit, text, keptTexts))
    // A captcha is valid for one try. If a field accepts nothing of the text, its initial value is sent; an empty one
    // leaves the profile unchanged.
    const lost = keptTexts.filter(
      ({ name, before, typed, after }) =>
        name !== '验证码' && typed.trim() !== '' && typed !== before && typed !== after,
    )
    const problems = [
      ...problemsOf(seen),
      ...(GARBAGE.test(seen.text) && !GARBAGE.test(text) ? ['shows a value that is none'] : []),
      ...lost.map((field) => `${field.name} said ${quoted(field.typed)} and then ${quoted(field.after)}`),
    ]
    faults.push(...problems.map((problem) => `${quoted(text)}: ${problem}`))
  }
  countCases({ corpus: 'texts: typed', ran: TEXTS_A_FORM, of: TEXTS.length })
  expect(faults).toEqual([])
})
