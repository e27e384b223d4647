import { useQuery } from '@tanstack/react-query'
import { gamesQuery } from './games.ts'
import { keys } from './keys.ts'

const NONE: readonly string[] = []

/** Codes of the venues under maintenance, as the list of games tells; none until it has come. */
export function useClosedVenues(): readonly string[] {
  useQuery({ ...gamesQuery(), select: (games) => games.length })
  const { data = NONE } = useQuery<readonly string[]>({
    queryKey: keys.closedVenues,
    queryFn: () => NONE,
    enabled: false,
  })
  return data
}
