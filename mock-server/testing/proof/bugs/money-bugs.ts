import type { Bug } from './bug.ts'

const RULES = 'mock-server/rules'

/** Mistakes in what is paid out, taken or counted. */
export const MONEY_BUGS: readonly Bug[] = [
  {
    name: 'Red packets open a millisecond late, at 10:00',
    file: 'contracts/red-packet-window.ts',
    edits: [['if (nowMs < claim.fromMs)', 'if (nowMs <= claim.fromMs)']],
  },
  {
    name: 'Red packets are still open at 12:00',
    file: 'contracts/red-packet-window.ts',
    edits: [['return nowMs < claim.toMs', 'return nowMs <= claim.toMs']],
  },
  {
    name: 'A red packet asks no stakes',
    file: `${RULES}/red-packet.ts`,
    edits: [["addRequirement(world, member, { source: 'red-packet', ref, amount }, now)", '']],
  },
  {
    name: 'A promotion asks no stakes',
    file: `${RULES}/activity.ts`,
    edits: [["addRequirement(world, member, { source: 'promotion', ref: id, amount: bonus }, now)", '']],
  },
  {
    name: 'A first deposit is rewarded without one',
    file: `${RULES}/promotion-terms.ts`,
    edits: [["if (!first) return '请先完成首笔充值，再申请本活动'", 'if (!first) return undefined']],
  },
  {
    name: 'Rebates are rounded up to the fen',
    file: `${RULES}/rebate.ts`,
    edits: [['shareOf(stake, rate)', '(Math.ceil((Number(stake) * rate) / 1_000_000) as Fen)']],
  },
  {
    name: 'Rebates can be collected twice',
    file: `${RULES}/rebate.ts`,
    edits: [['member.rebatesPending = ZERO', '']],
  },
  {
    name: 'An order credits again when it is reported again',
    file: `${RULES}/deposit.ts`,
    edits: [['!member || deposit.state !== PENDING', '!member || deposit.state === 3']],
  },
  {
    name: 'A rejected withdrawal is refunded again when it is rejected again',
    file: `${RULES}/withdrawal.ts`,
    edits: [
      [
        'if (withdrawal?.state !== PENDING) return false',
        'if (!withdrawal || withdrawal.state === 2) return false',
      ],
    ],
  },
  {
    name: 'A withdrawal is debited when it is approved, not when it is asked for',
    file: `${RULES}/withdrawal.ts`,
    edits: [
      [
        "post(world, now, 'withdrawal-hold', move(accounts.central(member.id), accounts.held(member.id), amount), no)",
        '',
      ],
      [
        'const to = approve ? accounts.payments : accounts.central(memberId)\n  post(',
        'const to = accounts.payments\n  if (approve) post(',
      ],
      ['move(accounts.held(memberId), to, amount)', 'move(accounts.central(memberId), to, amount)'],
    ],
  },
  {
    name: 'Held money vanishes when a withdrawal is rejected',
    file: `${RULES}/withdrawal.ts`,
    edits: [['approve ? accounts.payments : accounts.central(memberId)', 'accounts.payments']],
  },
  {
    name: 'Anybody may read anybody’s deposit order',
    file: 'mock-server/routes/deposit.ts',
    edits: [
      ['return order?.memberId === memberId ? order : undefined', 'return memberId ? order : undefined'],
    ],
  },
  {
    name: 'A negative amount can be transferred',
    file: `${RULES}/transfer.ts`,
    edits: [['if (amount <= 0) return refuse(', 'if (amount === 0) return refuse(']],
  },
  {
    name: 'Auto-transfer leaves its record twice',
    file: `${RULES}/transfer.ts`,
    edits: [
      [
        'book(world, member, venue, amount, false, now)\n  return { moved',
        'record(world, member, venue, amount, false, book(world, member, venue, amount, false, now), now)\n  return { moved',
      ],
    ],
  },
  {
    name: 'A stake counts as turnover before it has settled',
    file: `${RULES}/bet.ts`,
    edits: [
      ['  countTurnover(member, bet.turnover)\n', ''],
      ['  return { bet, position }', '  countTurnover(member, newBet.stake)\n  return { bet, position }'],
    ],
  },
  {
    name: 'A live bet counts in full as turnover',
    file: 'mock-server/data/turnover-weights.ts',
    edits: [['realbet: 50,', 'realbet: 100,']],
  },
  {
    name: 'Odds that are too short count as turnover',
    file: 'mock-server/demo-sites/games/sports/slip.ts',
    edits: [['&& areOddsAtLeast(LEAST_ODDS, ...legs.map((leg) => leg.odds)) ? stake', '? stake']],
  },
  {
    name: 'Red and black in one spin count in full as turnover',
    file: 'mock-server/demo-sites/games/roulette.ts',
    edits: [['subtract(stake, min(stake, coveredBy(pick)))', 'stake']],
  },
  {
    name: 'The chips of a round may be more than its stake',
    file: `${RULES}/bets.ts`,
    edits: [['(math.staked?.(pick) ?? stake) !== stake', '(math.staked?.(pick) ?? stake) < stake']],
  },
]
