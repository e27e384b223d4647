import { type PocketTone, toneOf } from '../page/names.ts'

/** The pockets around the European wheel, clockwise. */
export const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
] as const

const FILLS: Record<PocketTone, string> = { red: '#b8321f', black: '#1b2130', green: '#1f7a4a' }

export const TURN = 360 / WHEEL.length

const at = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(100 + radius * Math.cos(angle)).toFixed(2)} ${(100 + radius * Math.sin(angle)).toFixed(2)}`
}

const sector = (pocket: number, place: number): string => {
  const [from, to] = [(place - 0.5) * TURN, (place + 0.5) * TURN]
  const path = `M${at(96, from)}A96 96 0 0 1 ${at(96, to)}L${at(64, to)}A64 64 0 0 0 ${at(64, from)}z`
  return `<path d="${path}" fill="${FILLS[toneOf(pocket)]}" stroke="#f0cf8a" stroke-width=".6"/><text x="100" y="19" transform="rotate(${(place * TURN).toFixed(2)} 100 100)" font-size="10" font-weight="700" text-anchor="middle" fill="#fff6e3">${pocket}</text>`
}

/** The wheel, 200 x 200, with the zero on top. */
export const WHEEL_ART = `<circle cx="100" cy="100" r="99" fill="#6b4420"/>${WHEEL.map(sector).join('')}<circle cx="100" cy="100" r="64" fill="#2b2118"/><circle cx="100" cy="100" r="60" fill="none" stroke="#f0cf8a" stroke-width="1.5"/><path d="M100 52l7 41 41 7-41 7-7 41-7-41-41-7 41-7z" fill="#c99a4b"/><circle cx="100" cy="100" r="12" fill="#f0cf8a"/>`
