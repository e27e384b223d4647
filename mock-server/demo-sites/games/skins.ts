/** The looks of the games, each with the kind that it is played as; several looks may share one kind's mathematics. */
export const SKINS = {
  sail: 'slot',
  garden: 'lines',
  gem: 'ways',
  reef: 'fishing',
  balls: 'lottery',
  pitch: 'slip',
  arena: 'slip',
  felt: 'dragon',
  hall: 'dragon',
} as const

export type Skin = keyof typeof SKINS
