import { describe, expect, test } from 'vitest'
import { fen, wholeYuan } from '#contracts/money/money.ts'
import { FISH_TIMES, SHOTS } from '../../games/fishing.ts'
import type { DrawsTable } from '../../games/lottery/draws.ts'
import { eleven } from '../../games/lottery/eleven.ts'
import type { MatchShown } from '../../games/sports/slip-shown.ts'
import { FRESH } from '../../scenarios/personas.ts'
import { trialBalance } from '../../state/ledger.ts'
import { rowAt, rowsOf } from '../../state/store/log.ts'
import { sitDown, TABLE_START, worldAt } from '../../testing/test-table.ts'
import { voidBet } from './bet.ts'
import { betTexts } from './bet-texts.ts'

/** What the pages of slots, fishing, lotteries and bet slips receive. */

const PICK = { lines: [{ play: 'any2', chosen: [[0, 4]] }] }

describe('slots', () => {
  test('with five reels show the wins of each spin, and free spins one by one', () => {
    const seat = sitDown<'lines'>('yzdz-006')
    let free = 0
    for (let n = 0; n < 200; n++) {
      seat.bet({})
      seat.pass(3_000)
      const [bet] = seat.state().recent
      const [first, ...others] = bet?.result.spins ?? []
      expect(others).toHaveLength((first?.moons ?? 0) >= 3 ? 8 : 0)
      free += others.length
      const odds = (spin = first) => spin?.wins.reduce((sum, win) => sum + win.odds, 0) ?? 0
      expect(bet?.result.total).toBe(odds() + others.reduce((sum, spin) => sum + 2 * odds(spin), 0))
      expect(bet?.returned).toBe(10 * (bet?.result.total ?? Number.NaN))
    }
    expect(free).toBeGreaterThan(0)
  })

  test('with cascades show each fall, and pay all of them', () => {
    const seat = sitDown<'ways'>('yzdz-003')
    for (let n = 0; n < 50; n++) {
      seat.bet({})
      seat.pass(3_000)
      const [bet] = seat.state().recent
      const paid = bet?.result.falls.map(
        ({ wins, times }) => times * wins.reduce((sum, { odds }) => sum + odds, 0),
      )
      expect(bet?.returned).toBe(10 * (paid?.reduce((sum, odds) => sum + odds, 0) ?? Number.NaN))
    }
  })
})

const timesOf = (shots: readonly { fish: number; hit: boolean }[]): number =>
  shots.reduce((sum, { fish, hit }) => sum + (hit ? (FISH_TIMES[fish] ?? 0) : 0), 0)

describe('fishing', () => {
  test('shows each shot at once, and settles with the last one', () => {
    const seat = sitDown<'fishing'>('yzby-001')
    seat.bet({})
    const [open] = seat.state().open
    expect(open?.pick).toEqual({ shots: [] })
    expect(open?.dueAt).toBe(TABLE_START + 30_000)
    for (let shot = 0; shot < SHOTS; shot++) {
      expect(seat.state().open[0]?.pick.shots).toHaveLength(shot)
      expect(seat.act(open?.id ?? '', { fish: shot % 6 })).toBe('accepted')
    }
    seat.pass(1)
    const [bet] = seat.state().recent
    expect(bet?.result.shots.map(({ fish }) => fish)).toEqual(
      Array.from({ length: SHOTS }, (_, at) => at % 6),
    )
    expect(bet?.stake).toBe(1_000)
    expect(bet?.returned).toBe(50 * timesOf(bet?.result.shots ?? []))
  })

  test('gives back the bullets that were not fired, at the end of the time or of the round, to the fen', () => {
    const seat = sitDown<'fishing'>('yzby-001')
    const stake = fen(1_010)
    for (const [shots, ends] of [
      [1, true],
      [7, false],
      [19, true],
    ] as const) {
      const { balance } = seat.state()
      const { turnover } = seat.who
      expect(seat.bet({}, stake)).toBe('accepted')
      const id = seat.state().open[0]?.id ?? ''
      expect(seat.act(id, { fish: 9 })).toBe('请选择要射的鱼')
      for (let shot = 0; shot < shots; shot++) expect(seat.act(id, { fish: 3 })).toBe('accepted')
      // The whole stake is away until the round ends.
      expect(seat.state()).toMatchObject({ balance: balance - stake, open: [{ stake }] })
      if (ends) expect(seat.act(id, { end: true })).toBe('accepted')
      seat.pass(ends ? 1 : 30_000)
      expect(seat.act(id, { fish: 3 })).toBe('本局已结算，不能再操作')
      const [bet] = seat.state().recent
      const back = Math.floor((stake * (SHOTS - shots)) / SHOTS)
      expect(bet?.result.shots).toHaveLength(shots)
      expect(bet?.stake).toBe(stake - back)
      expect(seat.state().balance).toBe(balance - (bet?.stake ?? 0) + (bet?.returned ?? 0))
      // 捕鱼 counts whole: what was fired is the turnover.
      expect(seat.who.turnover).toBe(turnover + stake - back)
      const posted = [...rowsOf(seat.world, 'postings', 'all')].filter(({ ref }) => ref === id)
      expect(posted.map(({ kind }) => kind).slice(0, 2)).toEqual(['stake', 'unplayed'])
      expect(posted[1]?.entries.map(([, change]) => change)).toContain(back)
    }
    expect(trialBalance(seat.world)).toEqual({ sum: 0, wrong: [], overdrawn: [] })
  })

  test('returns a round without a shot as invalid', () => {
    const seat = sitDown<'fishing'>('yzby-001')
    seat.bet({})
    seat.pass(29_999)
    expect(seat.state().open).toHaveLength(1)
    seat.pass(1)
    expect(seat.state()).toMatchObject({
      balance: 1_000_000,
      recent: [{ isVoid: true, stake: 1_000, returned: 1_000 }],
    })
    expect(seat.who.turnover).toBe(0)
  })

  test('wins or loses by what was fired when the round is steered', () => {
    for (const wanted of ['win', 'lose'] as const) {
      const seat = sitDown<'fishing'>('yzby-001')
      seat.who.nextRound = wanted
      seat.bet({})
      const id = seat.state().open[0]?.id ?? ''
      for (let shot = 0; shot < 6; shot++) seat.act(id, { fish: 1 })
      seat.act(id, { end: true })
      seat.pass(1)
      const [bet] = seat.state().recent
      const gain = (bet?.returned ?? 0) - (bet?.stake ?? 0)
      expect(wanted === 'win' ? gain : -gain).toBeGreaterThan(0)
    }
  })
})

