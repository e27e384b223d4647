/** Colours that the drawings share with the site's own. */
export const GOLD = '#f0cf8a'
export const DEEP_GOLD = '#c08a2e'
export const ZHU = '#e9573f'
export const PAPER = '#fff6e3'

/** A slot's pictures, 100 x 100, from the wild to the most common symbol, and its scene above the reels, 358 x 100. */
export type Symbols = { scene: string; symbols: readonly { name: string; body: string }[] }
