/** The skins of the games, each with the kind that it is played as. Several skins may share one kind's mathematics. */
export const SKINS = {
  sail: 'slot',
  garden: 'lines',
  gem: 'ways',
  reef: 'fishing',
  eleven: 'draws',
  dice: 'draws',
  digits: 'draws',
  football: 'slip',
  basketball: 'slip',
  tennis: 'slip',
  badminton: 'slip',
  esports: 'slip',
  felt: 'dragon',
  hall: 'dragon',
  pearl: 'baccarat',
  wheel: 'roulette',
  lantern: 'blackjack',
  buffalo: 'bull',
  dots: 'mahjong',
} as const

export type Skin = keyof typeof SKINS
