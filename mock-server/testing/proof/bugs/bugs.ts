/** A deliberate mistake: texts of a file and their replacements. */
export type Bug = {
  name: string
  file: string
  edits: readonly (readonly [find: string, put: string])[]
}

const RULES = 'mock-server/rules'

export const BUGS: readonly Bug[] = [
  {
    name: 'Red packets open a millisecond late, at 10:00',
    file: 'contracts/beijing-windows.ts',
    edits: [['if (nowMs < claim.fromMs)', 'if (nowMs <= claim.fromMs)']],
  },
  {
    name: 'Red packets are still open at 12:00',
    file: 'contracts/beijing-windows.ts',
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
    edits: [
      [
        'shareOf(stakes[plat] ?? ZERO, rate)',
        '(Math.ceil((Number(stakes[plat] ?? 0) * rate) / 1_000_000) as Fen)',
      ],
    ],
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
    file: 'mock-server/demo-sites/games/slip.ts',
    edits: [['(areOddsAtLeast(LEAST_ODDS, ...oddsOf(pick, matches)) ? stake : ZERO)', 'stake']],
  },
  {
    name: 'A sixth card can be bound',
    file: `${RULES}/card.ts`,
    edits: [['>= MAX_CARDS_PER_KIND', '> MAX_CARDS_PER_KIND']],
  },
  {
    name: 'A card of another holder can be bound',
    file: `${RULES}/card.ts`,
    edits: [['return owner === realname ? undefined', 'return owner !== "" ? undefined']],
  },
  {
    name: 'A card of another account can be bound',
    file: `${RULES}/card.ts`,
    edits: [['owner !== memberId && cards.some', 'owner === memberId && cards.some']],
  },
  {
    name: 'A transfer of somebody else’s money is credited by itself',
    file: `${RULES}/deposit.ts`,
    edits: [['else if (!isOtherPayer(deposit, member)) scheduleReview', 'else scheduleReview']],
  },
  {
    name: 'An order is credited by itself, though no service or chain has reported it',
    file: `${RULES}/deposit.ts`,
    edits: [
      [
        "if (until !== undefined) schedule(world, until, { kind: 'expire', no })",
        "if (until !== undefined) scheduleReview(world, 'deposit', no, now)",
      ],
    ],
  },
  {
    name: 'An order under review is in no other order’s way',
    file: `${RULES}/open-order.ts`,
    edits: [
      [
        'order.method === method && order.state === PENDING',
        "order.method === method && order.state === PENDING && order.method !== 'card'",
      ],
    ],
  },
  {
    name: 'Auto-transfer leaves what lies in other venues there',
    file: `${RULES}/transfer.ts`,
    edits: [['recallAll(world, member, now, plat)', '']],
  },
  {
    name: 'A card’s number is masked but for the last five digits',
    file: `${RULES}/card.ts`,
    edits: [
      [
        'number.length - CARD_NO_SHOWN_CHARS)) + number.slice(-CARD_NO_SHOWN_CHARS)',
        'number.length - 5)) + number.slice(-5)',
      ],
    ],
  },
  {
    name: 'A wrong payment password is not counted',
    file: `${RULES}/card.ts`,
    edits: [['{check.triesLeft} 次`, { keep: true })', '{check.triesLeft} 次`)']],
  },
  {
    name: 'A level is lost on the 91st day',
    file: `${RULES}/vip.ts`,
    edits: [['heldMs >= VIP_MAINTENANCE_DAYS * DAY_MS', 'heldMs > VIP_MAINTENANCE_DAYS * DAY_MS']],
  },
  {
    name: 'Levels are skipped',
    file: `${RULES}/vip.ts`,
    edits: [
      [
        'setLevel(member, member.vip + 1, midnight)\n',
        'do setLevel(member, member.vip + 1, midnight)\n    while (nextLevelReached(member))\n',
      ],
    ],
  },
  {
    name: 'An older device stays logged in',
    file: 'mock-server/routes/session.ts',
    edits: [['openOnlySession(world, member.id, now) }', 'openSession(world, member.id, now) }']],
  },
  {
    name: 'The gift of a month can be had twice in it',
    file: `${RULES}/promotion-terms.ts`,
    edits: [["if (limit === 'month') return startOfBeijingMonth(now)", "if (limit === 'month') return now"]],
  },
  {
    name: 'Tokens outlive a change of the password',
    file: 'mock-server/routes/member.ts',
    edits: [['if (!outcome.refused) closeSessionsOf(world, member.id)', '']],
  },
  {
    name: 'The fee of the other protocol is taken',
    file: 'contracts/withdrawal.ts',
    edits: [["protocol === 'ERC20' ?", "protocol === 'TRC20' ?"]],
  },
  {
    name: 'Pages of records overlap by a row',
    file: 'mock-server/state/log.ts',
    edits: [['(Math.max(1, page) - 1) * size', '(Math.max(1, page) - 1) * (size - 1)']],
  },
  {
    name: 'The date filters reach a day too far back',
    file: 'contracts/beijing-windows.ts',
    edits: [
      [
        'fromMs: addDays(tomorrow, -FILTER_DAYS[filter])',
        'fromMs: addDays(tomorrow, -1 - FILTER_DAYS[filter])',
      ],
    ],
  },
  {
    name: 'A refusal keeps what it has changed',
    file: 'mock-server/server/world-store.ts',
    edits: [['if (!result.keep || changes.length === 0)', 'if (changes.length === 0)']],
  },
  {
    name: 'A tab writes over what another has written',
    file: 'mock-server/server/world-store.ts',
    edits: [
      ['if (saved !== undefined) {', '{'],
      [
        'version = saved\n            return',
        'version = saved ?? (await store.since(version).then((news) => (news === "replaced" ? version : news.version)))\n            return',
      ],
    ],
  },
  {
    name: 'What fell due is not stored',
    file: 'mock-server/server/world-store.ts',
    edits: [['mergeChanges(due, apply(changes))', 'apply(changes)']],
  },
  {
    name: 'Order numbers are taken from the machine’s clock',
    file: 'mock-server/state/random.ts',
    edits: [
      [
        'rngOf(world).text(6, DIGITS)',
        "String(performance.now()).replace(/[^0-9]/g, '').slice(-6).padStart(6, '0')",
      ],
    ],
  },
  {
    name: 'Over HTTP a body is read with the wrong alphabet',
    file: 'mock-server/transport/http-body.ts',
    edits: [['utf8', 'latin1']],
  },
]