describe('lotteries', () => {
  test.each([
    ['cpz-011', '11选5', 5, 6],
    ['cpz-006', '快三', 3, 5],
    ['cpz-003', '时时彩', 5, 5],
  ])('%s is a %s with %i numbers, and shows its last six draws, newest first', (code, name, count, plays) => {
    const { draws, ...table } = sitDown<'draws'>(code).table()
    expect(table.name).toBe(name)
    expect(table.plays).toHaveLength(plays)
    const last = TABLE_START / table.periodMs - 1
    expect(draws.map(({ period }) => period)).toEqual([0, 1, 2, 3, 4, 5].map((back) => last - back))
    for (const { numbers } of draws) expect(numbers).toHaveLength(count)
  })

  test('have the same draws for all players of a title, and other draws for another title or world', () => {
    const world = worldAt()
    const draws = (seat: { table(): DrawsTable }) => JSON.stringify(seat.table().draws)
    const ownDraws = draws(sitDown<'draws'>('cpz-011', world))
    expect(draws(sitDown<'draws'>('cpz-011', world, FRESH))).toBe(ownDraws)
    expect(draws(sitDown<'draws'>('cpz-012'))).not.toBe(ownDraws)
    expect(draws(sitDown<'draws'>('cpz-011', worldAt(8)))).not.toBe(ownDraws)
  })

  test('show the period of a ticket, and later the draw of that period', () => {
    const seat = sitDown<'draws'>('cpz-011')
    seat.bet(PICK)
    const period = TABLE_START / eleven.periodMs
    expect(seat.state().open[0]).toMatchObject({
      pick: { period, lines: ['任选二 01 05'], count: 1 },
      dueAt: TABLE_START + eleven.periodMs,
    })
    seat.pass(eleven.periodMs)
    const [draw] = seat.table().draws
    const [bet] = seat.state().recent
    const won = [1, 5].every((n) => draw?.numbers.includes(n))
    const hits = won ? [{ text: '任选二 01 05', came: 'won', returned: 5_220 }] : []
    expect(bet?.result).toEqual({ ...draw, hits, count: 1 })
    expect(draw?.period).toBe(period)
    expect(bet?.returned).toBe(won ? 5_220 : 0)
  })

  test('take several selections as one debit, settle each by itself, and name each in the record', () => {
    const seat = sitDown<'draws'>('cpz-006')
    // 大 and 小, and the sums 9, 10 and 11: one of the first two wins unless the dice are a triple.
    const lines = [
      { play: 'size', chosen: [[0, 1]] },
      { play: 'sum', chosen: [[6, 7, 8]] },
    ]
    let several = 0
    for (let n = 0; n < 30; n++) {
      const { balance } = seat.state()
      expect(seat.bet({ lines }, wholeYuan(50))).toBe('accepted')
      expect(seat.state().balance).toBe(balance - 5_000)
      const [open] = seat.state().open
      expect(open?.pick).toMatchObject({ lines: ['大小单双 大 小', '和值 9 10 11'], count: 5 })
      seat.pass(20_000)
      const [bet] = seat.state().recent
      const dice = bet?.result.numbers ?? []
      const sum = dice.reduce((all, die) => all + die, 0)
      const isTriple = new Set(dice).size === 1
      const hits = [
        ...(isTriple ? [] : [{ text: `大小单双 ${sum > 10 ? '大' : '小'}`, came: 'won', returned: 1_950 }]),
        ...[9, 10, 11].flatMap((one) =>
          one === sum ? [{ text: `和值 ${one}`, came: 'won', returned: 10 * (one === 9 ? 820 : 760) }] : [],
        ),
      ]
      expect(bet?.result).toMatchObject({ hits, count: 5 })
      expect(bet?.returned).toBe(hits.reduce((all, { returned }) => all + returned, 0))
      if (hits.length > 1) several += 1
      const record = rowAt(seat.world, 'bets', seat.who.id, n)
      expect(record).toMatchObject({ stake: 5_000, turnover: 2_500 })
      expect(betTexts(seat.world, seat.who.id, record, seat.now()).pick).toBe(
        '大小单双 大 小；和值 9 10 11（共 5 注）',
      )
    }
    expect(several).toBeGreaterThan(0)
  })

  test('have limits for a selection, for the sum of a slip and for the number of selections', () => {
    const seat = sitDown<'draws'>('cpz-006')
    const sums = (count: number) => ({
      lines: [{ play: 'sum', chosen: [Array.from({ length: count }, (_, at) => at)] }],
    })
    expect(seat.bet(sums(3), fen(299))).toBe('投注金额有误，请重新下注')
    expect(seat.bet(sums(3), fen(297))).toBe('单注限额 1～200 元，请调整投注金额')
    expect(seat.bet(sums(3), fen(60_003))).toBe('单注限额 1～200 元，请调整投注金额')
    expect(seat.bet(sums(11), wholeYuan(2_200))).toBe('一张注单合计最高 2000 元，请减少注数或金额')
    expect(seat.state()).toMatchObject({ open: [], balance: 1_000_000 })
    expect(seat.bet(sums(10), wholeYuan(2_000))).toBe('accepted')
    expect(seat.bet(sums(3), fen(300))).toBe('accepted')
    const many = sitDown<'draws'>('cpz-011')
    const balls = (count: number) => ({
      lines: [{ play: 'any5', chosen: [Array.from({ length: count }, (_, at) => at)] }],
    })
    expect(many.bet(balls(9), wholeYuan(126))).toBe('一张注单最多 100 注，请减少所选')
    expect(many.bet(balls(8), wholeYuan(56))).toBe('accepted')
  })

  test('count only what did not tie as turnover', () => {
    const seat = sitDown<'draws'>('cpz-011')
    // 大 and 小 of all five balls: an 11 ties both of its place.
    const lines = [
      {
        play: 'size',
        chosen: [
          [0, 1, 2, 3, 4],
          [0, 1],
        ],
      },
    ]
    for (let n = 0; n < 12; n++) {
      expect(seat.bet({ lines }, wholeYuan(10))).toBe('accepted')
      seat.pass(30_000)
      const isTied = seat.results()[0]?.numbers.includes(11)
      const [bet] = seat.state().recent
      expect(bet?.returned).toBe(isTied ? 2 * 100 + 4 * 189 : 5 * 189)
      expect(rowAt(seat.world, 'bets', seat.who.id, n).turnover).toBe(isTied ? 400 : 500)
    }
  })

  test('keep plays in the order of placing, whichever settles first', () => {
    const seat = sitDown<'draws'>('cpz-011')
    for (let n = 0; n < 3; n++) seat.bet(PICK)
    voidBet(seat.world, seat.who.id, 2, TABLE_START)
    seat.bet(PICK)
    seat.bet(PICK)
    const order = ['B00000001', 'B00000002', 'B00000004', 'B00000005']
    expect(seat.state().open.map(({ id }) => id.slice(0, 9))).toEqual(order)
    expect(seat.plays().map(({ position }) => position)).toEqual([0, 1, 2, 3, 4])
  })
})

