import { describe, expect, it } from 'vitest'
import type { PactInteraction } from '../pact-file.ts'
import { mayTurnRed, type News, newsBetween, newsMarkdown } from './news.ts'
import { type OpenApi, type State, type Version, versionAt } from './versions.ts'

const now = versionAt(undefined) as Required<Version>
const interaction = (description: string): PactInteraction => {
  const found = now.pact.interactions.find((one) => one.description.startsWith(description))
  if (!found) throw new Error(`no interaction begins with ${description}`)
  return found
}
const BALANCE = interaction('POST /api/balance: the central wallet')
const TOO_MUCH = interaction('POST /api/withdraw: of more than there is')
const OPTIONAL = interaction('POST /api/balance: with the code of maintenance')

/** What is new after a change of the files here. */
function after(change: (version: Required<Version>) => void): News {
  const changed = structuredClone(now)
  change(changed)
  return newsBetween(now, { ...changed, name: 'changed' })
}
/** What is new if a change of the files here is taken back. */
function since(change: (version: Required<Version>) => void): News {
  const old = structuredClone(now)
  change(old)
  return newsBetween({ ...old, name: 'old' }, now)
}
const lines = ({ backend, states, app }: News) =>
  [...backend, ...states, ...app].map((item) => `${item.subject}: ${item.text}`)
const same =
  ({ description }: PactInteraction) =>
  ({ description: other }: PactInteraction) =>
    other === description
const remove =
  (...gone: PactInteraction[]) =>
  ({ pact }: Required<Version>) => {
    pact.interactions = pact.interactions.filter((one) => !gone.some((other) => same(other)(one)))
  }
const edit =
  (one: PactInteraction, change: (found: PactInteraction) => void) =>
  ({ pact }: Required<Version>) =>
    pact.interactions.filter(same(one)).forEach(change)
const bodyRules = (one: PactInteraction) => one.response.matchingRules?.body as Record<string, unknown>
const state = ({ states }: Required<Version>, name = 'member-with-money'): State => {
  const found = states.find((one) => one.name === name)
  if (!found) throw new Error(`no state ${name}`)
  return found
}

it('a version has no news for itself', () => {
  const news = newsBetween(now, now)
  expect(lines(news)).toEqual([])
  expect(mayTurnRed(news)).toBe(false)
  expect(newsMarkdown(news)).toBe(
    '# What the contract asks: the files here → the files here\n\nA backend that was green stays green.\n\nNothing has changed.\n',
  )
})

type Planted = [what: string, news: () => News, line: string | RegExp]

const RED: Planted[] = [
  [
    'a refusal more',
    () => since(remove(TOO_MUCH)),
    /^POST \/api\/withdraw: "of more than there is" .*is a refusal more$/,
  ],
  [
    'a case more',
    () => since(remove(BALANCE)),
    'POST /api/balance: "the central wallet" (state `member-with-money`) is a case more',
  ],
  [
    'a new call',
    () => since(remove(...now.pact.interactions.filter(({ request }) => request.path === '/api/balance'))),
    'POST /api/balance: "the central wallet" (state `member-with-money`) is a new call',
  ],
  [
    'an optional case that is firm',
    () => since(edit(BALANCE, (one) => (one.pending = true))),
    'POST /api/balance: "the central wallet" (state `member-with-money`) was optional, and is now required',
  ],
  [
    'a field that must be there',
    () =>
      since(
        edit(BALANCE, (one) => {
          delete bodyRules(one)['$.data.balance']
          one.response.body = { content: { code: 200 } }
        }),
      ),
    'POST /api/balance: "the central wallet" (state `member-with-money`) needs one thing more: `data.balance` must be exactly 12680.5',
  ],
  [
    'another value',
    () =>
      since(
        edit(BALANCE, (one) => {
          bodyRules(one)['$.data.balance'] = {
            combine: 'AND',
            matchers: [{ match: 'regex', regex: '^100(\\.0+)?$' }],
          }
        }),
      ),
    'POST /api/balance: "the central wallet" (state `member-with-money`) asks for another `data.balance`: exactly 12680.5; it was exactly 100',
  ],
  [
    'a stricter rule in the same words',
    () =>
      since(
        edit(BALANCE, (one) => {
          bodyRules(one)['$.data.balance'] = {
            combine: 'AND',
            matchers: [{ match: 'regex', regex: '^12680\\.5$' }],
          }
        }),
      ),
    'POST /api/balance: "the central wallet" (state `member-with-money`) asks for `data.balance` by another rule, in the same words',
  ],
  [
    'a truth of an event that flows of money use',
    () => since((version) => Object.assign(state(version, 'reviewed'), { must: 'Something is decided.' })),
    /^reviewed: Must now be true: .* Needed for \d+ flows of money\.$/,
  ],
  [
    'no null any more',
    () =>
      since(
        edit(BALANCE, (one) => {
          const [rule] = [bodyRules(one)['$.data.balance'] as { matchers: object[] }]
          bodyRules(one)['$.data.balance'] = {
            combine: 'OR',
            matchers: [...rule.matchers, { match: 'null' }],
          }
        }),
      ),
    /asks for another `data\.balance`: exactly 12680\.5; it was exactly 12680\.5, or `null`$/,
  ],
  [
    'another request',
    () => since(edit(TOO_MUCH, (one) => (one.request.body = { content: { amount: 1 } }))),
    /^POST \/api\/withdraw: .* sends another request: .*`amount` .*, was 1/,
  ],
  [
    'another param of the state',
    () =>
      since(
        edit(
          BALANCE,
          (one) => (one.providerStates = [{ name: 'member-with-money', params: { central: '1' } }]),
        ),
      ),
    /is asked with \{"central":"12680\.50"\} where it was \{"central":"1"\}$/,
  ],
  [
    'a new `must`',
    () => after((version) => (state(version).must += ' The member is 18.')),
    /^member-with-money: Must now be true: “The member is 18\.” Needed for .*POST \/api\/balance/,
  ],
  [
    'a new state',
    () => since((version) => (version.states = version.states.filter(({ name }) => name !== 'five-cards'))),
    /^five-cards: A new state\. .* Needed for .*POST \/api\/bindcard/,
  ],
  [
    'another default',
    () => after((version) => (state(version).params.central = { default: 5, required: false })),
    /^member-with-money: The param `central` is now any value, 5 if left out; it was any value, 1000 if left out\./,
  ],
  [
    'a field of the document that is required',
    () => after(({ openapi }) => success(openapi, '/api/withdraw').required?.push('message')),
    'POST /api/withdraw: `message` was optional, and must now be there.',
  ],
  [
    'a form that is no longer read',
    () =>
      after(({ openapi }) =>
        Object.assign(success(openapi, '/api/withdraw').properties?.message ?? {}, { type: 'string' }),
      ),
    'POST /api/withdraw: The app reads `message` no longer as number, null.',
  ],
  [
    'another rule of a form',
    () => after(({ openapi }) => Object.assign(openapi.components?.schemas?.Id ?? {}, ID_OF_LETTERS)),
    /^POST \/api\/getcard: The app reads `data\[\]\.id` .*Id/,
  ],
]

