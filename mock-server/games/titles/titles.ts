import type { Skin } from '../skins.ts'
import { BOARDS } from './boards.ts'
import { FISHING } from './fishing.ts'
import { LIVE } from './live.ts'
import { LOTTERY } from './lottery.ts'
import { AE_SLOTS, FG_SLOTS, OB_SLOTS, PP_SLOTS } from './provider-slots.ts'
import { SLOTS } from './slots.ts'
import { ESPORTS, SPORTS } from './sports.ts'
import type { Titles } from './title.ts'

/** All titles by venue. The names are invented and unique: no brand, club, person or published title. */
export const TITLES = {
  yzdz: SLOTS,
  yzby: FISHING,
  zrt: LIVE,
  qpg: BOARDS,
  cpz: LOTTERY,
  tyg: SPORTS,
  djg: ESPORTS,
  obgdy: OB_SLOTS,
  fgdz: FG_SLOTS,
  pp: PP_SLOTS,
  ae: AE_SLOTS,
} as const satisfies Record<string, Titles>

export type Platname = keyof typeof TITLES
type NamesOf<T> = T extends unknown ? keyof T : never
export type GameName = NamesOf<(typeof TITLES)[Platname]>

/** A venue's titles in the order of its list, with their codes, which count up from `<platname>-001`. */
export const titlesAt = (platname: Platname): { code: string; name: string; skin: Skin | null }[] =>
  Object.entries<Skin | null>(TITLES[platname]).map(([name, skin], place) => ({
    code: `${platname}-${String(place + 1).padStart(3, '0')}`,
    name,
    skin,
  }))

const skins: ReadonlyMap<string, Skin | null> = new Map(
  (Object.keys(TITLES) as Platname[]).flatMap(titlesAt).map(({ code, skin }) => [code, skin]),
)

/** The skin of the game that a title opens; undefined if no demo game plays it. */
export const skinOf = (code: string): Skin | undefined => skins.get(code) ?? undefined
