/**
 * Every invariant that the house is held to, and where: a file, and words that stand in it (invariants.test.ts reads them
 * there). The model test sees to most after every command; what one command cannot show has a test of its own.
 */
export type Invariant = readonly [
  number: number,
  says: string,
  ...where: (readonly [file: string, words: string])[],
]

const P = 'mock-server/proof'
const RACES = `${P}/races/races.ts`

export const INVARIANTS: readonly Invariant[] = [
  [
    1,
    'what members own = deposits + bonuses + winnings - what was paid out',
    [`${P}/check.ts`, 'the sum of all accounts'],
  ],
  [
    2,
    'transfer and recall are zero-sum to the fen',
    [`${P}/check.ts`, 'entries.reduce'],
    [RACES, 'all recalled while money moves both ways'],
  ],
  [
    3,
    'no wallet is ever below 0',
    [`${P}/check.ts`, 'is overdrawn'],
    [RACES, 'ten transfers, money for four'],
  ],
  [
    4,
    'money is whole fen, answers have two decimals',
    [`${P}/check.ts`, 'Number.isSafeInteger(balance)'],
    [`${P}/answers.ts`, 'does not keep the contract'],
  ],
  [
    5,
    'recall empties the venues; again it moves nothing',
    [`${P}/model/wallet.ts`, 'changes: giving.length > 0'],
  ],
  [6, 'no transfer from venue to venue', [`${P}/model/wallet.ts`, '场馆内钱包不支持互转']],
  [
    7,
    'transfers: known, different wallets, a positive amount that is there',
    [`${P}/commands/wallet.ts`, 'transfer nothing, or less'],
    [`${P}/commands/wallet.ts`, 'transfer the wrong way'],
  ],
  [8, 'a withdrawal is of 100 at least', [`${P}/model/withdrawal.ts`, '单笔取款不能低于100元']],
  [
    9,
    'a withdrawal takes what is there, at once',
    [`${P}/model/withdrawal.ts`, 'p.held += amount'],
    [RACES, 'two withdrawals of more than half'],
  ],
  [
    10,
    'the payment password must be right, and locks',
    [`${P}/commands/withdrawal.ts`, 'withdraw with a wrong password'],
    [`${P}/model/passwords.ts`, 'const LOCK'],
  ],
  [11, 'a withdrawal goes to a card of one’s own', [`${P}/commands/withdrawal.ts`, 'foreignCard']],
  [
    12,
    'a withdrawal leaves one record of type 2 that waits',
    [`${P}/model/records.ts`, 'type === 2 ? p.payouts'],
  ],
  [
    13,
    'reviews are decided once, and pay or refund once',
    [`${P}/model/withdrawal.ts`, 'payout.state !== 1'],
    [RACES, 'a withdrawal approved and rejected at once'],
  ],
  [14, 'transfers are records of types 3 and 4', [`${P}/model/records.ts`, 'p.moved.in : p.moved.out']],
  [
    15,
    'a bank transfer credits after review, an online order by itself',
    [`${P}/model/deposit.ts`, 'export function decide'],
  ],
  [
    16,
    'an order credits once',
    [`${P}/commands/deposit.ts`, 'the chain reports an order'],
    [RACES, 'one order paid, reported and reviewed at once'],
  ],
  [
    17,
    'order numbers are unique, cannot be guessed, and are their member’s alone',
    [`${P}/model/deposit.ts`, 'const ORDER_NO'],
    [`${P}/commands/deposit.ts`, 'ask after an order'],
  ],
  [18, 'after an hour an order cannot be paid', [`${P}/model/deposit.ts`, 'm.wait(m.now + HOUR']],
  [
    19,
    'deposits keep to ranges and fixed amounts',
    [`${P}/commands/deposit.ts`, 'deposit outside the range'],
    [`${P}/model/deposit.ts`, 'export const takes'],
  ],
  [20, 'cumulative deposits = approved ones, and never fall', [`${P}/check.ts`, 'cumulative deposits fell']],
  [
    21,
    'what is to stake rises by deposit and bonus and falls by settled bets',
    [`${P}/check.ts`, 'what is to stake'],
    [`${P}/model/play.ts`, 'p.wager -= Math.min'],
  ],
  [
    22,
    'whether it blocks a withdrawal is a switch',
    [`${P}/commands/house.ts`, 'switch whether stakes owed block a withdrawal'],
  ],
  [
    23,
    'red packets from 10:00:00.000 to before 12:00:00.000',
    [`${P}/model/bonus.ts`, 'const OPENS'],
    [`${P}/commands/clock.ts`, 'it becomes 09:59:59.999'],
  ],
  [
    24,
    'deposits count from noon of the day before to ten',
    [`${P}/model/bonus.ts`, 'export function counted'],
  ],
  [
    25,
    'a grab takes one packet and credits what it says',
    [`${P}/model/bonus.ts`, 'packets left and taken after a grab'],
  ],
  [
    26,
    'no packet left, or switched off: no credit',
    [`${P}/commands/house.ts`, 'switch red packets off for a while'],
  ],
  [
    27,
    'one record a grab; a hundred grabs with three left win three',
    [`${P}/model/records.ts`, 'p.packets.toReversed()'],
    [RACES, 'a hundred grabs with three packets left'],
  ],
  [
    28,
    'rebates are collected all at once, once',
    [`${P}/model/bonus.ts`, 'export const collect'],
    [RACES, 'rebates collected three times'],
  ],
  [
    29,
    'the sums of rebates are those of their records',
    [`${P}/model/records.ts`, 'rebates collected and pending'],
  ],
  [
    30,
    'VIP rises by one a day, at 24:00 of the next day',
    [`${P}/model/midnight.ts`, 'setLevel(m, p, p.vip + 1)'],
  ],
  [31, 'a level unkept for 90 days falls by one', [`${P}/model/midnight.ts`, 'KEEP_DAYS * DAY']],
  [32, 'progress is capped at 100 and never divides by 0', ['contracts/money.test.ts', 'progressPercent']],
  [
    33,
    'five cards of a kind',
    [`${P}/model/cards.ts`, 'const MOST = 5'],
    [RACES, 'five cards bound where four are'],
  ],
  [
    34,
    'card numbers and payment passwords have their lengths',
    [`${P}/commands/cards.ts`, '请输入正确的银行卡号'],
  ],
  [35, 'numbers are masked but for the last four', [`${P}/model/cards.ts`, "'*'"]],
  [
    36,
    'unbinding leaves a waiting withdrawal as it is',
    [RACES, 'a withdrawal to a card that is unbound'],
    ['mock-server/rules/withdrawal-check.test.ts', 'keeps the rate, the fee and the card'],
  ],
  [
    37,
    'tokens: none for a wrong login, unique, void after leaving and after a change',
    [`${P}/model/session.ts`, 'm.dead.push(...p.tokens)'],
    [`${P}/model/session.ts`, 'm.fresh(token)'],
  ],
  [
    38,
    'without a valid token every member call answers 401 and changes nothing',
    ['mock-server/routes/every-call.test.ts', 'wants a token, and without one changes nothing'],
    [`${P}/commands/house.ts`, 'ask the same with a dead token'],
  ],
  [
    39,
    'name and real name stay; names are unique',
    [`${P}/check.ts`, 'member.username, member.realname'],
    [`${P}/commands/session.ts`, 'register a name that is taken'],
  ],
  [
    40,
    'a new password differs, and the old one must be right',
    [`${P}/model/session.ts`, '新旧密码不能一致！'],
  ],
  [
    41,
    'auto-transfer changes by its own call alone',
    [`${P}/check.ts`, 'member.autoTransfer'],
    [`${P}/commands/wallet.ts`, 'switch auto-transfer to nonsense'],
  ],
  [
    42,
    'a launch with auto-transfer moves the central wallet, once',
    [`${P}/model/play.ts`, 'if (p.auto && p.central > 0)'],
    [RACES, 'two launches with auto-transfer'],
  ],
  [
    43,
    'one open application a promotion, decided once',
    [`${P}/model/filed.ts`, 'export function decideApplication'],
    [RACES, 'one promotion applied for three times'],
  ],
  [
    44,
    'pages are disjoint, complete, newest first, and stable',
    [`${P}/model/records.ts`, 'function checkPage'],
    ['mock-server/routes/records.test.ts', 'stable while bets are added'],
  ],
  [45, 'date filters are whole Beijing days', [`${P}/model/records.ts`, 'const DAYS']],
  [
    46,
    'only games on the shelf are listed',
    ['mock-server/routes/visitor.test.ts', 'those on the shelf only'],
    ['src/api/game-lists.ts', 'concise'],
  ],
  [
    47,
    'same seed, clock and commands: the same bytes, in every zone',
    [`${P}/differential/differential.test.ts`, 'in three time zones'],
  ],
  [
    48,
    'time goes forward',
    [`${P}/check.ts`, 'the clock went back'],
    ['mock-server/world/clock.test.ts', 'only goes forward'],
  ],
  [
    49,
    'a reload finds the world as it was',
    [`${P}/real.ts`, 'the world after a reload'],
    ['mock-server/world/indexed-db.test.ts', 'begun anew, and says so'],
  ],
  [50, 'a failed write leaves no trace', [`${P}/real.ts`, 'with a broken write']],
  [
    51,
    'a call is applied whole or not at all, whatever becomes of its caller',
    [`${P}/races/scheduled-model.test.ts`, 'books that agree with every answer'],
    ['mock-server/transports.test.ts', 'an aborted call rejects as aborted'],
  ],
  [
    52,
    'two tabs lose no update',
    [`${P}/commands/house.ts`, 'open a second tab'],
    [`${P}/races/races.test.ts`, 'in IndexedDB'],
  ],
  [
    53,
    'every answer is HTTP 200, keeps the contract and shows no machinery',
    [`${P}/answers.ts`, 'shows the machinery'],
  ],
  [
    54,
    'the page’s house and the one over HTTP answer alike',
    [`${P}/differential/differential.test.ts`, 'byte for byte'],
  ],
  [55, 'a closed site refuses members', [`${P}/commands/house.ts`, 'close the site for a while']],
  [56, 'when faults end, nothing waits for ever', [`${P}/proof.ts`, 'what still waits']],
]
