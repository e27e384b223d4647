import { useQuery } from '@tanstack/react-query'
import { closedVenuesQuery } from './games.ts'

const NONE: readonly string[] = []

/** Codes of the venues under maintenance, by the list of games; none until it has loaded. */
export const useClosedVenues = (): readonly string[] => useQuery(closedVenuesQuery()).data ?? NONE
