import type { GameCategory } from '#contracts/wire/game-codes.ts'
import { coverPalette, gameCover } from '../art/cover.ts'
import { coverSubject } from './cover-subjects.ts'
import { gameSeeds } from './games.ts'

/** More tiles than a phone shows at once. Among these no two covers are the same. */
const IN_VIEW = 18
/** In three columns, the covers before a cover and above it have other colours. */
const BESIDE_AND_ABOVE = [1, 3]
/** How many seeds are tried. A category has far fewer palettes. */
const TRIES = 24

type Shown = { seed: number; picture: string }

/**
 * The seeds of a list. A game's seed is its place among all games, raised while its cover is too similar to those
 * before it.
 */
function seedsOf(category: GameCategory, list: readonly { name: string; place: number }[]): Shown[] {
  const shown: Shown[] = []
  for (const { name, place } of list) {
    const near = BESIDE_AND_ABOVE.flatMap((back) => shown.at(-back) ?? [])
    const view = shown.slice(-IN_VIEW)
    const coverBy = (seed: number): Shown => ({
      seed,
      picture: gameCover(category, seed, coverSubject(category, name)),
    })
    const isFree = ({ seed, picture }: Shown) =>
      near.every((other) => coverPalette(category, other.seed) !== coverPalette(category, seed)) &&
      view.every((other) => other.picture !== picture)
    let cover = coverBy(place)
    for (let more = 1; more < TRIES && !isFree(cover); more++) cover = coverBy(place + more)
    shown.push(cover)
  }
  return shown
}

let seeds: ReadonlyMap<string, number> | undefined

/** The seed of a listed game's cover; undefined for a game that is in no list. */
export function coverSeed(category: GameCategory, name: string): number | undefined {
  seeds ??= allSeeds()
  return seeds.get(`${category} ${name}`)
}

function allSeeds(): Map<string, number> {
  const found = new Map<string, number>()
  const lists = new Map<GameCategory, { name: string; place: number }[]>()
  for (const [place, { category, name, listed }] of gameSeeds().entries())
    if (listed) lists.set(category, [...(lists.get(category) ?? []), { name, place }])
  for (const [category, list] of lists) {
    const shown = seedsOf(category, list)
    for (const [at, { name }] of list.entries()) found.set(`${category} ${name}`, shown[at]?.seed ?? at)
  }
  return found
}
