import { queryOptions } from '@tanstack/react-query'
import { type VipLevel as LevelRow, vipContract } from '#contracts/vip.ts'
import { clientOf, dataOf } from '../core/client/client.ts'
import { LONG_FRESH_MS } from '../core/fresh.ts'
import { keys } from '../core/keys.ts'
import { type NamesOf, type Renamed, renamed } from '../core/own-names.ts'

const vip = clientOf(vipContract)

const LEVEL_NAMES = {
  recharge: 'deposit',
  flow: 'turnover',
  level_gift: 'levelGift',
  month_gift: 'monthGift',
} as const satisfies NamesOf<LevelRow>
/** A VIP level: what it asks for and gives, in fen, and its rebates by the wire's names of the kinds of games. */
export type VipLevel = Renamed<LevelRow, typeof LEVEL_NAMES>

/** POST /api/uservip. The levels in order; the first is level 1, so a member's next level is at index `vip`. */
export const vipLevelsQuery = () =>
  queryOptions({
    queryKey: keys.vipLevels,
    queryFn: ({ signal }) =>
      dataOf(vip.uservip({ body: {}, fetchOptions: { signal } })).then((levels) =>
        levels.map((level) => renamed(level, LEVEL_NAMES)),
      ),
    staleTime: LONG_FRESH_MS,
  })
