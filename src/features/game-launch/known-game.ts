import { useQuery } from '@tanstack/react-query'
import { PROVIDERS } from '#contracts/codes.ts'
import { gamesQuery, providerGamesQuery } from '../../api/games.ts'
import type { LaunchTarget } from './gesture.ts'

/**
 * The game that a query names, from the lists: `undefined` while they load, `null` when no list has it.
 * A link can name anything; only what the house lists is ever launched (cases T6).
 */
export function useKnownGame({ platform, gameCode }: LaunchTarget): { name: string } | null | undefined {
  const provider = PROVIDERS.some(({ code }) => code === platform)
  const games = useQuery(gamesQuery())
  const ofProvider = useQuery({ ...providerGamesQuery(platform), enabled: provider })
  const listed = games.data?.find((game) => game.platform_name === platform && game.game_code === gameCode)
  if (listed) return { name: listed.name }
  const provided = ofProvider.data?.find((game) => game.catecode === platform && game.gamecode === gameCode)
  if (provided) return { name: provided.gamename }
  const loading = games.isFetching || ofProvider.isFetching
  return loading ? undefined : null
}
