import { depositContract } from '#contracts/deposit.ts'
import { add, type Fen, fen, plain, wholeYuan, ZERO } from '#contracts/money/money.ts'
import { rebateContract } from '#contracts/rebate.ts'
import { recordsContract } from '#contracts/records.ts'
import { redPacketContract } from '#contracts/red-packet.ts'
import { CENTRAL_WALLET, walletContract } from '#contracts/wallet.ts'
import { TRANSFER_OUT } from '#contracts/wire/record-codes.ts'
import { withdrawalContract } from '#contracts/withdrawal.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { atOnce, type Send } from './at-once.ts'
import type { Member } from './books.ts'
import { type Race, unless, words } from './run-race.ts'

/** Sends all calls at once. Returns the data of those that succeed. */
async function takenOf<T>(calls: readonly Promise<Send<T | undefined>>[]): Promise<T[]> {
  const answers = await atOnce(calls)
  return answers.filter((answer): answer is Awaited<T> & T => answer !== undefined)
}
const times = <T>(count: number, call: () => T): T[] => Array.from({ length: count }, call)

const withdraw = (member: Member, yuan: number, bank = '1') =>
  member.prepares(withdrawalContract.withdraw, {
    ...{ amount: wholeYuan(yuan), bank },
    password: DEMO.payPassword,
  })
const transfer = (member: Member, yuan: number, sourcetype: string, targettype: string) =>
  member.prepares(walletContract.transfer, { amount: wholeYuan(yuan), sourcetype, targettype })
const recall = (member: Member) => member.prepares(walletContract.transall, {})
const collect = (member: Member) => member.prepares(rebateContract.dofanshui, {})
const grab = (member: Member) => member.prepares(redPacketContract.douserredpacket, {})

/** The number of transfers into venues on the first page. */
const transfersOf = async (member: Member): Promise<number> => {
  const asked = { date: 4, type: TRANSFER_OUT, page: 1, api_type: '' } as const
  return (await member.needs(recordsContract.gettransrecord, asked)).data.length
}
const packetsOf = async (member: Member): Promise<Fen[]> => {
  const { data: rows } = await member.needs(redPacketContract.redpacket, { page: 1 })
  return rows.map(({ redpacketmoney }) => redpacketmoney)
}
const sumOf = (amounts: readonly Fen[]): Fen => amounts.reduce((sum, amount) => add(sum, amount), ZERO)

/** Equal calls at once: the more there are, the sooner two meet in a gap. */
const CROWD = 8
const GRABS = 20
const PACKETS = 3
/** In 元. */
const ALL = 1000
const A_WITHDRAWAL = 100
const A_TRANSFER = 20
const THOUSAND = { state: 'ready-to-withdraw', params: { central: ALL } } as const

