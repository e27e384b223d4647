import fc from 'fast-check'
import { expect, test } from 'vitest'
import { yuanOf } from '#contracts/money/money.ts'
import { SUCCESS } from '#contracts/wire/envelope.ts'
import { TRANSFER_OUT } from '#contracts/wire/record-codes.ts'
import { REFUSED } from '../../../rules/outcome.ts'
import { buildScenario } from '../../../scenarios/catalogue.ts'
import { DEMO, tokenOf } from '../../../scenarios/personas.ts'
import { accounts, balanceOf, trialBalance, wealthOf } from '../../../state/ledger.ts'
import { lengthOf, rowsOf, transactionLog } from '../../../state/store/log.ts'
import type { World } from '../../../state/types.ts'
import { deepFrozen } from '../shared-store.ts'
import { openTabs, type Racer, type Tab } from './tabs.ts'

/** Commands run concurrently in two tabs. The model records their answers, and the ledger must agree with them. */
type Answered = { racer: Racer; code: number }
type RunState = { pending: Promise<void>[]; answers: Answered[] }

const RUNS = Number(process.env.PROOF_RACES ?? 150)
const token = tokenOf(DEMO.username)
const NOW = Date.UTC(2026, 4, 20, 3)
const ME = 'm1'
const call = (path: string, wire: unknown = {}): Racer => ({ path: `/api/${path}`, wire, token })

class SendRequest implements fc.AsyncCommand<RunState, Tab[]> {
  readonly where: number
  readonly racer: Racer
  constructor(where: number, racer: Racer) {
    this.where = where
    this.racer = racer
  }
  check = () => true
  async run(m: RunState, tabs: Tab[]): Promise<void> {
    const answer = tabs[this.where]?.run(this.racer) ?? Promise.resolve(Number.NaN)
    m.pending.push(answer.then((code) => void m.answers.push({ racer: this.racer, code })))
  }
  toString = () => `tab ${this.where}: ${JSON.stringify(this.racer)}`
}

const yuan = fc.integer({ min: 1, max: 9 }).map((n) => n * 50)
const move = (from: string, to: string) => (amount: number) =>
  call('transfer', { amount, sourcetype: from, targettype: to })
const racers: fc.Arbitrary<Racer>[] = [
  yuan.map(move('userbalance', 'pp')),
  yuan.map(move('pp', 'userbalance')),
  yuan.map(move('userbalance', 'zrt')),
  fc.constant(call('transall')),
  yuan.map((amount) => call('withdraw', { amount, bank: '1', password: DEMO.payPassword })),
  fc.constant(call('douserredpacket')),
  fc.constantFrom(0, 1).map((on) => call('uptransferstatus', { transferstatus: on })),
  fc.constant(call('getGameUrl', { plat_name: 'zrt', game_type: 0, game_code: 'zrt-001', is_mobile_url: 1 })),
  fc.constant(call('balance')),
]
const commands = racers.map((racer) => fc.tuple(fc.nat(1), racer).map((drawn) => new SendRequest(...drawn)))

/** Red packets are open, and no wagering requirement blocks a withdrawal. */
function build(): World {
  const built = buildScenario('red-packet-open', {}, { seed: 7, now: NOW, clock: { stopped: true } })
  built.site.switches.wageringBlocks = false
  const card = { id: '1', kind: 'bank', bank: '海岳银行', owner: '林子安', number: '62000011122' } as const
  built.cards[ME] = [{ ...card, branch: '支行', icon: '', atMs: NOW }]
  return deepFrozen(built)
}
const world = build()

const wireOf = ({ racer }: Answered): Record<string, number> =>
  'path' in racer ? (racer.wire as Record<string, number>) : {}
const granted = (answers: readonly Answered[], path: string): Answered[] =>
  answers.filter(({ racer, code }) => code === SUCCESS && 'path' in racer && racer.path === `/api/${path}`)

const MAX_MS = 300_000

test('commands in flight together leave books that agree with every answer', {
  timeout: MAX_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.commands(commands, { maxCommands: 14, size: 'max' }),
      async (schedule, list) => {
        const model: RunState = { pending: [], answers: [] }
        const tabs = await openTabs(world, 2, schedule)
        await fc.scheduledModelRun(schedule, () => ({ model, real: tabs }), list)
        await schedule.waitFor(Promise.all(model.pending))
        const [one, two] = await Promise.all(tabs.map((tab) => schedule.waitFor(tab.read(summaryOf))))
        expect(one).toEqual(two)
        const pending = granted(model.answers, 'withdraw').map((answers) => wireOf(answers).amount ?? 0)
        expect(one).toMatchObject({
          book: { sum: 0, wrong: [], overdrawn: [] },
          held: pending.reduce((sum, amount) => sum + amount, 0),
          withdrawals: pending.length,
          packets: granted(model.answers, 'douserredpacket').length,
        })
        const outward = granted(model.answers, 'transfer').filter(
          ({ racer }) =>
            'path' in racer && (racer.wire as { targettype: string }).targettype !== 'userbalance',
        )
        // Only red packets may have increased the member's money.
        expect(one?.wealth).toBe(one?.won)
        expect(one?.transfersOut).toBeGreaterThanOrEqual(outward.length)
        expect(model.answers.every(({ code }) => code === SUCCESS || code === REFUSED)).toBe(true)
      },
    ),
    { numRuns: RUNS, seed: 20_260_521, includeErrorInReport: true },
  )
})

const before = {
  out: lengthOf(world, 'transactions', transactionLog(ME, TRANSFER_OUT)),
  wealth: wealthOf(world, ME),
}

const summaryOf = (on: World) => ({
  book: trialBalance(on),
  held: yuanOf(balanceOf(on, accounts.held(ME))),
  withdrawals: Object.keys(on.withdrawals).length,
  packets: lengthOf(on, 'redPackets', ME),
  won: [...rowsOf(on, 'redPackets', ME)].reduce((sum, { amount }) => sum + amount, 0),
  transfersOut: lengthOf(on, 'transactions', transactionLog(ME, TRANSFER_OUT)) - before.out,
  wealth: wealthOf(on, ME) - before.wealth,
})
