import { useQuery } from '@tanstack/react-query'
import { useClosedGames } from './closed-games.ts'
import { gamesQuery } from './games.ts'

/** Codes of the venues under maintenance, by the list of games; none until it has loaded. */
export function useClosedVenues(): readonly string[] {
  useQuery({ ...gamesQuery(), select: (games) => games.length })
  return useClosedGames().map(({ platform_name }) => platform_name)
}
