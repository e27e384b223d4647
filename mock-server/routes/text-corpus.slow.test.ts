import { expect, test } from 'vitest'
import { countCases, extentOf } from '#contracts/test-corpora/extent.ts'
import { SHAPES, TEXTS } from '#contracts/test-corpora/texts.ts'
import { emailAddress } from '#contracts/texts/typed-texts.ts'
import { SUCCESS } from '#contracts/wire/envelope.ts'
import { DEMO, FRESH } from '../scenarios/personas.ts'
import { callsTo } from '../testing/test-calls.ts'

const all = SHAPES.flatMap((shape) => TEXTS.map(shape))
const SAMPLE = 60

test('no text of the corpus is a member, finds one, or changes what objects have in common', async () => {
  const { call } = await callsTo('fresh-member')
  const texts = extentOf(all, SAMPLE)
  const entered: string[] = []
  for (const name of texts) {
    const { code } = await call('session.login', { name, password: FRESH.password, code: 'k7wd' })
    if (code === SUCCESS) entered.push(name)
  }
  countCases({ corpus: 'texts: names of members', ran: texts.length, of: all.length })
  expect(entered).toEqual([])
  expect(Object.keys(Object.prototype)).toEqual([])
})

test('an address that is typed into a form comes back as it is normalised, or is refused', async () => {
  const { call } = await callsTo('member-with-money')
  const texts = extentOf(all, SAMPLE)
  const changed: string[] = []
  for (const email of texts) {
    const { code } = await call('member.updateuserinfo', { email }, DEMO.username)
    const { data } = await call('member.user', {}, DEMO.username)
    // What is empty, or only what nobody sees, leaves the address as it is.
    const kept = (data as { email: string }).email
    if (code === SUCCESS && emailAddress(email) !== '' && kept !== emailAddress(email))
      changed.push(`${JSON.stringify(email)} became ${kept}`)
  }
  countCases({ corpus: 'texts: e-mail addresses', ran: texts.length, of: all.length })
  expect(changed).toEqual([])
})
