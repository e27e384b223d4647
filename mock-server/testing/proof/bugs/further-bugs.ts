import type { Bug } from './bug.ts'

const RULES = 'mock-server/rules'

/** Mistakes in cards, orders, levels and sessions, and in what is stored and sent. */
export const FURTHER_BUGS: readonly Bug[] = [
  {
    name: 'A sixth card can be bound',
    file: `${RULES}/card.ts`,
    edits: [['>= MAX_CARDS_PER_KIND', '> MAX_CARDS_PER_KIND']],
  },
  {
    name: 'A card of another holder can be bound',
    file: `${RULES}/card.ts`,
    edits: [['return isSameName(owner, realname) ? undefined', 'return owner !== "" ? undefined']],
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
      ['made.map(storedStep))\n          if (saved !== undefined) {', 'made.map(storedStep))\n          {'],
      [
        'version = saved\n            for (const change',
        'version = saved ?? (await store.since(version).then((news) => (news === "replaced" ? version : news.version)))\n            for (const change',
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
    edits: [['Buffer.concat(chunks)', "Buffer.from(Buffer.concat(chunks).toString('latin1'))"]],
  },
]
