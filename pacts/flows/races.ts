import { depositContract } from '#contracts/deposit.ts'
import { add, type Fen, fen, plain, wholeYuan, ZERO } from '#contracts/money/money.ts'
import { rebateContract } from '#contracts/rebate.ts'
import { redPacketContract } from '#contracts/red-packet.ts'
import { CENTRAL_WALLET, walletContract } from '#contracts/wallet.ts'
import { withdrawalContract } from '#contracts/withdrawal.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { type Books, booksOf, CannotRace, type Member, memberIn } from './books.ts'
import type { Servers } from './respect.ts'

/** What no sequence of calls can say: calls that are sent at once, and the books after them. */
export type Race = {
  name: string
  /** What must be true. */
  summary: string
  state: string
  params?: object
  run: (member: Member) => Promise<Outcome>
  /** Sent before the books are opened. */
  first?: (member: Member) => Promise<unknown>
}
/** What the member must have more after it, and what else is wrong with the books. */
type Outcome = { gained?: Fen; problems: (after: Books, before: Books) => string[] }

/** Sends all calls before the first is answered. Returns what was taken. */
async function takenOf<T>(calls: readonly (() => Promise<T | undefined>)[]): Promise<T[]> {
  const answers = await Promise.all(calls.map((call) => call()))
  return answers.filter((answer): answer is Awaited<T> & T => answer !== undefined)
}
const times = <T>(count: number, call: () => T): (() => T)[] => Array.from({ length: count }, () => call)

/** The sentence, unless it is true. */
const unless = (isTrue: boolean, sentence: string): string[] => (isTrue ? [] : [sentence])
const words = (amount: Fen): string => `${plain(amount)} 元`

const withdraw = (member: Member, yuan: number) => () =>
  member.asks(withdrawalContract.withdraw, {
    amount: wholeYuan(yuan),
    bank: '1',
    password: DEMO.payPassword,
  })
const transfer = (member: Member, yuan: number, sourcetype: string, targettype: string) => () =>
  member.asks(walletContract.transfer, { amount: wholeYuan(yuan), sourcetype, targettype })
const recall = (member: Member) => () => member.asks(walletContract.transall, {})
const grab = (member: Member) => () => member.asks(redPacketContract.douserredpacket, {})

const GRABS = 20
const ROUNDS = 5
/** In 元. */
const A_WITHDRAWAL = 300
const A_TRANSFER = 120
const THOUSAND = { state: 'ready-to-withdraw', params: { central: 1000 } } as const

