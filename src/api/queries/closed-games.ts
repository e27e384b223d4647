import { useQuery } from '@tanstack/react-query'
import type { Game } from '#contracts/games.ts'
import { keys } from '../core/keys.ts'

const NONE: readonly Game[] = []

/** The games of venues under maintenance, by the list of games as last loaded; this hook does not load it. */
export const useClosedGames = (): readonly Game[] =>
  useQuery({ queryKey: keys.closedGames, queryFn: () => NONE, enabled: false }).data ?? NONE
