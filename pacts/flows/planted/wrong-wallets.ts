import {
  type BackendChange,
  changeData,
  changeField,
  changeRequestField,
  changeRows,
} from '../../provider/planted/change.ts'
import { afterCall, afterReview, credit, debit, inFen, takeRefused, type WrongFlow } from './wrong.ts'

const USER = '/api/user'
const TRANSFER = '/api/transfer'
const RECALL = '/api/transall'
const RECORDS = '/api/gettransrecord'
const AUTO = '/api/uptransferstatus'
const LAUNCH = '/api/getGameUrl'
const REBATES = '/api/getfanshui'
const COLLECT = '/api/dofanshui'
const PACKETS = '/api/userredpacket'
const GRAB = '/api/douserredpacket'
const REQUIREMENT = '/api/getBetAmount'
const APPLICATIONS = '/api/activityApplyLog'

const BONUS = 38
/** Of the record's type, another is read. */
const asType = (type: number, other: number): BackendChange =>
  changeRequestField(RECORDS, 'type', (asked) => (asked === type ? other : asked))
const moving = (amount: number, sourcetype: string, targettype: string) => ({
  amount,
  sourcetype,
  targettype,
})

/** Transfers between wallets, and money that the site gives. */
export const WRONG_WALLETS: readonly WrongFlow[] = [
  ...[
    { wrong: 'a transfer arrives and does not leave', change: afterCall(TRANSFER, credit(30_001, inFen), 1) },
    { wrong: 'a transfer leaves and does not arrive', change: changeField(USER, 'gameblance', () => 200) },
    { wrong: 'a transfer loses its fen', change: afterCall(TRANSFER, debit(1, inFen), 2) },
    { wrong: 'more than the venue holds comes back', change: takeRefused(TRANSFER) },
    { wrong: 'a transfer out is in no record', change: asType(4, 2) },
    { wrong: 'a transfer in is recorded as one out', change: asType(3, 4) },
    {
      wrong: 'a transfer that is done waits in the records',
      change: changeField(RECORDS, 'state', () => 2),
    },
  ].map((one) => ({ ...one, redIn: 'transfer-there-and-back' })),
  ...[
    {
      wrong: 'a recall leaves one venue out',
      change: afterCall(RECALL, (backend) => backend.call(TRANSFER, moving(100, 'userbalance', 'tyg'))),
    },
    { wrong: 'a second recall pays again', change: afterCall(RECALL, credit(300), 2) },
    { wrong: 'a recall loses a fen', change: afterCall(RECALL, debit(1, inFen), 1) },
  ].map((one) => ({ ...one, redIn: 'recall-of-all' })),
  ...[
    { wrong: 'auto-transfer moves nothing', change: changeRequestField(AUTO, 'transferstatus', () => 0) },
    {
      wrong: 'auto-transfer cannot be switched off',
      change: changeRequestField(AUTO, 'transferstatus', () => 1),
    },
    {
      wrong: 'auto-transfer leaves the money of another venue there',
      change: afterCall(
        LAUNCH,
        async (backend) => {
          await backend.call(TRANSFER, moving(200, 'tyg', 'userbalance'))
          await backend.call(TRANSFER, moving(200, 'userbalance', 'yzdz'))
        },
        1,
      ),
    },
  ].map((one) => ({ ...one, redIn: 'auto-transfer' })),
  ...[
    { wrong: 'rebates are collected twice', change: takeRefused(COLLECT, credit(8)) },
    { wrong: 'a second collection succeeds and credits nothing', change: takeRefused(COLLECT) },
    { wrong: 'collected rebates are not credited', change: afterCall(COLLECT, debit(8)) },
    {
      wrong: 'collected rebates still wait',
      change: changeData(REBATES, (data: object) => ({ ...data, nojisuan: 8, jisuan: 0 })),
    },
  ].map((one) => ({ ...one, redIn: 'rebate-collected-once' })),
  ...[
    { wrong: 'the number of packets does not fall', change: changeField(PACKETS, 'sendnums', () => 3) },
    {
      wrong: 'packets that were taken are not counted',
      change: changeField(PACKETS, 'acquirednum', () => 0),
    },
    {
      wrong: 'a packet holds other than what it credits',
      change: changeField(GRAB, 'redpacketmoney', (amount) => Number(amount) + 1),
    },
    { wrong: 'a packet is credited twice', change: afterCall(GRAB, credit(1)) },
    {
      wrong: 'there is a fourth packet of three',
      change: takeRefused(GRAB, credit(1), { redpacketmoney: 1 }),
    },
    { wrong: 'a packet is in no record', change: changeRows('/api/redpacket', () => []) },
    {
      wrong: 'a refused grab is credited',
      change: {
        after: async (answer, exchange, backend) => {
          const { code } = answer.body as { code?: number }
          if (exchange.path === GRAB && code !== 200) await credit(1)(backend, exchange, answer)
          return undefined
        },
      } satisfies BackendChange,
    },
  ].map((one) => ({ ...one, redIn: 'red-packets-count-down' })),
  ...[
    { wrong: 'a bonus is not paid', change: afterReview('application', 'approved', debit(BONUS)) },
    { wrong: 'a bonus asks for no stakes', change: changeField(REQUIREMENT, 'bet_amount', () => 0) },
    {
      wrong: 'a bonus is paid when the application is made',
      change: {
        after: async (answer, exchange, backend) => {
          if (exchange.body.state === 'applied') await credit(BONUS)(backend, exchange, answer)
          return undefined
        },
      } satisfies BackendChange,
    },
    { wrong: 'an application that passed still waits', change: changeField(APPLICATIONS, 'state', () => 1) },
  ].map((one) => ({ ...one, redIn: 'application-passed' })),
  ...[
    {
      wrong: 'a rejected application is paid',
      change: afterReview('application', 'rejected', credit(BONUS)),
    },
    {
      wrong: 'a rejected application asks for stakes',
      change: changeField(REQUIREMENT, 'bet_amount', () => BONUS),
    },
  ].map((one) => ({ ...one, redIn: 'application-rejected' })),
]
