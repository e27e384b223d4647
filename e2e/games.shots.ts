import { DEMO } from '#mock/scenarios/personas.ts'
import { enterGame } from './journeys/home.ts'
import { CLOCK_STOPPED } from './journeys/openings.ts'
import { type Shot, takeShots } from './support/shooting.ts'
import { type AppFixture, expect } from './support/test.ts'

/** A title of each look: its code, what places a bet, what is chosen before it, and how long its bets take. */
const GAMES = [
  { look: 'slot', code: 'yzdz-001', bet: '开始旋转', settledMs: 3_000 },
  { look: 'lines', code: 'yzdz-006', bet: '开始旋转', settledMs: 3_000 },
  { look: 'ways', code: 'yzdz-003', bet: '开始旋转', settledMs: 3_000 },
  { look: 'fishing', code: 'yzby-001', bet: /^开始捕鱼/, settledMs: 0 },
  { look: 'eleven', code: 'cpz-011', first: '机选', bet: '确认投注', settledMs: 60_000 },
  { look: 'quick-three', code: 'cpz-006', first: '机选', bet: '确认投注', settledMs: 60_000 },
  { look: 'five-digits', code: 'cpz-003', first: '机选', bet: '确认投注', settledMs: 60_000 },
  { look: 'football', code: 'tyg-001', first: /\d\.\d\d/, bet: /^投注/, settledMs: 0 },
  { look: 'esports', code: 'djg-001', first: /\d\.\d\d/, bet: /^投注/, settledMs: 0 },
  { look: 'baccarat', code: 'zrt-001', first: /^庄(?!对)/, bet: /^下注/, settledMs: 10_000 },
  { look: 'roulette', code: 'zrt-002', first: /^红/, bet: /^下注/, settledMs: 10_000 },
  { look: 'dragon', code: 'zrt-008', first: /^龙/, bet: /^下注/, settledMs: 10_000 },
  { look: 'bull', code: 'zrt-016', bet: '发牌', settledMs: 10_000 },
  { look: 'blackjack', code: 'zrt-013', bet: '发牌', settledMs: 0 },
  { look: 'mahjong', code: 'qpg-001', bet: '发牌', settledMs: 0 },
] as const

const played =
  (game: (typeof GAMES)[number]) =>
  async ({ page, mock }: AppFixture) => {
    await page.getByRole('button', { name: '开始游戏' }).click()
    await enterGame(page)
    if ('first' in game) await page.getByRole('button', { name: game.first }).first().click()
    await page.getByRole('button', { name: game.bet }).click()
    await expect(page.getByText('未结算').first()).toBeVisible()
    if (game.settledMs === 0) return
    await mock.clock({ byMs: game.settledMs })
    await expect(page.getByText('未结算')).toBeHidden()
  }

const seatedAt = (code: string) => {
  const venue = code.replace(/-.*/, '')
  return {
    scenario: 'member-with-money',
    params: { venue, inVenue: 500 },
    as: DEMO,
    ...CLOCK_STOPPED,
    path: `/gamePage?name=${venue}&type=0&code=${code}`,
  }
}

/** Each kind of demo game after a bet, or in the midst of one where the player has something to decide. */
const SHOTS: readonly Shot[] = GAMES.map((game) => ({
  name: `game-${game.look}`,
  open: seatedAt(game.code),
  act: played(game),
}))

takeShots(SHOTS)
