import * as z from 'zod/mini'
import { add, type Fen, ZERO } from '#contracts/money/money.ts'
import { recordsContract } from '#contracts/records.ts'
import { sessionContract } from '#contracts/session.ts'
import { CENTRAL_WALLET, walletContract } from '#contracts/wallet.ts'
import { readEnvelope, SUCCESS } from '#contracts/wire/envelope.ts'
import { APPROVED, PENDING, WITHDRAWAL } from '#contracts/wire/record-codes.ts'
import { withdrawalContract } from '#contracts/withdrawal.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { STATES_PATH } from '../provider/target.ts'
import { type Answer, prepared, type Send } from './at-once.ts'
import type { Servers } from './respect.ts'

/** A member at a backend, and what she has there, by the calls of the contract alone. */

/** The backend gave no answer that a race could go on with. */
export class CannotRace extends Error {
  override readonly name = 'CannotRace'
}

/** A call of the contract that is a POST. */
type Call = { path: string; body: z.ZodMiniType; responses: { 200: z.ZodMiniType } }
type DataOf<C extends Call> = z.output<C['responses'][200]> extends { data: infer D } ? D : never
export type Member = {
  /** The data of an answer; a refusal ends the race. */
  needs<C extends Call>(call: C, body: z.output<C['body']>): Promise<DataOf<C>>
  /** The call, ready to be sent together with others (at-once.ts). Its answer is the data, or undefined for a refusal. */
  prepares<C extends Call>(call: C, body: z.output<C['body']>): Promise<Send<DataOf<C> | undefined>>
  /** An event, ready to be sent; answers false if the endpoint refuses it. */
  preparesEvent(event: string, params: object): Promise<Send<boolean>>
}

/** Sets up the state and logs the demo member in. */
export async function memberIn(servers: Servers, state: string, params: object = {}): Promise<Member> {
  const preparesState = async (name: string, given: object): Promise<Send<boolean>> => {
    const body = { action: 'setup', state: name, params: given }
    const send = await prepared(`${servers.states}${STATES_PATH}`, body).catch(noAnswer)
    return async () => (await send().catch(noAnswer)).status === HTTP_OK
  }
  const prepares = async <C extends Call>(call: C, body: z.output<C['body']>, token?: string) => {
    const send = await prepared(`${servers.backend}${call.path}`, z.encode(call.body, body), token).catch(
      noAnswer,
    )
    return async () => envelopeIn(call, await send().catch(noAnswer))
  }
  const dataFrom = async <C extends Call>(call: C, body: z.output<C['body']>, token?: string) => {
    const envelope = await (await prepares(call, body, token))()
    if (envelope.code !== SUCCESS) throw new CannotRace(`${call.path} is refused: ${envelope.message}`)
    return dataIn(call, envelope)
  }
  if (!(await (await preparesState(state, params))()))
    throw new CannotRace(`the state endpoint refuses "${state}"`)
  const { username: name, password } = DEMO
  const { api_token: token } = await dataFrom(sessionContract.login, { name, password, code: 'k7wd' })
  return {
    needs: (call, body) => dataFrom(call, body, token),
    prepares: async (call, body) => {
      const send = await prepares(call, body, token)
      return async () => {
        const envelope = await send()
        return envelope.code === SUCCESS ? dataIn(call, envelope) : undefined
      }
    },
    preparesEvent: preparesState,
  }
}

const HTTP_OK = 200
const noAnswer = (problem: Error): never => {
  throw new CannotRace(`no answer: ${problem.message}`)
}

function envelopeIn({ path }: Call, { status, type, text }: Answer) {
  const envelope = readEnvelope(parsed(text))
  if (envelope === undefined)
    throw new CannotRace(`${path} answers HTTP ${status} ${type}, which is no {"code", "message", "data"}`)
  return envelope
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads it as the app does. */
function dataIn<C extends Call>({ path, responses }: C, envelope: unknown): DataOf<C> {
  const read = z.safeDecode(responses[SUCCESS], envelope)
  if (!read.success) throw new CannotRace(`${path} cannot be read: ${z.prettifyError(read.error)}`)
  return (read.data as { data: DataOf<C> }).data
}

export type Books = {
  central: Fen
  /** The central wallet and those of all venues. */
  has: Fen
  /** Withdrawals that wait for their review. */
  held: Fen
  paid: Fen
  /** Everything that is the member's or was paid to her. */
  total: Fen
  /** What is still to be staked before a withdrawal. */
  owed: Fen
  /** The numbers of the withdrawals. */
  withdrawals: string[]
}

const sum = (amounts: readonly Fen[]): Fen => amounts.reduce((total, amount) => add(total, amount), ZERO)

/** What the member has, what is held and what was paid. The records of withdrawals are read from their first page. */
export async function booksOf(member: Member): Promise<Books> {
  const { balance: central } = await member.needs(walletContract.balance, {})
  const wallets = await member.needs(walletContract.balancelist, {})
  // Some backends list the central wallet, too, and the app leaves it out.
  const venues = wallets.filter(({ platname }) => platname !== CENTRAL_WALLET)
  const { bet_amount: owed } = await member.needs(withdrawalContract.getBetAmount, {})
  const asked = { date: 4, type: WITHDRAWAL, page: 1, api_type: '' } as const
  const { data: rows } = await member.needs(recordsContract.gettransrecord, asked)
  const sumIn = (wanted: number) =>
    sum(rows.filter(({ state }) => state === wanted).map(({ amount }) => amount))
  const has = sum([central, ...venues.map(({ balance }) => balance)])
  const [held, paid] = [sumIn(PENDING), sumIn(APPROVED)]
  return {
    ...{ central, has, held, paid, total: sum([has, held, paid]), owed },
    withdrawals: rows.map(({ out_trade_no }) => out_trade_no),
  }
}
