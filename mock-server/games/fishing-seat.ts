import { wholeYuan, ZERO } from '#contracts/money/money.ts'
import { FISH_TIMES, fired, fishing, isFish, playedOut, ROUND_MS, SHOTS } from './fishing.ts'
import { type DemoGame, oneAtATime } from './seat.ts'

export const fishingGame: DemoGame<'fishing'> = {
  limits: { min: wholeYuan(1), max: wholeYuan(1_000) },
  math: () => fishing,
  closed: oneAtATime('上一局还没有收网，请先完成'),
  settlesAt: ({ now }) => now + ROUND_MS,
  act({ now }, { drawn, dueMs }, action) {
    const { fish, end } = action !== null && typeof action === 'object' ? (action as Aimed) : {}
    if (end === true) return () => ({ drawn, raise: ZERO, settlesAt: now })
    if (!isFish(fish)) return '请选择要射的鱼'
    if (drawn.shots.length === SHOTS) return '子弹已用完，等待收网'
    return (roll) => {
      const next = fired(drawn, fish, roll)
      return { drawn: next, raise: ZERO, settlesAt: next.shots.length === SHOTS ? now : dueMs }
    }
  },
  table: () => ({ kind: 'fishing', times: FISH_TIMES, shots: SHOTS, roundMs: ROUND_MS }),
  pick: (_at, { drawn }) => drawn,
  result: (_at, { drawn }) => drawn,
  past: playedOut,
  anyPick: () => ({}),
}

type Aimed = { fish?: unknown; end?: unknown }