export const RACES: readonly Race[] = [
  {
    name: 'two-withdrawals-of-all',
    summary: 'Of withdrawals of all the money at once, to two cards, one is taken',
    ...THOUSAND,
    run: async (member) => {
      // Those to one card are repeats to some backends, those to two cards to none.
      const cards = times(CROWD / 2, () => ['1', '2']).flat()
      const answers = await atOnce(cards.map((card) => withdraw(member, ALL, card)))
      const { size: paidTo } = new Set(cards.filter((_, at) => answers[at] !== undefined))
      return {
        problems: ({ withdrawals, central }, before) => [
          ...unless(paidTo === 1, `withdrawals of all the money are taken to ${paidTo} cards, not to one`),
          ...unless(
            withdrawals.length === before.withdrawals.length + 1,
            `${withdrawals.length - before.withdrawals.length} withdrawals are recorded, not one`,
          ),
          ...unless(central === ZERO, `the central wallet holds ${words(central)} afterwards, not 0`),
        ],
      }
    },
  },
  {
    name: 'withdrawal-against-transfer',
    summary: 'Of a withdrawal and a transfer of the same money at once one is taken',
    ...THOUSAND,
    run: async (member) => {
      const sent = [withdraw(member, ALL), transfer(member, ALL, CENTRAL_WALLET, 'yzdz')]
      const { length: taken } = await takenOf<unknown>(sent)
      return { problems: () => unless(taken === 1, `${taken} of the two are taken, not one`) }
    },
  },
  {
    name: 'same-post-twice',
    summary: 'Equal POSTs at once take what they record: once, or each time if they are no repeats to you',
    ...THOUSAND,
    run: async (member) => {
      const earlier = await transfersOf(member)
      const withdrawn = await takenOf(times(CROWD, () => withdraw(member, A_WITHDRAWAL)))
      const moved = await takenOf(times(CROWD, () => transfer(member, A_TRANSFER, CENTRAL_WALLET, 'yzdz')))
      const transfers = (await transfersOf(member)) - earlier
      return {
        problems: (after, before) => {
          const withdrawals = after.withdrawals.length - before.withdrawals.length
          const recorded = wholeYuan(A_WITHDRAWAL * withdrawals + A_TRANSFER * transfers)
          return [
            ...asOftenAs('withdrawals', withdrawals, withdrawn),
            ...asOftenAs('transfers', transfers, moved),
            ...unless(
              add(after.central, recorded) === before.central,
              `${withdrawals} withdrawals of ${A_WITHDRAWAL} 元 and ${transfers} transfers of ${A_TRANSFER} 元 are recorded, and leave ${words(after.central)} of ${words(before.central)}`,
            ),
          ]
        },
      }
    },
  },
  {
    name: 'payment-reported-twice',
    summary: 'A payment that is reported several times at once is credited once',
    ...THOUSAND,
    run: async (member) => {
      const amount = wholeYuan(500)
      const order = { paytype: 'usdtpay', catepay: 'TRC20', amount }
      const none = { bank: '', bank_address: '', bank_no: '', bank_owner: '' }
      await member.needs(depositContract.recharge, { ...order, ...none })
      const paid = { what: 'deposit', decision: 'approved' }
      await atOnce(times(CROWD, () => member.preparesEvent('reviewed', paid)))
      return {
        gained: amount,
        problems: ({ owed }) => unless(owed === amount, `${words(owed)} are to be staked, not 500 元`),
      }
    },
  },
  {
    name: 'rebates-twice',
    summary: 'Rebates that are collected several times at once are credited once',
    state: 'rebate-pending',
    run: async (member) => {
      const { length: taken } = await takenOf(times(CROWD, () => collect(member)))
      return {
        gained: wholeYuan(8),
        problems: () => unless(taken > 0, `none of ${CROWD} collections succeeds`),
      }
    },
  },
  {
    name: 'last-packet',
    summary: `Of ${GRABS} grabs of the last red packet at once one gets it`,
    state: 'red-packet-open',
    params: { recharge: 2000 },
    first: async (member) => {
      for (let n = 1; n < PACKETS; n++) await member.needs(redPacketContract.douserredpacket, {})
    },
    run: async (member) => {
      const before = await packetsOf(member)
      const got = (await takenOf(times(GRABS, () => grab(member)))).map(({ redpacketmoney: held }) => held)
      const after = await packetsOf(member)
      const recorded = fen(sumOf(after) - sumOf(before))
      return {
        gained: recorded,
        problems: () => [
          ...unless(got.length > 0, `none of ${GRABS} grabs of the last packet succeeds`),
          ...unless(after.length === PACKETS, `${after.length} packets are recorded, not ${PACKETS}`),
          ...unless(
            got.every((held) => held === recorded),
            `${got.length} of ${GRABS} grabs of the last packet succeed, with ${got.map(plain).join(', ')} 元; ${words(recorded)} are recorded for it`,
          ),
        ],
      }
    },
  },
  {
    name: 'transfer-against-recall',
    summary: 'Transfers and recalls at once lose and make no money',
    state: 'member-with-money',
    params: { central: 1000, venue: 'yzdz', inVenue: 200 },
    run: async (member) => {
      await takenOf([
        transfer(member, 500, CENTRAL_WALLET, 'yzdz'),
        recall(member),
        transfer(member, 100, CENTRAL_WALLET, 'tyg'),
        recall(member),
        transfer(member, 50, 'yzdz', CENTRAL_WALLET),
        transfer(member, 150, 'yzdz', CENTRAL_WALLET),
      ])
      return { problems: () => [] }
    },
  },
]

/**
 * Equal requests may be refused but for the first, or answered as it. Where their answers tell numbers, each number is
 * recorded.
 */
function asOftenAs(what: string, recorded: number, taken: readonly unknown[]): string[] {
  const { size: numbers } = new Set(taken.flatMap((answer) => numberIn(answer) ?? []))
  const isRight = numbers > 0 ? recorded === numbers : recorded > 0 && recorded <= taken.length
  return unless(
    isRight,
    `${taken.length} of ${CROWD} equal ${what} succeed${numbers > 0 ? `, under ${numbers} numbers` : ''}, and ${recorded} are recorded. Right is: one record, and the others refused or answered as the first, under its number; or a record for each that succeeds`,
  )
}

const numberIn = (answer: unknown): string | undefined =>
  (answer as { out_trade_no?: string } | null | undefined)?.out_trade_no
