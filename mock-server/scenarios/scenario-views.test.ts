import { expect, test } from 'vitest'
import { testMock } from '../testing/test-mock.ts'
import { decodedParams } from './catalogue.ts'
import { type ParamField, scenarioViews } from './scenario-views.ts'

const HAN = /[\u4e00-\u9fff]|^(USDT|VIP)/
const views = scenarioViews()

/** The params as a form sends them. */
const sent = ({ kind }: ParamField, text: string): unknown =>
  kind === 'number' ? Number(text) : kind === 'flag' ? text === 'true' : text

test('every scenario takes each of its fields as a person would type it, and each of its choices', () => {
  for (const { name, fields } of views) {
    const usual = fields
      .filter((field) => field.usual !== '')
      .map((field) => [field.name, sent(field, field.usual)])
    expect(decodedParams(name, Object.fromEntries(usual)).decoded).toEqual(decodedParams(name, {}).decoded)
    for (const field of fields)
      for (const { value } of field.choices)
        expect(() => decodedParams(name, { [field.name]: sent(field, value) })).not.toThrow()
  }
})

test('a field has the kind of its schema', () => {
  const fieldsOf = (scenario: string) => views.find(({ name }) => name === scenario)?.fields ?? []
  expect(fieldsOf('member-with-money')).toEqual([
    { name: 'central', label: '中心钱包余额', kind: 'amount', usual: '1000.00', choices: [] },
    { name: 'venue', label: '场馆代码', kind: 'text', usual: 'yzdz', choices: [] },
    { name: 'inVenue', label: '场馆钱包余额', kind: 'amount', usual: '200.00', choices: [] },
  ])
  expect(fieldsOf('vip-level')).toMatchObject([{ name: 'level', kind: 'number', usual: '1' }])
  expect(fieldsOf('maintenance')).toMatchObject([{ name: 'tips', kind: 'text', usual: '' }])
  expect(fieldsOf('pay-ways')[0]).toMatchObject({ name: 'usdt', kind: 'flag', usual: 'true' })
  expect(fieldsOf('agent-application')[0]).toMatchObject({ kind: 'choice', usual: 'pending' })
})

test('every scenario has one Chinese line of its own, and so has every parameter in it', () => {
  for (const { title, name, fields } of views) {
    expect(title, name).toMatch(/^[^\n]*[\u4e00-\u9fff][^\n]*$/)
    for (const { label, choices } of fields) {
      expect(label, name).toMatch(HAN)
      for (const choice of choices) expect(choice.label, name).toMatch(HAN)
    }
    expect(new Set(fields.map(({ label }) => label)).size, name).toBe(fields.length)
  }
  expect(new Set(views.map(({ title }) => title)).size).toBe(views.length)
})

/** 100,000 bets take seconds. With ten the same member has them. */
const FEWER: Readonly<Record<string, object>> = { 'many-bets': { bets: 10 }, 'long-lists': { days: 2 } }

test('every scenario begins as somebody who is in it, or as a visitor on a page of theirs', async () => {
  for (const { name, as, path } of views) {
    const mock = await testMock(name, { params: FEWER[name] ?? {} })
    const names = (await mock.control.read()).members.map(({ username }) => username)
    if (as === '') expect([name, names, path]).toEqual([name, [], '/'])
    else expect(names, name).toContain(as)
  }
})
