import { DEFAULT_GAME_TYPE } from '#contracts/limits.ts'
import type { LaunchTarget } from '../../features/game-launch/launch-pass.ts'

/** A game type as platforms number them. */
const GAME_TYPE = /^\d{1,4}$/

/**
 * The game that a link names: `name` is the platform, `type` the game type, `code` the game. Players have kept links of
 * earlier builds, with a title in `name` and the platform in `type`, which is otherwise a number.
 */
export function readGameLink(query: URLSearchParams): LaunchTarget {
  const name = query.get('name') ?? ''
  const type = query.get('type') || DEFAULT_GAME_TYPE
  const gameCode = query.get('code') ?? ''
  return GAME_TYPE.test(type)
    ? { platform: name, gameType: type, gameCode }
    : { platform: type, gameType: DEFAULT_GAME_TYPE, gameCode }
}
