const SUITS = [
  'M0-9C4-3 9 0 9 4.5a4.5 4.5 0 0 1-8 2.5l1.5 3h-5L-1 7a4.5 4.5 0 0 1-8-2.5C-9 0-4-3 0-9z',
  'M0 9C-6 4-9 1-9-3a4.6 4.6 0 0 1 9-1.5A4.6 4.6 0 0 1 9-3C9 1 6 4 0 9z',
  'M0-9a4.3 4.3 0 0 1 3.4 7A4.3 4.3 0 1 1 1 5l1.5 4h-5L-1 5a4.3 4.3 0 1 1-2.4-7A4.3 4.3 0 0 1 0-9z',
  'M0-10L7.5 0 0 10-7.5 0z',
] as const
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

/** A card's face, 80 x 112. Cards are 0-51: rank modulo 13, then spade, heart, club, diamond. */
export function cardFace(card: number): string {
  const suit = Math.floor(card / 13)
  const ink = suit % 2 ? '#d9402b' : '#182030'
  const rank = RANKS[card % 13] ?? ''
  const mark = SUITS[suit] ?? SUITS[0]
  const corner = `<text x="14" y="24" font-size="20" font-weight="700" text-anchor="middle" fill="${ink}">${rank}</text><path transform="translate(14 37)scale(.8)" d="${mark}" fill="${ink}"/>`
  return `<rect width="80" height="112" rx="9" fill="#fffdf7"/><rect x="1" y="1" width="78" height="110" rx="8" fill="none" stroke="#d8d2c4" stroke-width="1.5"/>${corner}<g transform="rotate(180 40 56)">${corner}</g><path transform="translate(40 57)scale(2.1)" d="${mark}" fill="${ink}"/>`
}

/** The back of a card: the site's boat on two waves. */
export const CARD_BACK =
  '<rect width="80" height="112" rx="9" fill="#fffdf7"/><rect x="5" y="5" width="70" height="102" rx="6" fill="#8c2433"/><rect x="9" y="9" width="62" height="94" rx="4" fill="none" stroke="#f0cf8a" stroke-width="1.5"/><circle cx="40" cy="56" r="21" fill="none" stroke="#f0cf8a" stroke-width="2"/><path d="M39 40v18H29c4-6 8-11 10-18zM42 45c4 4 6 8 6 13h-6z" fill="#f0cf8a"/><path d="M26 63q7-5 14 0t14 0M28 69q6-4 12 0t12 0" stroke="#f0cf8a" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M14 20q6-6 12 0t12 0 12 0 12 0M14 92q6-6 12 0t12 0 12 0 12 0" stroke="#f0cf8a" stroke-width="1.5" fill="none" opacity=".6"/>'

/** The heads of dragon and tiger from the front, 100 x 100, in a few flat shapes. */
export const EMBLEMS = {
  dragon:
    '<circle cx="50" cy="50" r="46" fill="#1d4fa0"/><circle cx="50" cy="50" r="41" fill="none" stroke="#f0cf8a" stroke-width="2"/><path d="M34 30C28 22 26 14 30 8c4 8 10 12 14 18zM66 30c6-8 8-16 4-22-4 8-10 12-14 18z" fill="#f0cf8a"/><path d="M50 22c14 0 24 8 26 20l8 6-8 6c-2 6-6 10-10 13l-4 13H38l-4-13c-4-3-8-7-10-13l-8-6 8-6c2-12 12-20 26-20z" fill="#5f9cf0"/><path d="M50 26l7 20 5 22-4 8H42l-4-8 5-22z" fill="#9cc6ff"/><path d="M28 46l16-2-4 9c-5 1-9-2-12-7zM72 46l-16-2 4 9c5 1 9-2 12-7z" fill="#fff6e3"/><circle cx="37" cy="48" r="3.5" fill="#182030"/><circle cx="63" cy="48" r="3.5" fill="#182030"/><circle cx="45" cy="66" r="2.5" fill="#1d4fa0"/><circle cx="55" cy="66" r="2.5" fill="#1d4fa0"/><path d="M38 68C28 70 20 66 14 72M62 68c10 2 18-2 24 4" stroke="#f0cf8a" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M42 76h16l-3 6-5-3-5 3z" fill="#fff6e3"/>',
  tiger:
    '<circle cx="50" cy="50" r="46" fill="#a5351f"/><circle cx="50" cy="50" r="41" fill="none" stroke="#f0cf8a" stroke-width="2"/><circle cx="26" cy="30" r="11" fill="#e08a2e"/><circle cx="74" cy="30" r="11" fill="#e08a2e"/><circle cx="26" cy="31" r="6" fill="#5e1f12"/><circle cx="74" cy="31" r="6" fill="#5e1f12"/><path d="M50 20c20 0 32 13 32 30 0 20-14 33-32 33S18 70 18 50c0-17 12-30 32-30z" fill="#f2a541"/><path d="M50 60c14 0 22 5 22 11 0 7-10 12-22 12s-22-5-22-12c0-6 8-11 22-11z" fill="#fff6e3"/><path d="M42 27h16M39 34h22M50 27v14M20 48l12 3M19 57l11 1M80 48l-12 3M81 57l-11 1" stroke="#3b1710" stroke-width="4" stroke-linecap="round"/><path d="M32 48c4-4 9-4 13 0-3 5-10 5-13 0zM68 48c-4-4-9-4-13 0 3 5 10 5 13 0z" fill="#fff"/><circle cx="39" cy="48" r="3.2" fill="#182030"/><circle cx="61" cy="48" r="3.2" fill="#182030"/><path d="M43 60h14l-7 7z" fill="#5e1f12"/><path d="M50 67v4M50 71c-3 4-8 4-11 1M50 71c3 4 8 4 11 1" stroke="#5e1f12" stroke-width="2.5" fill="none" stroke-linecap="round"/>',
} as const
