import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SUCCESS } from '#contracts/wire/envelope.ts'
import { PACT_FILE } from '../names.ts'
import { type PactFile, type PactInteraction, readPact } from '../pact-file.ts'
import { disagreements } from './compare.ts'

const openApi = JSON.parse(readFileSync(new URL('../../contracts/openapi.json', import.meta.url), 'utf8'))
const pact = readPact(PACT_FILE)
const named = (description: string) => (interaction: PactInteraction) =>
  interaction.description === description

/** The pact with one changed interaction. */
function changed(description: string, change: (one: PactInteraction) => void): PactFile {
  const copy = structuredClone(pact)
  const found = copy.interactions.find(named(description))
  if (!found) throw new Error(`no interaction "${description}"`)
  change(found)
  return copy
}
const answer = (interaction: PactInteraction, data: unknown) => {
  interaction.response.body = { content: { code: SUCCESS, data } }
}

it('the pact and the OpenAPI document agree on every interaction', async () => {
  expect(await disagreements(openApi, pact)).toEqual([])
})

it.each<[string, string, (one: PactInteraction) => void, string]>([
  [
    'an amount that is an object',
    'POST /api/balance: the central wallet (central 12680.50)',
    (interaction) => answer(interaction, { balance: { yuan: 1 } }),
    'response.body.incompatible',
  ],
  [
    'a field that the contract does not have',
    'POST /api/balance: the central wallet (central 12680.50)',
    (interaction) => answer(interaction, { balance: 1, currency: 'CNY' }),
    'response.body.incompatible',
  ],
  [
    'a call that the contract does not have',
    'POST /api/balance: the central wallet (central 12680.50)',
    ({ request }) => {
      request.path = '/api/balances'
    },
    'request.path-or-method.unknown',
  ],
  [
    'a request without its amount',
    'POST /api/withdraw: to a bank card (central 1000.00)',
    ({ request }) => {
      request.body = { content: { bank: '1', password: '888888' }, contentType: 'application/json' }
    },
    'request.body.incompatible',
  ],
  [
    'a member’s request without a token that is answered all the same',
    'POST /api/balance: the central wallet (central 12680.50)',
    ({ request }) => {
      request.headers = { 'Content-Type': ['application/json'] }
    },
    'request.authorization.missing',
  ],
])('finds %s', async (_what, description, change, code) => {
  const found = await disagreements(openApi, changed(description, change))
  expect(found.map((difference) => difference.code)).toContain(code)
  expect(new Set(found.map(({ interaction }) => interaction))).toEqual(new Set([description]))
})

it('finds a call that the document allows without a token', async () => {
  const open = structuredClone(openApi)
  open.paths['/api/balance'].post.security = []
  expect(await disagreements(open, pact)).toEqual([
    {
      interaction: 'POST /api/balance: without a token',
      code: 'no-token-needed',
      what: 'The description lets the request pass without a token',
    },
  ])
})
