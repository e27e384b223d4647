import { expect, test } from 'vitest'
import { decodedParams, SCENARIO_NAMES } from './catalogue.ts'
import { type ParamField, paramFields } from './param-fields.ts'

/** As a form sends it. */
const sent = ({ kind }: ParamField, text: string): unknown =>
  kind === 'number' ? Number(text) : kind === 'flag' ? text === 'true' : text

test('every scenario takes each of its fields as a person would type it, and each of its choices', () => {
  const fields = paramFields()
  expect(Object.keys(fields)).toEqual(SCENARIO_NAMES)
  for (const [scenario, list] of Object.entries(fields)) {
    const usual = list
      .filter((field) => field.usual !== '')
      .map((field) => [field.name, sent(field, field.usual)])
    expect(decodedParams(scenario, Object.fromEntries(usual)).decoded).toEqual(
      decodedParams(scenario, {}).decoded,
    )
    for (const field of list)
      for (const choice of field.choices)
        expect(() => decodedParams(scenario, { [field.name]: sent(field, choice) })).not.toThrow()
  }
})

test('a field has the kind of its schema', () => {
  const fields = paramFields()
  expect(fields['member-with-money']).toEqual([
    { name: 'central', kind: 'amount', usual: '1000.00', choices: [] },
    { name: 'venue', kind: 'text', usual: 'yzdz', choices: [] },
    { name: 'inVenue', kind: 'amount', usual: '200.00', choices: [] },
  ])
  expect(fields['vip-level']).toEqual([{ name: 'level', kind: 'number', usual: '1', choices: [] }])
  expect(fields.maintenance).toEqual([{ name: 'tips', kind: 'text', usual: '', choices: [] }])
  expect(fields['pay-ways']?.[0]).toEqual({
    name: 'usdt',
    kind: 'flag',
    usual: 'true',
    choices: ['true', 'false'],
  })
  expect(fields['agent-application']?.[0]).toMatchObject({ kind: 'choice', usual: 'pending' })
})
