import { wholeYuan, ZERO } from '#contracts/money/money.ts'
import { chooses, DRAWS, discarded, MAHJONG_ODDS, mahjong } from './mahjong.ts'
import { type DemoGame, oneAtATime } from './seat.ts'

/** How long the player has for each tile; after that the game plays the rest by its rule. */
const DECIDE_MS = 30_000
const SETTLES_MS = 3_000

export const mahjongGame: DemoGame<'mahjong'> = {
  limits: { min: wholeYuan(1), max: wholeYuan(1_000) },
  math: () => mahjong,
  closed: oneAtATime('本局尚未结束，请先完成本局'),
  settlesAt: ({ now }, drawn) => now + (chooses(drawn) ? DECIDE_MS : SETTLES_MS),
  act({ now }, { drawn }, action) {
    const at = drawn.player.findIndex((_, place) => place === action)
    if (!chooses(drawn) || at < 0) return '现在不能这样操作，请重新选择'
    return (roll) => {
      const next = discarded(roll, drawn, at)
      return { drawn: next, raise: ZERO, settlesAt: now + (chooses(next) ? DECIDE_MS : SETTLES_MS) }
    }
  },
  table: () => ({ kind: 'mahjong', odds: MAHJONG_ODDS, draws: DRAWS, decideMs: DECIDE_MS }),
  // The dealer's hand and the end of the game stay hidden until the bet has settled.
  pick: (_at, { drawn }) => ({
    player: drawn.player,
    discards: drawn.discards,
    drawsLeft: DRAWS - drawn.discards.player.length,
    chooses: chooses(drawn),
  }),
  result: (_at, { drawn }) => drawn.end,
  anyPick: () => ({}),
}
