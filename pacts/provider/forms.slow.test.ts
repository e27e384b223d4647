import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { startMockServer } from '#mock/node.ts'
import { catalogue, type ParamsOf } from '#mock/scenarios/catalogue.ts'
import { codeOf, contentOf } from '../pact-file.ts'
import { consumerPact, pactFileOf, resultLines, runVerifier, SLOW_MS } from './test-verify.ts'

type WireForm = NonNullable<ParamsOf<'wire-form'>['form']>
const WIRE_FORMS = catalogue['wire-form'].params.shape.form.def.innerType.options

/**
 * The pact tolerates what the app tolerates: a backend that always writes such a form passes. Forms of one row do not
 * affect each other, so a few scenarios cover all of them.
 */
const TOLERATED: readonly (readonly WireForm[])[] = [
  [
    ...(['boolean-flags', 'text-numbers', 'number-ids', 'zero-dates', 'least-fields', 'empty-null'] as const),
    ...(['long-paytype', 'transfer-balance', 'recharge-url', 'scalar-data'] as const),
  ],
  ['empty-list'],
  ['empty-object'],
]

/** Pact cannot express optional fields or alternative shapes, so these have their own pending interactions. */
const PINNED_ALONE: readonly WireForm[] = [
  ...(['missing-flags', 'empty-absent', 'bare-pages', 'keyed-lists', 'flat-rebates', 'pay-message'] as const),
]

const required = consumerPact.interactions.filter(
  (interaction) => !interaction.pending && codeOf(interaction) === 200,
)
/** Interactions whose data may be empty. */
const empty = required.filter((interaction) => (contentOf(interaction).data ?? null) === null)

/** The mock backend, writing these forms in every state. */
async function mockWriting(wireForms: readonly WireForm[]) {
  const clock = Date.parse('2026-05-01T11:00:00+08:00')
  const mock = await startMockServer({ providerStates: true, clock })
  const states = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { state, params } = JSON.parse(Buffer.concat(chunks).toString())
    await mock.control.scenario({ name: state, params })
    await mock.control.site({ switches: { wireForms: [...wireForms] } })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => states.listen(0, '127.0.0.1', resolve))
  return {
    PROVIDER_BASE_URL: mock.url,
    PROVIDER_STATES_URL: `http://127.0.0.1:${(states.address() as AddressInfo).port}`,
    close: async () => {
      states.closeAllConnections()
      states.close()
      await mock.close()
    },
  }
}

it.each(TOLERATED)('a backend that writes %s, … passes', { timeout: SLOW_MS }, async (...forms) => {
  const { close, ...backend } = await mockWriting(forms)
  const interactions = forms.every((form) => form.startsWith('empty-')) ? empty : required
  const { exitCode, text, last } = await runVerifier(backend, pactFileOf(interactions)).finally(close)
  expect(resultLines(text)).toEqual([])
  expect({ exitCode, last }).toEqual({ exitCode: 0, last: `${interactions.length} passed, 0 failed` })
})

it('the pact tolerates every form, or has interactions of its own for it', () => {
  expect([...TOLERATED.flat(), ...PINNED_ALONE].sort()).toEqual([...WIRE_FORMS].sort())
})
