import { useQuery } from '@tanstack/react-query'
import { PROVIDERS } from '#contracts/game-codes.ts'
import { gamesQuery, providerGamesQuery } from '../../api/games.ts'
import type { LaunchTarget } from './gesture.ts'

/** `missing`: the lists are there and none has it. `unreachable`: a list did not come, so nobody knows. */
export type KnownGame =
  | { state: 'found'; name: string }
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'unreachable'; retry: () => void }

/** The game that a query names, from the lists. A link can name anything; only what the house lists is ever launched (cases T6). */
export function useKnownGame({ platform, gameCode }: LaunchTarget): KnownGame {
  const provider = PROVIDERS.some(({ code }) => code === platform)
  const games = useQuery(gamesQuery())
  const ofProvider = useQuery({ ...providerGamesQuery(platform), enabled: provider })
  const listed = games.data?.find((game) => game.platform_name === platform && game.game_code === gameCode)
  if (listed) return { state: 'found', name: listed.name }
  const provided = ofProvider.data?.find((game) => game.catecode === platform && game.gamecode === gameCode)
  if (provided) return { state: 'found', name: provided.gamename }
  if (games.isFetching || ofProvider.isFetching) return { state: 'loading' }
  const failed = [games, ofProvider].filter(({ isError }) => isError)
  if (failed.length === 0) return { state: 'missing' }
  const retry = () => void Promise.all(failed.map(({ refetch }) => refetch()))
  return { state: 'unreachable', retry }
}
