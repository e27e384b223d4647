import { type Envelope, SUCCESS } from '#contracts/wire/envelope.ts'
import type { ScenarioName } from '../../scenarios/catalogue.ts'
import { DEMO, PERSONAS, type Persona, tokenOf } from '../../scenarios/personas.ts'
import { scenarioViews } from '../../scenarios/scenario-views.ts'
import { type TestMock, testMock } from '../test-mock.ts'
import { OWN_GAMES_PAGE } from './kinds.ts'
import { CALLS, type Call, wiresOf } from './questions.ts'

/** One world of the mock. */
export type AskedWorld = { title: string; name: ScenarioName; params: Record<string, string | number> }

/** 100,000 bets take seconds, and contain no more kinds of things than ten do. */
const FEWER: Partial<Record<ScenarioName, AskedWorld['params']>> = {
  'many-bets': { bets: 10 },
  'long-lists': { days: 2 },
}

/** Every scenario with its default params, and each other choice of each param. */
export const WORLDS: readonly AskedWorld[] = scenarioViews().flatMap(({ name, fields }) => {
  const usual = FEWER[name] ?? {}
  const chosen = fields.flatMap(({ name: param, kind, usual: left, choices }) =>
    choices
      .filter(({ value }) => value !== left)
      .map(({ value }) => ({
        title: `${name}, ${param} ${value}`,
        name,
        params: { ...usual, [param]: kind === 'flag' ? Number(value === 'true') : value },
      })),
  )
  return [{ title: name, name, params: usual }, ...chosen]
})

export type Answered = { call: Call; envelope: Envelope }

/** The beginning of a picture of one pixel. Nothing reads more of it. */
const PNG = Uint8Array.from(Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB', 'base64'))
const upload = () => ({
  kind: 'form',
  fields: { file: new File([PNG], 'avatar.png', { type: 'image/png' }) },
  uploads: [{ field: 'file', name: 'avatar.png', type: 'image/png', bytes: PNG }],
})

type Session = { api_token: string }
const IS_LOGIN = /^session\.login/
const ORDER_FIELD = /"(?:orderNo|out_trade_no)":"([^"]+)"/g

const open = ({ name, params }: AskedWorld) => testMock(name, { params, venueBaseUrl: () => OWN_GAMES_PAGE })

/** Everything that a world holds before any call, as the console may show it. */
export const wholeWorld = async (world: AskedWorld): Promise<unknown> =>
  (await open(world)).read((whole) => structuredClone(whole))

/** Everything that a world answers: to every call as each persona in it, and then as a visitor. */
export async function answersOf(world: AskedWorld): Promise<Answered[]> {
  const mock = await open(world)
  const { members } = await mock.control.read()
  const present = PERSONAS.filter((persona) => members.some(({ username }) => username === persona.username))
  const answers: Answered[] = []
  for (const persona of present) answers.push(...(await answersTo(mock, persona, tokenOf(persona.username))))
  // The visitor is last, since a visitor may log in as a member.
  return [...answers, ...(await answersTo(mock, DEMO, undefined))]
}

async function answersTo(mock: TestMock, persona: Persona, begun: string | undefined): Promise<Answered[]> {
  let token = begun
  const orders = new Set<string>()
  const answers: Answered[] = []
  for (const call of CALLS) {
    const { path, method } = call
    for (const wire of wiresOf(call.name, persona, [...orders])) {
      const query = method === 'GET' ? `?${new URLSearchParams(wire as Record<string, string>)}` : ''
      const sent = call.name === 'member.uploadimg' ? upload() : wire
      const body = method === 'GET' ? undefined : sent
      const envelope = await mock.call(
        path + query,
        body,
        token === undefined ? { method } : { method, token },
      )
      answers.push({ call, envelope })
      if (envelope.code !== SUCCESS) continue
      // A new order's number is the message, and a login ends the session before it.
      if (call.name === 'deposit.recharge') orders.add(envelope.message)
      if (token !== undefined && IS_LOGIN.test(call.name)) token = (envelope.data as Session).api_token
      for (const [, no = ''] of JSON.stringify(envelope).matchAll(ORDER_FIELD)) orders.add(no)
    }
  }
  return answers
}