/** A leg with the first offered outcome of a match's result. */
function legOf({ lane, number, markets }: MatchShown) {
  const odds = markets[0]?.outcomes.map((outcome) => outcome.odds) ?? []
  const outcome = odds.findIndex((price) => price > 0)
  return { lane, number, market: 'result', outcome, odds: odds[outcome] ?? 0 }
}
/** The matches that are offered. Two of the three are before or in their first half. */
const offered = (matches: readonly MatchShown[]) => matches.filter((match) => legOf(match).odds > 0)

describe('bet slips', () => {
  test.each([
    ['tyg-001', '足球', ['胜平负', '让球', '大小球']],
    ['tyg-002', '篮球', ['胜负', '让分', '大小分']],
    ['tyg-003', '网球', ['胜负', '盘数']],
    ['tyg-006', '羽毛球', ['胜负', '局数']],
    ['djg-001', '电竞', ['胜负', '图数']],
  ])('%s has %s with its markets, and the same matches for all players', (code, sport, markets) => {
    const world = worldAt()
    const { matches, ...table } = sitDown<'slip'>(code, world).table()
    expect(table.sport).toBe(sport)
    expect(matches.map(({ lane }) => lane)).toEqual([0, 1, 2])
    for (const match of matches) expect(match.markets.map(({ name }) => name)).toEqual(markets)
    expect(sitDown<'slip'>(code, world, FRESH).table().matches).toEqual(matches)
    expect(sitDown<'slip'>(code, worldAt(8)).table().matches).not.toEqual(matches)
  })

  test('a single settles with its match, at the odds of its placing', () => {
    const seat = sitDown<'slip'>('tyg-001')
    for (let n = 0; n < 20; n++) {
      const [match] = offered(seat.table().matches)
      if (!match) throw new Error('nothing is offered')
      const leg = legOf(match)
      expect(seat.bet({ legs: [leg] })).toBe('accepted')
      expect(JSON.stringify(seat.state().open)).not.toMatch(/came|scores|drawn/)
      seat.pass(240_000)
      const [bet] = seat.state().recent
      expect(bet?.pick.legs).toMatchObject([{ odds: leg.odds, match: `${match.home} - ${match.away}` }])
      const [score = ''] = bet?.result.scores ?? []
      const [home = 0, away = 0] = score.split(' : ').map(Number)
      const winner = home > away ? 0 : home === away ? 1 : 2
      expect(bet?.result.came).toEqual([winner === leg.outcome ? 2 : -2])
      expect(bet?.returned).toBe(winner === leg.outcome ? leg.odds * 10 : 0)
    }
  })

  test('an accumulator multiplies its odds, and ends with its first lost leg', () => {
    const seat = sitDown<'slip'>('tyg-002')
    let won = 0
    for (let n = 0; n < 30; n++) {
      const legs = offered(seat.table().matches).slice(0, 2).map(legOf)
      expect(seat.bet({ legs })).toBe('accepted')
      seat.pass(300_000)
      const [bet] = seat.state().recent
      const odds = bet?.pick.legs.reduce((product, leg) => product * leg.odds, 1) ?? 0
      const all = bet?.result.came.every((came) => came === 2) ?? false
      expect(bet?.returned).toBe(all ? Math.floor((1_000 * odds) / 100 ** legs.length) : 0)
      if (all) won++
    }
    expect(won).toBeGreaterThan(0)
  })

  test('an open slip does not reveal when it is decided, and its matches are not steered for one player', () => {
    const seat = sitDown<'slip'>('tyg-003')
    seat.who.nextRound = 'win'
    const [match] = offered(seat.table().matches)
    if (!match) throw new Error('nothing is offered')
    seat.bet({ legs: [legOf(match)] })
    expect(seat.state().open[0]?.dueAt).toBe(seat.now() + 1_000)
    expect(seat.plays()[0]?.dueMs).toBeGreaterThan(seat.now() + 1_000)
    expect(seat.who.nextRound).toBe('win')
  })

  test('a slip is cashed out for its current value, once, and counts as settled', () => {
    const seat = sitDown<'slip'>('tyg-001')
    const [match] = offered(seat.table().matches)
    if (!match) throw new Error('nothing is offered')
    seat.bet({ legs: [legOf(match)] })
    const [open] = seat.state().open
    const offer = open?.pick.cashOut ?? 0
    // A cash-out at the moment of the bet pays 97 % of 95 % of the fair odds.
    expect(offer).toBeGreaterThan(1_000 * 0.9)
    expect(offer).toBeLessThanOrEqual(1_000 * 0.95 * 0.97)
    expect(seat.act(open?.id ?? '', { cashOut: offer * 2 })).toBe('兑现金额已变化，请确认后再试')
    expect(seat.act(open?.id ?? '', {})).toBe('请选择要兑现的注单')
    expect(seat.act(open?.id ?? '', { cashOut: offer })).toBe('accepted')
    seat.pass(1)
    expect(seat.state()).toMatchObject({
      open: [],
      recent: [{ returned: offer, result: { cashedOut: offer } }],
    })
    expect(seat.state().balance).toBe(1_000_000 - 1_000 + offer)
    expect(seat.act(open?.id ?? '', { cashOut: offer })).toBe('本局已结算，不能再操作')
    seat.pass(300_000)
    expect(seat.state().balance).toBe(1_000_000 - 1_000 + offer)
  })
})
