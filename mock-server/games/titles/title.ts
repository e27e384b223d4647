import type { Skin } from '../skins.ts'

/**
 * A venue's titles in the order of the lists, each with the skin of the game that it opens (kinds.ts).
 * A title opens a game of its own kind and name. A title that no demo game plays is null: it is in no list and cannot
 * be launched. The order gives the codes, which are never reused: add new titles at the end, and never remove one.
 */
export type Titles = Readonly<Record<string, Skin | null>>
