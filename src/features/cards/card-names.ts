import { useState } from 'react'
import { oneLine, tooLong } from '#contracts/texts/typed-texts.ts'
import { CARD_NAME_CHARS, storage } from '../../lib/device/storage.ts'

/** More than a member can bind. The oldest names are dropped first. */
const MOST_NAMES = 50

/** Why a name is too long, as text for the player. */
export const cardNameProblem = (typed: string): string | undefined =>
  tooLong('地址名称', oneLine(typed), CARD_NAME_CHARS)

/** The player's own name for an address, if there is one on this device. */
export const nameOfCard = (id: string): string =>
  storage.get('yz:card-names')?.find((named) => named.id === id)?.name ?? ''

/**
 * Keeps a name for an address until the session ends (docs/rules.md#names-of-addresses). An empty name is removed, and
 * a name that is too long is not kept.
 */
export function nameCard(id: string, typed: string): void {
  const name = oneLine(typed)
  if (cardNameProblem(typed) !== undefined) return
  const others = (storage.get('yz:card-names') ?? []).filter((named) => named.id !== id)
  const all = name === '' ? others : [...others, { id, name }]
  storage.set('yz:card-names', all.slice(-MOST_NAMES))
}

/** The name of an address as it is typed; `keep` stores it. */
export function useCardName(id: string) {
  const [typed, type] = useState(() => nameOfCard(id))
  return { typed, type, keep: () => nameCard(id, typed) }
}