export const RACES: readonly Race[] = [
  {
    name: 'two-withdrawals-of-all',
    summary: 'Of two withdrawals of all the money at once one is taken',
    ...THOUSAND,
    run: async (member) => {
      const { length: taken } = await takenOf(times(2, withdraw(member, 1000)))
      return {
        problems: ({ withdrawals, central }) => [
          ...unless(taken === 1, `${taken} of two withdrawals of all the money are taken`),
          ...unless(withdrawals.length === taken, `${withdrawals.length} are recorded, ${taken} were taken`),
          ...unless(central === ZERO, `the central wallet holds ${words(central)} afterwards`),
        ],
      }
    },
  },
  {
    name: 'withdrawal-against-transfer',
    summary: 'Of a withdrawal and a transfer of the same money at once one is taken',
    ...THOUSAND,
    run: async (member) => {
      const sent = [withdraw(member, 1000), transfer(member, 1000, CENTRAL_WALLET, 'yzdz')]
      const { length: taken } = await takenOf<unknown>(sent)
      return { problems: () => unless(taken === 1, `${taken} of the two are taken`) }
    },
  },
  {
    name: 'same-post-twice',
    summary: 'The same POST twice within a millisecond is booked as often as it is taken',
    ...THOUSAND,
    run: async (member) => {
      const { length: withdrawn } = await takenOf(times(2, withdraw(member, A_WITHDRAWAL)))
      const { length: moved } = await takenOf(times(2, transfer(member, A_TRANSFER, CENTRAL_WALLET, 'yzdz')))
      const spent = wholeYuan(A_WITHDRAWAL * withdrawn + A_TRANSFER * moved)
      return {
        problems: ({ withdrawals, central }, before) => [
          ...unless(withdrawn > 0 && moved > 0, 'neither of two equal requests is taken'),
          ...unless(
            withdrawals.length === withdrawn,
            `${withdrawals.length} withdrawals are recorded, ${withdrawn} were taken`,
          ),
          ...unless(
            add(central, spent) === before.central,
            `${withdrawn} withdrawals of ${A_WITHDRAWAL} 元 and ${moved} transfers of ${A_TRANSFER} 元 leave ${words(central)} of ${words(before.central)}`,
          ),
        ],
      }
    },
  },
  {
    name: 'payment-reported-twice',
    summary: 'A payment that is reported twice at once is credited once',
    ...THOUSAND,
    run: async (member) => {
      const amount = wholeYuan(500)
      const order = { paytype: 'usdtpay', catepay: 'TRC20', amount }
      const none = { bank: '', bank_address: '', bank_no: '', bank_owner: '' }
      await member.needs(depositContract.recharge, { ...order, ...none })
      const report = () => member.setUp('reviewed', { what: 'deposit', decision: 'approved' })
      await Promise.all([report(), report()])
      return {
        gained: amount,
        problems: ({ owed }) => unless(owed === amount, `${words(owed)} are to be staked for 500 元`),
      }
    },
  },
  {
    name: 'rebates-twice',
    summary: 'Rebates that are collected twice at once are credited once',
    state: 'rebate-pending',
    run: async (member) => {
      const { length: taken } = await takenOf(times(2, () => member.asks(rebateContract.dofanshui, {})))
      return {
        gained: wholeYuan(8),
        problems: () => unless(taken === 1, `${taken} of two collections succeed`),
      }
    },
  },
  {
    name: 'last-packet',
    summary: `Of ${GRABS} grabs of the last red packet at once one gets it`,
    state: 'red-packet-open',
    params: { recharge: 2000 },
    first: async (member) => {
      for (let n = 0; n < 2; n++) await member.needs(redPacketContract.douserredpacket, {})
    },
    run: async (member) => {
      const got = await takenOf(times(GRABS, grab(member)))
      return {
        gained: got.reduce((sum, { redpacketmoney }) => add(sum, redpacketmoney), ZERO),
        problems: () =>
          unless(got.length === 1, `${got.length} of ${GRABS} grabs of the last packet succeed`),
      }
    },
  },
  {
    name: 'transfer-against-recall',
    summary: 'Transfers and recalls at once lose and make no money',
    state: 'member-with-money',
    params: { central: 1000, venue: 'yzdz', inVenue: 200 },
    run: async (member) => {
      for (let round = 0; round < ROUNDS; round++)
        await takenOf([
          transfer(member, 500, CENTRAL_WALLET, 'yzdz'),
          recall(member),
          transfer(member, 100, CENTRAL_WALLET, 'tyg'),
          recall(member),
          transfer(member, 50, 'yzdz', CENTRAL_WALLET),
        ])
      await member.needs(walletContract.transall, {})
      return {
        problems: ({ central, has }) =>
          unless(central === has, `after a recall the venues still hold ${words(fen(has - central))}`),
      }
    },
  },
]

/** Runs a race in its state. Returns what is wrong after it, in sentences. */
export async function problemsAfter(
  { state, params, first, run }: Race,
  servers: Servers,
): Promise<string[]> {
  try {
    const member = await memberIn(servers, state, params)
    await first?.(member)
    const before = await booksOf(member)
    const { gained = ZERO, problems } = await run(member)
    const after = await booksOf(member)
    return [...problems(after, before), ...wrongIn(after, add(before.total, gained))]
  } catch (problem) {
    if (problem instanceof CannotRace) return [problem.message]
    throw problem
  }
}

function wrongIn({ has, held, paid, total, withdrawals }: Books, due: Fen): string[] {
  const parts = `has ${words(has)}, holds ${words(held)}, was paid ${words(paid)}`
  return [
    ...unless(total === due, `the member ${parts}: together ${words(total)}, not ${words(due)}`),
    ...unless(new Set(withdrawals).size === withdrawals.length, 'two withdrawals have the same number'),
  ]
}
