/** The looks of the games, each with the kind that it is played as; several looks may share one kind's mathematics. */
export const SKINS = {
  sail: 'slot',
  reef: 'slot',
  gem: 'slot',
  balls: 'lottery',
  pitch: 'slip',
  arena: 'slip',
  felt: 'dragon',
  hall: 'dragon',
  pearl: 'baccarat',
  wheel: 'roulette',
  lantern: 'blackjack',
  buffalo: 'bull',
  dots: 'mahjong',
} as const

export type Skin = keyof typeof SKINS
