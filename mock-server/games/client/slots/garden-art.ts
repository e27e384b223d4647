import { GARDEN_NAMES } from '../page/names.ts'
import { DEEP_GOLD, GOLD, PAPER, type Symbols, ZHU } from './symbols.ts'

const petal = (turn: number, fill: string): string =>
  `<path transform="rotate(${turn} 50 50)" d="M50 50C36 40 34 20 50 10c16 10 14 30 0 40z" fill="${fill}"/>`
const petals = (count: number, fill: string, from = 0): string =>
  Array.from({ length: count }, (_, i) => petal(from + (360 / count) * i, fill)).join('')

/** The 5x3 slot: a garden on the evening of the lantern riddles. */
export const GARDEN: Symbols = {
  scene: `<path d="M0 100V84c40-14 84-16 130-6s92 10 134 0 66-10 94-4v26z" fill="#1f3b35"/><circle cx="292" cy="34" r="24" fill="${GOLD}"/><circle cx="284" cy="28" r="4" fill="#e2b968"/><circle cx="298" cy="42" r="6" fill="#e2b968"/><path d="M20 20c60 26 140 26 220 4" stroke="#8a6a2c" stroke-width="2" fill="none"/>${[
    54, 108, 162, 214,
  ]
    .map(
      (x, i) =>
        `<g transform="translate(${x} ${[31, 38, 38, 29][i]})"><path d="M0 0v6" stroke="#8a6a2c" stroke-width="2"/><ellipse cx="0" cy="18" rx="13" ry="12" fill="${i % 2 ? '#f2a541' : ZHU}"/><ellipse cx="0" cy="18" rx="5" ry="12" fill="#ffd48a" opacity=".6"/><path d="M-6 6h12v3H-6zM-6 28h12v3H-6z" fill="${DEEP_GOLD}"/><path d="M0 31v9" stroke="${GOLD}" stroke-width="2"/></g>`,
    )
    .join(
      '',
    )}<path d="M330 100c-2-26 0-40-8-56M344 100c0-20 4-32 10-44" stroke="#3f8f63" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M324 56c-10-2-16-8-18-16 10 2 16 8 18 16zM328 72c10-4 14-10 16-18-10 2-16 8-16 18zM346 72c-8-4-12-10-12-18 8 4 12 10 12 18z" fill="#49b57a"/>`,
  symbols: [
    {
      name: GARDEN_NAMES[0],
      body: `<path d="M50 4v10M40 84v10M50 84v12M60 84v10" stroke="${GOLD}" stroke-width="3.5" stroke-linecap="round"/><path d="M34 14h32l14 14v36L66 78H34L20 64V28z" fill="${ZHU}"/><path d="M38 14h24v64H38z" fill="#ff8f5f"/><path d="M34 14h32v7H34zM34 71h32v7H34zM40 78h20v6H40z" fill="${DEEP_GOLD}"/><circle cx="50" cy="46" r="15" fill="${GOLD}"/><path d="M50 35l3.4 7.4 8.1.8-6.1 5.4 1.8 7.9-7.2-4.1-7.2 4.1 1.8-7.9-6.1-5.4 8.1-.8z" fill="#fff"/>`,
    },
    {
      name: GARDEN_NAMES[1],
      body: `<path d="M18 76c10-12 22-14 32-8M82 76c-10-12-22-14-32-8" stroke="#3f8f63" stroke-width="9" fill="none" stroke-linecap="round"/>${petals(7, '#d64d78')}${petals(7, '#f27a9a', 25).replaceAll('M50 50C36 40 34 20 50 10c16 10 14 30 0 40z', 'M50 50C40 43 39 28 50 21c11 7 10 22 0 29z')}<circle cx="50" cy="50" r="9" fill="${GOLD}"/>`,
    },
    {
      name: GARDEN_NAMES[2],
      body: `<path d="M50 6v18" stroke="${ZHU}" stroke-width="5"/><circle cx="50" cy="46" r="27" fill="none" stroke="#1f7a5c" stroke-width="20"/><circle cx="50" cy="46" r="27" fill="none" stroke="#56c596" stroke-width="14"/><path d="M32 30c6-7 14-10 22-9" stroke="#d6f5e6" stroke-width="4" fill="none" stroke-linecap="round"/><circle cx="50" cy="80" r="5" fill="${ZHU}"/><path d="M44 84v12M50 85v13M56 84v12" stroke="${ZHU}" stroke-width="4" stroke-linecap="round"/>`,
    },
    {
      name: GARDEN_NAMES[3],
      body: `<path d="M50 62v32" stroke="#8c3b1c" stroke-width="7" stroke-linecap="round"/><circle cx="50" cy="40" r="34" fill="${DEEP_GOLD}"/><circle cx="50" cy="40" r="29" fill="${PAPER}"/><path d="M26 52c14-2 30-14 46-26" stroke="#7a5236" stroke-width="3.5" fill="none" stroke-linecap="round"/><circle cx="44" cy="44" r="6" fill="#f27a9a"/><circle cx="58" cy="36" r="7" fill="#d64d78"/><circle cx="66" cy="26" r="5" fill="#f27a9a"/><path d="M34 50c-3 6-1 10 3 13" stroke="#3f8f63" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    },
    {
      name: GARDEN_NAMES[4],
      body: `<path d="M72 50c14-10 18 2 18 8-8 0-10 10-20 12z" fill="#7d4a2a" transform="rotate(-8 76 58)"/><path d="M26 46C10 40 6 52 10 62c3 8 10 10 18 8" stroke="#7d4a2a" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M22 56c0-14 12-22 28-22s28 8 28 22c0 16-10 26-18 28H40c-8-2-18-12-18-28z" fill="#a9683c"/><path d="M34 34c2-8 8-11 16-11s14 3 16 11z" fill="#7d4a2a"/><circle cx="50" cy="20" r="5" fill="${GOLD}"/><path d="M32 56c2-8 8-12 16-13" stroke="#e0a878" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M38 84h24v6H38z" fill="#7d4a2a"/>`,
    },
    {
      name: GARDEN_NAMES[5],
      body: `<ellipse cx="50" cy="58" rx="36" ry="32" fill="#e8752a"/><ellipse cx="38" cy="50" rx="10" ry="7" fill="#ffb06b" transform="rotate(-24 38 50)"/><path d="M50 34c-8-8-20-8-26-2 8 6 18 8 26 2zM50 34c8-8 20-8 26-2-8 6-18 8-26 2zM50 34c-8-6-10-16-4-24 7 6 9 16 4 24zM50 34c-2 8-2 12 0 16 4-4 5-10 0-16z" fill="#3f8f63"/>`,
    },
    {
      name: GARDEN_NAMES[6],
      body: `<path d="M42 8v84M62 24v68" stroke="#2f8a5c" stroke-width="9"/><path d="M37 34h10M37 62h10M57 48h10M57 76h10" stroke="#1c6240" stroke-width="3"/><path d="M42 34C28 32 18 24 14 12c14 2 24 10 28 22zM62 48c14-2 22-10 26-22-14 2-24 10-26 22zM42 62c-12 0-22-6-28-16 12 0 22 6 28 16zM62 74c10 0 20-6 26-14-12-2-22 4-26 14z" fill="#49b57a"/>`,
    },
    {
      name: GARDEN_NAMES[7],
      body: `<circle cx="50" cy="50" r="44" fill="#24365e"/><circle cx="50" cy="50" r="34" fill="${GOLD}"/><circle cx="38" cy="36" r="6" fill="#e2b968"/><circle cx="64" cy="34" r="4" fill="#e2b968"/><path d="M36 70c-2-12 4-20 14-22l-6-16c4-3 8 2 10 10 3-8 8-12 11-9l-5 16c10 4 10 16 4 22z" fill="${PAPER}"/><circle cx="56" cy="54" r="2" fill="#c0392b"/>`,
    },
  ],
}
