import { useState } from 'react'
import { CARD_NAME_CHARS, storage } from '../../lib/storage.ts'

/** Far more than a member can bind; the oldest names go first. */
const MOST_NAMES = 50

/** The player's own name for an address, if there is one on this device. */
export const nameOfCard = (id: string): string =>
  storage.get('yz:card-names')?.find((named) => named.id === id)?.name ?? ''

/** Keeps a name for an address until the session ends (docs/rules.md#names-of-addresses). An empty one is forgotten. */
export function nameCard(id: string, typed: string): void {
  const name = typed.trim().slice(0, CARD_NAME_CHARS)
  const others = (storage.get('yz:card-names') ?? []).filter((named) => named.id !== id)
  const all = name === '' ? others : [...others, { id, name }]
  storage.set('yz:card-names', all.slice(-MOST_NAMES))
}

/** The name of an address as it is typed, and what to call when it is done. */
export function useCardName(id: string) {
  const [typed, type] = useState(() => nameOfCard(id))
  return { typed, type, keep: () => nameCard(id, typed) }
}
