const GROUNDS = ['#e9573f', '#2fa583', '#e7a63d', '#4f86e8', '#9a6be0', '#d64d78', '#5d7391', '#3f9cc4']
const MARKS = [
  '<path d="M16 4v24" stroke="#fff6e3" stroke-width="7"/>',
  '<path d="M4 12h24" stroke="#fff6e3" stroke-width="7"/>',
  '<path d="M5 25L27 5" stroke="#fff6e3" stroke-width="7"/>',
  '<circle cx="16" cy="14" r="6" fill="#fff6e3"/>',
  '<path d="M16 6l8 14H8z" fill="#fff6e3"/>',
  '<path d="M6 18c4-5 6-5 10 0s6 5 10 0" stroke="#fff6e3" stroke-width="4" fill="none"/>',
  '<path d="M16 5l2.6 6.2 6.7.5-5.1 4.4 1.6 6.5L16 19.1l-5.8 3.5 1.6-6.5-5.1-4.4 6.7-.5z" fill="#fff6e3"/>',
]

/** A 32 x 32 shield in a team's colour and with its emblem. */
export function badgeOf(name: string): string {
  const sum = [...name].reduce((n, c) => (n * 31 + c.charCodeAt(0)) % 9_973, 7)
  const id = `b${sum}`
  const shield = 'M16 2c5 2 8 3 12 3v11c0 7-5 11-12 14C9 27 4 23 4 16V5c4 0 7-1 12-3z'
  return `<clipPath id="${id}"><path d="${shield}"/></clipPath><g clip-path="url(#${id})"><path d="M0 0h32v32H0z" fill="${GROUNDS[sum % GROUNDS.length]}"/>${MARKS[sum % MARKS.length]}</g><path d="${shield}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/>`
}
