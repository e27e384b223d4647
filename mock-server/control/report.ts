import { PERSONAS, tokenOf } from '../scenarios/personas.ts'
import type { Fault } from '../server/faults.ts'
import type { MockBackend } from '../server/mock-backend.ts'
import { digest } from '../state/store/digest.ts'
import type { Member, Session, World } from '../state/types.ts'
import { type CallDetail, callDetail } from './calls.ts'
import { type ClockView, clockView } from './view.ts'

/** What somebody else needs to see the same state, without secrets (docs/faults.md#bug-reports). */
export type ReportView = {
  scenario: string
  seed: number
  clock: ClockView
  faults: Fault[]
  /** The member who is logged in with the token of the request; '' for nobody. */
  username: string
  /** The last calls, newest first, with their bodies. */
  calls: CallDetail[]
  /**
   * The world for `import`. Its clock is stopped, because it could not be turned back when the report is opened later.
   */
  world: string
}

/** The most characters of one body, and of all bodies together. Older calls keep everything but their bodies. */
const BODY_KEPT = 20_000
const BODIES_KEPT = 1_000_000

/** Replaces passwords that a person typed. The world has only their digests. */
const REPORT_PASSWORD = '888888'

/** `token`: of the page that the report is about; left out if nobody is logged in there. */
export function reportOf(mock: MockBackend, world: World, now: number, token = ''): ReportView {
  const { scenario, seed } = world.meta
  const session = Object.hasOwn(world.sessions, token) ? world.sessions[token] : undefined
  return {
    ...{ scenario, seed, clock: clockView(world, now), faults: mock.faults.list() },
    username: session ? usernameOf(world, session) : '',
    calls: withinSize(mock.calls.all().map(callDetail).reverse()),
    world: JSON.stringify(withoutSecrets(world, now, token)),
  }
}

function withinSize(calls: readonly CallDetail[]): CallDetail[] {
  let room = BODIES_KEPT
  const kept = (text: string): string => {
    const most = Math.min(BODY_KEPT, room)
    room -= Math.min(text.length, most)
    return text.length <= most ? text : `${text.slice(0, most)}… (${text.length} characters)`
  }
  return calls.map((call) => ({
    ...call,
    body: kept(call.body),
    answer: call.answer === undefined ? undefined : kept(call.answer),
  }))
}

const usernameOf = (world: World, { memberId }: Session): string => world.members[memberId]?.username ?? ''

/**
 * The world without anything that lets its reader act for somebody: sessions get tokens that anybody can derive from
 * the name, and there are no tickets of games and no digests of typed passwords.
 */
function withoutSecrets(world: World, now: number, token: string): World {
  const { clock } = world.meta
  return {
    ...world,
    meta: { ...world.meta, clock: { ...clock, stoppedMs: now } },
    sessions: publicSessions(world, token),
    tickets: {},
    members: Object.fromEntries(Object.entries(world.members).map(([id, member]) => [id, nobodys(member)])),
  }
}

/** Of a member's sessions the page's own counts, even if another device has ended it; otherwise the newest. */
function publicSessions(world: World, token: string): World['sessions'] {
  const byWeight = Object.entries(world.sessions).sort(
    ([a, { sinceMs: aMs }], [b, { sinceMs: bMs }]) => Number(a === token) - Number(b === token) || aMs - bMs,
  )
  return Object.fromEntries(byWeight.map(([, session]) => [tokenOf(usernameOf(world, session)), session]))
}

/** A member with the passwords of a persona, or with REPORT_PASSWORD in place of typed ones. */
function nobodys(member: Member): Member {
  const persona = PERSONAS.find(({ username }) => username === member.username)
  const publicOr = (stored: string, known: string | undefined) => {
    const own = known === undefined ? undefined : digest(member.id, known)
    return stored === '' || stored === own ? stored : digest(member.id, REPORT_PASSWORD)
  }
  return {
    ...member,
    passwordDigest: publicOr(member.passwordDigest, persona?.password),
    payPasswordDigest: publicOr(member.payPasswordDigest, persona?.payPassword),
  }
}
