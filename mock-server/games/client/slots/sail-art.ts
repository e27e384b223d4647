import { SAIL_NAMES } from '../page/names.ts'
import { DEEP_GOLD, GOLD, PAPER, type Symbols, ZHU } from './symbols.ts'

const CLOUD = 'M22 66a13 13 0 0 1 2-26 19 19 0 0 1 35-6 15 15 0 0 1 20 15 9 9 0 0 1-1 17z'

const COIN = `<circle cx="50" cy="50" r="42" fill="${DEEP_GOLD}"/><circle cx="50" cy="50" r="37" fill="${GOLD}"/>`
const BOAT = `${COIN}<path d="M47 18v42H24C36 50 44 36 47 18z" fill="${PAPER}"/><path d="M52 26c12 8 19 20 21 34H52z" fill="${ZHU}"/><path d="M20 64h60c-4 9-11 14-20 14H40c-9 0-16-5-20-14z" fill="#8c3b1c"/>`

/** Under a brand the wild symbol is the brand's mark on a coin. */
function wild() {
  const { mark, brand } = window.__demoBrand ?? {}
  if (mark === undefined || brand === undefined) return undefined
  return { name: brand.name, body: `${COIN}<image href="${mark}" x="28" y="28" width="44" height="44"/>` }
}

/** The 3x3 slot: what a merchant ship brings home. */
export const SAIL: Symbols = {
  scene: `<circle cx="286" cy="40" r="26" fill="${GOLD}"/><path d="M0 74c50-26 96-22 150-4s120 18 208-14v44H0z" fill="#0e4a4c"/><path d="M0 90c60-18 120-8 180 0s120 6 178-8v18H0z" fill="#0a3a40"/><path d="M268 34c6 12 6 24 2 34h-22c12-8 18-20 20-34z" fill="${PAPER}"/><path d="M276 42c8 8 12 16 12 26h-12z" fill="#e9573f"/><path d="M242 72h52c-4 8-10 11-17 11h-19c-7 0-13-4-16-11z" fill="#a0432a"/><path d="M30 34a8 8 0 0 1 4-14 13 13 0 0 1 24-2 10 10 0 0 1 14 8 5 5 0 0 1-1 8z" fill="#fff" opacity=".16"/>`,
  symbols: [
    {
      get name() {
        return wild()?.name ?? SAIL_NAMES[0]
      },
      get body() {
        return wild()?.body ?? BOAT
      },
    },
    {
      name: SAIL_NAMES[1],
      body: `<circle cx="52" cy="46" r="33" fill="${GOLD}"/><circle cx="42" cy="36" r="6" fill="#e2b968"/><circle cx="62" cy="52" r="8" fill="#e2b968"/><circle cx="60" cy="30" r="4" fill="#e2b968"/><path d="M12 78a9 9 0 0 1 4-17 15 15 0 0 1 28-3 12 12 0 0 1 17 10 6 6 0 0 1-2 10z" fill="${PAPER}"/>`,
    },
    {
      name: SAIL_NAMES[2],
      body: `<path d="M80 26C62 16 36 22 24 44c-7 13-6 26 1 36 3-8 8-13 15-17 18 3 36-6 42-22 3-6 2-12-2-15z" fill="${ZHU}"/><path d="M66 22c-7 7-9 18-5 28 8-1 15-5 20-12 3-7 1-11-15-16z" fill="${PAPER}"/><path d="M25 80c-9-1-15-6-17-14 8 0 14 2 19 6zM25 80c3 8 10 12 18 11-1-7-5-12-12-17z" fill="#ff8f6b"/><circle cx="74" cy="32" r="3.5" fill="#182030"/><path d="M42 48c5 3 11 3 16 0M36 58c5 3 10 4 15 2" stroke="${PAPER}" stroke-width="3" fill="none" stroke-linecap="round"/>`,
    },
    {
      name: SAIL_NAMES[3],
      body: `<path d="M50 80C30 76 18 62 16 44c11 1 20 6 26 14zM50 80c20-4 32-18 34-36-11 1-20 6-26 14z" fill="#d64d78"/><path d="M50 80C36 68 32 50 38 30c6 4 10 10 12 16 2-6 6-12 12-16 6 20 2 38-12 50z" fill="#f27a9a"/><path d="M50 80c-9-14-10-34 0-56 10 22 9 42 0 56z" fill="#ffc2cf"/><path d="M26 86h48" stroke="#2fa583" stroke-width="6" stroke-linecap="round"/>`,
    },
    {
      name: SAIL_NAMES[4],
      body: `<path d="M50 8v12M50 78v14" stroke="${GOLD}" stroke-width="4" stroke-linecap="round"/><path d="M38 20h24v8H38zM38 70h24v8H38z" fill="${DEEP_GOLD}"/><ellipse cx="50" cy="49" rx="34" ry="24" fill="#d8402b"/><ellipse cx="50" cy="49" rx="20" ry="24" fill="${ZHU}"/><ellipse cx="50" cy="49" rx="7" ry="24" fill="#ff9a6b"/>`,
    },
    {
      name: SAIL_NAMES[5],
      body: `<circle cx="50" cy="50" r="36" fill="#8a6a2c"/><circle cx="50" cy="50" r="30" fill="#d6a347"/><circle cx="50" cy="50" r="25" fill="none" stroke="#8a6a2c" stroke-width="2.5"/><path d="M39 39h22v22H39z" fill="#4a330f"/><path d="M50 28v6M50 66v6M28 50h6M66 50h6" stroke="#8a6a2c" stroke-width="4" stroke-linecap="round"/>`,
    },
    {
      name: SAIL_NAMES[6],
      body: `<path d="${CLOUD}" fill="#7fd8c0"/><path d="M34 58a7 7 0 1 1 8-9M58 58a9 9 0 1 0-10-11" stroke="#0f5a4c" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M18 76h52M34 84h30" stroke="#7fd8c0" stroke-width="5" stroke-linecap="round"/>`,
    },
  ],
}
