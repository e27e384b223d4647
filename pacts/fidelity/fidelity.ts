import { WIRE_FORMS, type WireForm } from '#mock/state/wire-forms.ts'
import type { PactFile } from '../pact-file.ts'
import { type Longer, longerIn, unwrittenIn } from './extent.ts'
import type { CallPrints, Fingerprint } from './fingerprint.ts'
import { formsOf, marksOf, printsOf, refusalCodeOf, type Spoken, spokenIn } from './forms.ts'
import type { Exchange } from './own-traffic.ts'
import { type Broken, brokenIn, type Narrower, narrowerIn } from './verdict.ts'

/** How contract and mock backend compare with a recorded backend. */
export type Fidelity = {
  broken: Broken[]
  narrower: Narrower[]
  longer: Longer[]
  unwritten: ReadonlyMap<string, string[]>
  spoken: Spoken[]
  like: Fingerprint['like'] & { wireForms: WireForm[] }
  /** Calls with no difference; calls of the contract that were not recorded. */
  same: string[]
  absent: string[]
}

export function fidelityOf(calls: CallPrints, pact: PactFile, own: readonly Exchange[]): Fidelity {
  const marks = marksOf(own)
  const ownPrints = printsOf(own)
  const broken = brokenIn(calls, pact, marks)
  const narrower = narrowerIn(calls, ownPrints, broken, marks)
  const longer = longerIn(calls, ownPrints)
  const spoken = spokenIn(calls, marks)
  const differs = new Set([...broken, ...narrower, ...longer].map(({ call }) => call))
  return {
    broken,
    narrower,
    longer,
    unwritten: unwrittenIn(calls, ownPrints),
    spoken,
    like: { wireForms: formsOf(spoken), refusalCode: refusalCodeOf(calls, ownPrints) },
    same: Object.keys(calls).filter((call) => !differs.has(call)),
    absent: Object.keys(ownPrints).filter((call) => !(call in calls)),
  }
}

const times = (count: number): string => (count > 1 ? ` (${count} times)` : '')
const places = (count: number): string => (count === 1 ? '1 place' : `${count} places`)
const under = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), '']

/** What a form is, where the backend writes so, and where it writes plainly. */
function formLine({ form, places: showing, plain }: Spoken, narrower: readonly Narrower[]): string {
  const first = narrower.find(({ forms }) => forms.includes(form))
  const where = first === undefined ? '' : `, first ${first.call} ${first.path}`
  const others = plain > 0 ? `, plainly at ${plain}` : ''
  return `wire form ${form} (${WIRE_FORMS[form].description}): at ${places(showing)}${others}${where}`
}

function addLine({ call, path, kind, isUnknownField }: Narrower): string {
  if (isUnknownField)
    return `${call} ${path}: a field that no answer of the mock has; add it to the schema in contracts/ if the app shall read it`
  if (kind === 'missing')
    return `${call} ${path}: left out; needs a scenario or a wire form without it (mock-server/state/wire-forms.ts)`
  return `${call} ${path}: ${kind}; needs a wire form that writes so (mock-server/state/wire-forms.ts)`
}

const longerLine = ({ call, path, isList, length, mock }: Longer): string =>
  isList
    ? `${call} ${path}: ${length} rows at once, the mock at most ${mock}; scenario many-records or many-bets`
    : `${call} ${path}: ${length} characters, the mock at most ${mock}; scenario texts {"length":"long"}`

const wideLine = ({ form, plain }: Spoken): string =>
  `${form} (${WIRE_FORMS[form].description}): plain at all ${places(plain)}`

/** The report, line by line. */
export function fidelityLines(fidelity: Fidelity, file: string): string[] {
  const { broken, narrower, longer, unwritten, spoken, like, same, absent } = fidelity
  const isChosen = (form: WireForm) => like.wireForms.includes(form)
  const explains = ({ form }: Spoken) =>
    isChosen(form) || narrower.some(({ forms }) => forms.includes(form) && !forms.some(isChosen))
  const code =
    like.refusalCode === null
      ? []
      : [`most refusals have the code ${like.refusalCode}; scenario refusal-code`]
  return [
    ...under(
      'broken: the app cannot read it, or the pact refuses it',
      broken.map(({ call, path, came, needs, count }) => `${call} ${path}: ${came}; ${needs}${times(count)}`),
    ),
    ...under('mock narrower than this backend', [
      ...spoken.filter((one) => one.places > 0 && explains(one)).map((one) => formLine(one, narrower)),
      ...code,
      ...narrower.filter(({ forms }) => forms.length === 0).map(addLine),
      ...longer.map(longerLine),
    ]),
    ...under('contract wider than this backend: it is read, and never written here', [
      ...spoken.filter(({ places: showing, plain }) => showing === 0 && plain > 0).map(wideLine),
      ...[...unwritten].map(([call, paths]) => `${call}: ${paths.join(', ')}`),
    ]),
    ...under('same', same.length > 0 ? [same.join(', ')] : []),
    ...under('not recorded', absent.length > 0 ? [absent.join(', ')] : []),
    ...likeLines(like, file),
  ]
}

/** The codes that the state takes. */
const isStateCode = (code: number): boolean => code > 200 && code < 600

function likeLines({ wireForms, refusalCode }: Fidelity['like'], file: string): string[] {
  if (wireForms.length === 0 && refusalCode === null)
    return ['The mock backend writes like this backend already: no wire form is needed.']
  const states = [
    ...wireForms.map((form) => ({ state: 'wire-form', params: { form } })),
    ...(refusalCode !== null && isStateCode(refusalCode)
      ? [{ state: 'refusal-code', params: { code: refusalCode } }]
      : []),
  ]
  return [
    `The mock backend writes like this backend with: npm run mock -- --like ${file}`,
    'The same as states, one at a time:',
    ...states.map((state) => `  ${JSON.stringify(state)}`),
  ]
}
