import { useQuery } from '@tanstack/react-query'
import { PROVIDERS } from '#contracts/wire/game-codes.ts'
import type { Game } from '../../api/queries/games/game-lists.ts'
import { gamesQuery, providerGamesQuery, unlistedGamesQuery } from '../../api/queries/games/games.ts'
import type { LaunchTarget } from './launch-pass.ts'

/** What a list says of a game, apart from whether it is open. */
export type GameFacts = Pick<Game, 'name' | 'picture' | 'venue' | 'category'>

/** `closed`: no list shows it for now. `missing`: no list has it. `unreachable`: a list failed to load. */
export type KnownGame =
  | { state: 'found' | 'closed'; game: GameFacts }
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'unreachable'; retry: () => void }

/**
 * Looks up the game that a query names. A link can name anything, but only listed games are launched.
 */
export function useKnownGame({ platform, gameCode }: Omit<LaunchTarget, 'gameType'>): KnownGame {
  const provider = PROVIDERS.some(({ code }) => code === platform)
  const games = useQuery(gamesQuery())
  const unlisted = useQuery(unlistedGamesQuery())
  const ofProvider = useQuery({ ...providerGamesQuery(platform), enabled: provider })
  const isIt = (game: Game) => game.venue === platform && game.code === gameCode
  const listed = games.data?.find(isIt)
  if (listed) return { state: 'found', game: listed }
  const provided = ofProvider.data?.find((game) => game.provider === platform && game.code === gameCode)
  // The lists of providers are of slots alone.
  if (provided) return { state: 'found', game: { ...provided, venue: platform, category: 'concise' } }
  const closed = unlisted.data?.find(isIt)
  if (closed) return { state: 'closed', game: closed }
  if (games.isFetching || ofProvider.isFetching) return { state: 'loading' }
  const failed = [games, ofProvider].filter(({ isError }) => isError)
  if (failed.length === 0) return { state: 'missing' }
  const retry = () => void Promise.all(failed.map(({ refetch }) => refetch()))
  return { state: 'unreachable', retry }
}
