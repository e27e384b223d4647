import { type Fen, wholeYuan } from '#contracts/money/money.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import type { BackendChange, Exchange, MockHands, ProviderAnswer } from '../../provider/planted/change.ts'
import { STATES_PATH } from '../../provider/target.ts'

/** A wrong behaviour that no single interaction sees, and the flow or the race that is red by it. */
export type WrongFlow = { wrong: string; redIn: string; change: BackendChange }

type Deed = (backend: MockHands, exchange: Exchange, answer: ProviderAnswer) => Promise<unknown>

export const codeOf = ({ body }: ProviderAnswer): unknown => (body as { code?: unknown }).code

/** Does something in the mock backend after each success of a call; `only` counts them from 1. */
export function afterCall(path: string, deed: Deed, only?: number): BackendChange {
  let count = 0
  return {
    after: async (answer, exchange, backend) => {
      if (exchange.path !== path || codeOf(answer) !== 200) return undefined
      if (only === undefined || ++count === only) await deed(backend, exchange, answer)
      return undefined
    },
  }
}

/** Does something in the mock backend after each decision of a kind. */
export const afterReview = (what: string, decision: string, deed: Deed): BackendChange => ({
  after: async (answer, exchange, backend) => {
    const { state, params = {} } = exchange.body as { state?: string; params?: Record<string, unknown> }
    const isIt = params.what === what && (params.decision ?? 'approved') === decision
    if (exchange.path === STATES_PATH && state === 'reviewed' && answer.status === 200 && isIt)
      await deed(backend, exchange, answer)
    return undefined
  },
})

/** Takes what the mock backend refuses, and does something for it. */
export const takeRefused = (path: string, deed: Deed = async () => undefined, data: unknown = null) =>
  ({
    after: async (answer, exchange, backend) => {
      if (exchange.path !== path || codeOf(answer) === 200) return undefined
      await deed(backend, exchange, answer)
      return { status: 200, body: { code: 200, message: '操作成功', data } }
    },
  }) satisfies BackendChange

const change =
  (verb: 'credit' | 'debit', more: object) =>
  (amount: number | Fen, unit: (yuan: number) => Fen = wholeYuan): Deed =>
  (backend) =>
    backend.verb(verb, { username: DEMO.username, amount: unit(amount), ...more })

/** Puts money into the member's central wallet, in 元, or takes some out of it. */
export const credit = change('credit', { isDeposit: false })
export const debit = change('debit', {})
/** The same, with stakes that are owed for it. */
export const deposit = change('credit', { isDeposit: true })
/** The unit of an amount in fen. */
export const inFen = (amount: number): Fen => amount as Fen
