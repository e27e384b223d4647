import { useQuery } from '@tanstack/react-query'
import { closedGamesQuery } from './games.ts'

/** Codes of the venues under maintenance, by the list of games; none until it has loaded. */
export function useClosedVenues(): readonly string[] {
  const { data = [] } = useQuery(closedGamesQuery())
  return data.map(({ platform_name }) => platform_name)
}
