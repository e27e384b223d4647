import { rankText } from '../page/names.ts'

const SUITS = [
  'M0-9C4-3 9 0 9 4.5a4.5 4.5 0 0 1-8 2.5l1.5 3h-5L-1 7a4.5 4.5 0 0 1-8-2.5C-9 0-4-3 0-9z',
  'M0 9C-6 4-9 1-9-3a4.6 4.6 0 0 1 9-1.5A4.6 4.6 0 0 1 9-3C9 1 6 4 0 9z',
  'M0-9a4.3 4.3 0 0 1 3.4 7A4.3 4.3 0 1 1 1 5l1.5 4h-5L-1 5a4.3 4.3 0 1 1-2.4-7A4.3 4.3 0 0 1 0-9z',
  'M0-10L7.5 0 0 10-7.5 0z',
] as const
const SUIT_NAMES = ['黑桃', '红心', '梅花', '方块']

/** `红心 K` */
export const cardName = (card: number): string => `${SUIT_NAMES[Math.floor(card / 13)]} ${rankText(card)}`

/** A card's face, 80 x 112. Cards are 0-51: rank modulo 13, then spade, heart, club, diamond. */
export function cardFace(card: number): string {
  const suit = Math.floor(card / 13)
  const ink = suit % 2 ? '#d9402b' : '#182030'
  const rank = rankText(card)
  const mark = SUITS[suit] ?? SUITS[0]
  const corner = `<text x="14" y="24" font-size="20" font-weight="700" text-anchor="middle" fill="${ink}">${rank}</text><path transform="translate(14 37)scale(.8)" d="${mark}" fill="${ink}"/>`
  return `<rect width="80" height="112" rx="9" fill="#fffdf7"/><rect x="1" y="1" width="78" height="110" rx="8" fill="none" stroke="#d8d2c4" stroke-width="1.5"/>${corner}<g transform="rotate(180 40 56)">${corner}</g><path transform="translate(40 57)scale(2.1)" d="${mark}" fill="${ink}"/>`
}

/** A card for lists, 40 x 52: nothing but its rank and its suit, so that they are read at 20 px. */
export function smallCard(card: number): string {
  const suit = Math.floor(card / 13)
  const ink = suit % 2 ? '#d9402b' : '#182030'
  return `<rect x="1" y="1" width="38" height="50" rx="6" fill="#fffdf7" stroke="#d8d2c4" stroke-width="1.5"/><text x="20" y="25" font-size="25" font-weight="700" text-anchor="middle" fill="${ink}">${rankText(card)}</text><path transform="translate(20 39)scale(.95)" d="${SUITS[suit] ?? SUITS[0]}" fill="${ink}"/>`
}

const BOAT =
  '<path d="M39 40v18H29c4-6 8-11 10-18zM42 45c4 4 6 8 6 13h-6z" fill="#f0cf8a"/><path d="M26 63q7-5 14 0t14 0M28 69q6-4 12 0t12 0" stroke="#f0cf8a" stroke-width="2" fill="none" stroke-linecap="round"/>'

/** The back of a card: the site's boat on two waves, or the mark of the brand that the demo has. */
export function cardBack(): string {
  const mark = window.__demoBrand?.mark
  return BACK + (mark === undefined ? BOAT : `<image href="${mark}" x="25" y="41" width="30" height="30"/>`)
}

const BACK =
  '<rect width="80" height="112" rx="9" fill="#fffdf7"/><rect x="5" y="5" width="70" height="102" rx="6" fill="#8c2433"/><rect x="9" y="9" width="62" height="94" rx="4" fill="none" stroke="#f0cf8a" stroke-width="1.5"/><circle cx="40" cy="56" r="21" fill="none" stroke="#f0cf8a" stroke-width="2"/><path d="M14 20q6-6 12 0t12 0 12 0 12 0M14 92q6-6 12 0t12 0 12 0 12 0" stroke="#f0cf8a" stroke-width="1.5" fill="none" opacity=".6"/>'
