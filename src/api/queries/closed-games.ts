import { useQuery } from '@tanstack/react-query'
import type { Game } from '#contracts/games.ts'
import { keys } from '../core/keys.ts'

const NONE: readonly Game[] = []

/** The games of venues under maintenance, as the list of games told when it last came; this hook does not ask for it. */
export const useClosedGames = (): readonly Game[] =>
  useQuery({ queryKey: keys.closedGames, queryFn: () => NONE, enabled: false }).data ?? NONE