const GREEN: Planted[] = [
  [
    'a form more',
    () =>
      since(({ openapi }) =>
        Object.assign(success(openapi, '/api/withdraw').properties?.message ?? {}, { type: 'string' }),
      ),
    'POST /api/withdraw: The app reads `message` also as number, null.',
  ],
  [
    'an optional case more',
    () => since(remove(OPTIONAL)),
    /^POST \/api\/balance: .* is a refusal more that the app can read; it is optional$/,
  ],
  [
    'a case that has become optional',
    () => after(edit(BALANCE, (one) => (one.pending = true))),
    /has become optional$/,
  ],
  [
    'a case that is no longer asked',
    () => after(remove(BALANCE)),
    /"the central wallet" .* is no longer asked$/,
  ],
  [
    'a field that is no longer needed',
    () =>
      after(
        edit(BALANCE, (one) => {
          delete bodyRules(one)['$.data.balance']
          one.response.body = { content: { code: 200 } }
        }),
      ),
    /no longer needs `data\.balance`$/,
  ],
  [
    'null as well',
    () =>
      after(
        edit(BALANCE, (one) => {
          const rule = bodyRules(one)['$.data.balance'] as { matchers: object[] }
          bodyRules(one)['$.data.balance'] = {
            combine: 'OR',
            matchers: [...rule.matchers, { match: 'null' }],
          }
        }),
      ),
    /asks for another `data\.balance`: exactly 12680\.5, or `null`; it was exactly 12680\.5$/,
  ],
  [
    'a state that nobody needs',
    () => after((version) => (state(version, 'long-lists').must += ' The lists are long.')),
    'long-lists: Must now be true: “The lists are long.”',
  ],
  [
    'a field that the app reads',
    () =>
      after(({ openapi }) =>
        Object.assign(success(openapi, '/api/withdraw').properties ?? {}, {
          note: { type: 'string', description: 'A note for the player' },
        }),
      ),
    'POST /api/withdraw: The app now reads `note`: A note for the player.',
  ],
  [
    'a field that the app sends',
    () =>
      after(({ openapi }) => {
        const body = openapi.paths['/api/withdraw']?.post?.requestBody?.content?.['application/json']?.schema
        Object.assign(body?.properties ?? {}, { note: { type: 'string', description: 'A note' } })
      }),
    'POST /api/withdraw: The app now sends `note`: A note.',
  ],
  [
    'a call that the app makes',
    () => since(({ openapi }) => delete openapi.paths['/api/withdraw']),
    'POST /api/withdraw: The app now makes this call.',
  ],
]

const ID_OF_LETTERS = { type: 'string', pattern: '^[a-z]+$', anyOf: undefined }

function success(openapi: OpenApi, path: string) {
  const answer = openapi.paths[path]?.post?.responses?.['200']?.content?.['application/json']?.schema
  const [schema] = answer?.oneOf ?? []
  if (!schema) throw new Error(`${path} has no answer`)
  return schema
}

describe.each([
  ['may turn a green backend red', RED, true],
  ['leaves a green backend green', GREEN, false],
] as const)('what %s', (_what, planted, isRed) => {
  it.each(planted as Planted[])('%s', (_kind, newsOf, line) => {
    const news = newsOf()
    const expected = typeof line === 'string' ? line : expect.stringMatching(line)
    expect(lines(news)).toContainEqual(expected)
    expect(mayTurnRed(news)).toBe(isRed)
  })
})

it('other words for the same case are no news', () => {
  expect(lines(after(edit(BALANCE, (one) => (one.description = 'POST /api/balance: the wallet'))))).toEqual(
    [],
  )
})

it('the text has a section for each call, with what may turn red marked', () => {
  const text = newsMarkdown(since(remove(BALANCE)))
  expect(text).toContain('A backend that was green may turn red: 1 change, of POST /api/balance.')
  expect(text).toContain(
    '## For backend teams\n\n### POST /api/balance\n\n- **may turn red:** "the central wallet" (state `member-with-money`) is a case more\n',
  )
})
