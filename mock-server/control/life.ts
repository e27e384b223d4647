import { type Fen, formatYuan } from '#contracts/money/money.ts'
import { APPROVED, PENDING } from '#contracts/wire/record-codes.ts'
import type { MockBackend } from '../server/mock-backend.ts'
import { POSTINGS_KEY } from '../state/ledger.ts'
import { rowsOf } from '../state/store/log.ts'
import type { Decider } from '../state/submissions.ts'
import type { Entry, PostingKind, World } from '../state/types.ts'
import { type OrderFacts, orderNamed } from './order-facts.ts'

/** One event in the life of an order, in the order of time. */
export type LifeStep = { atMs: number } & (
  | { stage: 'call'; callId: number; path: string; code: number; applied: boolean }
  | { stage: 'order'; what: OrderFacts['what']; username: string; details: [label: string, text: string][] }
  | { stage: 'review'; approved: boolean; by: Decider | undefined }
  | { stage: 'posting'; id: string; kind: PostingKind; entries: Entry[] }
  | { stage: 'letter'; title: string }
)

const STAGES: readonly LifeStep['stage'][] = ['call', 'order', 'review', 'posting', 'letter']

/**
 * Everything that belongs to an order, an application or a bet: the calls that touched it (of the last 200), the order
 * itself, its review, its postings and the letters that name it. Empty when nothing has this number.
 */
export function lifeOf(mock: MockBackend, world: World, no: string): LifeStep[] {
  const order = orderNamed(world, no)
  const steps: LifeStep[] = [...callsOf(mock, no), ...postingsOf(world, no), ...lettersOf(world, no)]
  if (order) {
    const { what, username, atMs, amount, details } = order
    const facts: [string, string][] = [['金额', formatYuan(amount as Fen)], ...details]
    steps.push({ stage: 'order', atMs, what, username, details: facts })
    const reviewedMs = order.reviewedMs ?? decidedMs(steps, order.state)
    if (order.state !== undefined && order.state !== PENDING && reviewedMs !== undefined)
      steps.push({
        stage: 'review',
        atMs: reviewedMs,
        approved: order.state === APPROVED,
        by: order.decidedBy,
      })
  }
  return structuredClone(
    steps.sort((a, b) => a.atMs - b.atMs || STAGES.indexOf(a.stage) - STAGES.indexOf(b.stage)),
  )
}

/** Applications do not store when they were decided. Their posting or letter does. */
const decidedMs = (steps: readonly LifeStep[], state: number | undefined): number | undefined =>
  state === undefined ? undefined : steps.find(({ stage }) => stage === 'posting' || stage === 'letter')?.atMs

const callsOf = (mock: MockBackend, no: string): LifeStep[] =>
  mock.calls
    .all()
    .filter(({ refs }) => refs.includes(no))
    .map(({ id, path, code, applied, atMs }) => ({ stage: 'call', atMs, callId: id, path, code, applied }))

const postingsOf = (world: World, no: string): LifeStep[] =>
  [...rowsOf(world, 'postings', POSTINGS_KEY)]
    .filter(({ ref }) => ref.split(' ').includes(no))
    .map(({ atMs, id, kind, entries }) => ({ stage: 'posting', atMs, id, kind, entries }))

const lettersOf = (world: World, no: string): LifeStep[] =>
  Object.values(world.notices)
    .filter(({ to, content }) => to !== null && content.includes(no))
    .map(({ atMs, title }) => ({ stage: 'letter', atMs, title }))
