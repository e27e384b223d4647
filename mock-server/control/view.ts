import type { Fen } from '#contracts/money/money.ts'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import { type OpenRequirement, openRequirements } from '../rules/bonus/wagering.ts'
import type { Fault } from '../server/faults.ts'
import type { UndoPoint } from '../server/history.ts'
import type { LoggedRequest, MockBackend, StartupWarning } from '../server/mock-backend.ts'
import type { SettingChange } from '../server/setting-changes.ts'
import { accounts, balanceOf, type TrialBalance, trialBalance, wealthOf } from '../state/ledger.ts'
import { centralBalance, venueBalance } from '../state/members.ts'
import type { MockSwitches, SiteSettings } from '../state/site.ts'
import type { Member, World } from '../state/types.ts'
import { type Pending, pendingIn } from './pending.ts'

export type ClockView = { now: number; beijing: string; stopped: boolean }

export type MemberView = {
  id: string
  username: string
  central: Fen
  held: Fen
  venues: Record<string, Fen>
  wealth: Fen
  wageringLeft: Fen
  /** What is left of each deposit and bonus; their `left` sum to wageringLeft. */
  openRequirements: OpenRequirement[]
  paysum: Fen
  turnover: Fen
  vip: number
  autoTransfer: boolean
  isBlocked: boolean
}

export type VenueView = { plat: string; name: string; open: boolean }

export type MockView = {
  scenario: string
  seed: number
  clock: ClockView
  members: MemberView[]
  venues: VenueView[]
  ledger: TrialBalance
  /** What waits for review, oldest first. */
  pending: Pending[]
  /** Whether the auto-review waits, because somebody looks at what is pending. */
  reviewsHeld: boolean
  site: { settings: SiteSettings; switches: MockSwitches }
  requests: LoggedRequest[]
  faults: Fault[]
  /** The changes that can be undone, oldest first, with what each changed of the site. */
  points: (UndoPoint & { settings: SettingChange[] })[]
  notices: StartupWarning[]
}

export const clockView = (world: World, now: number): ClockView => ({
  now,
  beijing: formatBeijing(now),
  stopped: world.meta.clock.stoppedMs !== null,
})

/** What the verb `read` answers. */
export function viewOf(mock: MockBackend, world: World, now: number): MockView {
  return structuredClone({
    scenario: world.meta.scenario,
    seed: world.meta.seed,
    clock: clockView(world, now),
    members: Object.values(world.members).map((member) => memberView(world, member)),
    venues: Object.values(world.venues)
      .sort((a, b) => a.order - b.order)
      .map(({ plat, name, open }) => ({ plat, name, open })),
    ledger: trialBalance(world),
    pending: pendingIn(world),
    reviewsHeld: mock.areReviewsHeld(),
    site: { settings: { ...world.site.settings }, switches: { ...world.site.switches } },
    requests: mock.log.all(),
    faults: mock.faults.list(),
    points: mock.history.pointsOn(world.site),
    notices: [...mock.notices],
  })
}

const memberView = (world: World, member: Member): MemberView => ({
  id: member.id,
  username: member.username,
  central: centralBalance(world, member.id),
  held: balanceOf(world, accounts.held(member.id)),
  venues: Object.fromEntries(
    Object.keys(world.venues).map((plat) => [plat, venueBalance(world, member.id, plat)]),
  ),
  wealth: wealthOf(world, member.id),
  wageringLeft: member.wageringLeft,
  openRequirements: openRequirements(world, member),
  paysum: member.paysum,
  turnover: member.turnover,
  vip: member.vip,
  autoTransfer: member.autoTransfer,
  isBlocked: member.isBlocked === true,
})
