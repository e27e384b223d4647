import { type BackendChange, changeField, changeRows } from '../../provider/planted/change.ts'
import { STATES_PATH } from '../../provider/target.ts'
import { afterCall, credit, debit, takeRefused, type WrongFlow } from './wrong.ts'

const WITHDRAW = '/api/withdraw'
const TRANSFER = '/api/transfer'
const GRAB = '/api/douserredpacket'
const COLLECT = '/api/dofanshui'

/** What happens to a backend that reads, decides and writes without a lock. */
export const WRONG_RACES: readonly WrongFlow[] = [
  {
    wrong: 'two withdrawals of all the money are both taken and recorded',
    redIn: 'two-withdrawals-of-all',
    change: takeRefused(WITHDRAW, async (backend, exchange, answer) => {
      await credit(1000)(backend, exchange, answer)
      await backend.call(WITHDRAW, exchange.body)
    }),
  },
  {
    wrong: 'two withdrawals of all the money are both taken, and one is recorded',
    redIn: 'two-withdrawals-of-all',
    change: takeRefused(WITHDRAW),
  },
  {
    wrong: 'one of two withdrawals is refused and recorded',
    redIn: 'two-withdrawals-of-all',
    change: changeRows('/api/gettransrecord', (rows) =>
      rows.flatMap((row) => [row, { ...row, out_trade_no: 'W2' }]),
    ),
  },
  {
    wrong: 'a withdrawal and a transfer take the same money',
    redIn: 'withdrawal-against-transfer',
    change: takeRefused(TRANSFER, async (backend, exchange, answer) => {
      await credit(1000)(backend, exchange, answer)
      await backend.call(TRANSFER, exchange.body)
    }),
  },
  {
    wrong: 'of two equal withdrawals one is recorded',
    redIn: 'same-post-twice',
    change: changeRows('/api/gettransrecord', (rows) => rows.slice(1)),
  },
  {
    wrong: 'two equal withdrawals are debited once',
    redIn: 'same-post-twice',
    change: afterCall(WITHDRAW, credit(100), 2),
  },
  {
    wrong: 'two equal transfers leave once and arrive twice',
    redIn: 'same-post-twice',
    change: afterCall(TRANSFER, credit(20), 2),
  },
  {
    wrong: 'two equal withdrawals have one number',
    redIn: 'same-post-twice',
    change: changeRows('/api/gettransrecord', (rows) => rows.map((row) => ({ ...row, out_trade_no: 'W1' }))),
  },
  {
    wrong: 'a payment that is reported twice is credited twice',
    redIn: 'payment-reported-twice',
    change: {
      after: async (answer, exchange, backend) => {
        if (exchange.path === STATES_PATH && answer.status !== 200)
          await credit(500)(backend, exchange, answer)
        return undefined
      },
    } satisfies BackendChange,
  },
  {
    wrong: 'a payment that is reported twice is credited once, and to be staked twice',
    redIn: 'payment-reported-twice',
    change: changeField('/api/getBetAmount', 'bet_amount', (owed) => 2 * Number(owed)),
  },
  {
    wrong: 'rebates are collected by both of two calls',
    redIn: 'rebates-twice',
    change: takeRefused(COLLECT, credit(8)),
  },
  {
    wrong: 'of two collections one says that it failed, and both are credited',
    redIn: 'rebates-twice',
    change: afterCall(COLLECT, credit(8)),
  },
  {
    wrong: 'the last packet is given to all who grab at once',
    redIn: 'last-packet',
    change: takeRefused(GRAB, credit(1), { redpacketmoney: 1 }),
  },
  {
    wrong: 'the last packet is shown to one and credited to nobody',
    redIn: 'last-packet',
    change: afterCall(GRAB, debit(1), 3),
  },
  {
    wrong: 'a transfer that meets a recall is counted twice',
    redIn: 'transfer-against-recall',
    change: afterCall('/api/transall', credit(50), 2),
  },
  {
    wrong: 'a transfer that meets a recall is lost',
    redIn: 'transfer-against-recall',
    change: afterCall('/api/transall', debit(1), 2),
  },
]
