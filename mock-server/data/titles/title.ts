import type { Skin } from '../../demo-sites/games/skins.ts'

/**
 * A venue's titles in the order of the lists, each with the look of the game that it opens (demo-sites/games/kinds.ts).
 * A title opens a game of its own kind and name; one that no game here plays is null: in no list and not launchable.
 * The order gives the codes, which are never reused: a new title stands last, and none is ever taken out.
 */
export type Titles = Readonly<Record<string, Skin | null>>
