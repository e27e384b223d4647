import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { gamesQuery } from '../../api/queries/games/games.ts'
import { useVenueNames } from '../../features/lobby/use-venue-names.ts'
import { whenIdle } from '../../lib/loading/when-idle.ts'
import { GameSearch } from './game-search.ts'
import { initialReader, type ReadInitials } from './initials.ts'

/** Initials are read ahead while the browser is idle, a few milliseconds at a time. */
const SLICE_MS = 4

function prepareIdly(search: GameSearch): () => void {
  let stop = () => {}
  const slice = () => {
    const until = performance.now() + SLICE_MS
    if (!search.prepare(() => performance.now() < until)) stop = whenIdle(slice)
  }
  stop = whenIdle(slice)
  return () => stop()
}

let reader: ReadInitials | undefined

/** Searches the cached full list. Without a list `search` is undefined. */
export function useGameSearch() {
  const { data: games, isError, refetch } = useQuery(gamesQuery())
  const nameOf = useVenueNames()
  const search = useMemo(() => {
    if (!games) return undefined
    reader ??= initialReader()
    return new GameSearch(games, reader, nameOf)
  }, [games, nameOf])
  useEffect(() => search && prepareIdly(search), [search])
  return { search, nameOf, failed: isError && !games, retry: () => void refetch() }
}
