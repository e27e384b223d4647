import { GEM_NAMES } from '../page/names.ts'
import { DEEP_GOLD, GOLD, PAPER, type Symbols } from './symbols.ts'

/** A gem: outline, top facet and the lines between, in light to dark shades of one colour. */
const stone = (
  outline: string,
  table: string,
  edges: string,
  [dark, mid, light]: readonly [string, string, string],
): string =>
  `<path d="${outline}" fill="${mid}"/><path d="${edges}" stroke="${dark}" stroke-width="2.5" fill="none" stroke-linejoin="round"/><path d="${table}" fill="${light}"/><path d="${outline}" fill="none" stroke="${dark}" stroke-width="4" stroke-linejoin="round"/>`

/** The 5x4 slot: a mine of gems. */
export const GEMS: Symbols = {
  scene: `<path d="M0 100V58l40 22 34-40 44 46 50-30 56 34 46-48 40 34 48-26v50z" fill="#2b1d49"/><path d="M262 18l18 14-18 30-18-30z" fill="#b58cff"/><path d="M262 18v44M244 32h36" stroke="#5b3b8f" stroke-width="2"/><path d="M300 46l10 8-10 18-10-18z" fill="#2fd0a5"/><path d="M70 20l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM130 40l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="${GOLD}"/>`,
  symbols: [
    {
      name: GEM_NAMES[0],
      body: `<path d="M50 6l11 20 22-7-7 22 20 11-20 11 7 22-22-7-11 20-11-20-22 7 7-22L4 52l20-11-7-22 22 7z" fill="${DEEP_GOLD}"/><path d="M50 20l8 14 16-5-5 16 14 7-14 8 5 15-16-5-8 14-8-14-16 5 5-15-14-8 14-7-5-16 16 5z" fill="${GOLD}"/><circle cx="50" cy="52" r="13" fill="${PAPER}"/>`,
    },
    {
      name: GEM_NAMES[1],
      body: stone(
        'M30 14h40l20 24-40 50-40-50z',
        'M36 24h28l10 14H26z',
        'M10 38h80M30 14l-4 24 24 50 24-50-4-24',
        ['#8f1f2a', '#d93a4a', '#ff8790'],
      ),
    },
    {
      name: GEM_NAMES[2],
      body: stone(
        'M50 10l28 12 12 28-12 28-28 12-28-12-12-28 12-28z',
        'M50 28l16 6 6 16-6 16-16 6-16-6-6-16 6-16z',
        'M50 10v18M78 22L66 34M90 50H72M78 78L66 66M50 90V72M22 78l12-12M10 50h18M22 22l12 12',
        ['#1c3f94', '#3b6fe0', '#9dc0ff'],
      ),
    },
    {
      name: GEM_NAMES[3],
      body: stone(
        'M34 12h32l16 16v44L66 88H34L18 72V28z',
        'M40 28h20l6 6v32l-6 6H40l-6-6V34z',
        'M34 12l6 16M66 12l-6 16M82 28l-16 6M82 72l-16-6M66 88l-6-16M34 88l6-16M18 72l16-6M18 28l16 6',
        ['#0c5a41', '#1fa277', '#8cf0cc'],
      ),
    },
    {
      name: GEM_NAMES[4],
      body: stone(
        'M50 8c18 22 30 36 30 52 0 17-13 30-30 30S20 77 20 60c0-16 12-30 30-52z',
        'M50 34c9 11 14 18 14 26 0 9-6 15-14 15s-14-6-14-15c0-8 5-15 14-26z',
        'M50 8v26M22 52l14 8M78 52l-14 8M30 82l12-10M70 82L58 72',
        ['#4f2a8c', '#8a55d6', '#d3b5ff'],
      ),
    },
    {
      name: GEM_NAMES[5],
      body: stone('M50 12l40 70H10z', 'M50 40l17 30H33z', 'M50 12v28M90 82L67 70M10 82l23-12', [
        '#8a4d0c',
        '#dd8a24',
        '#ffd48a',
      ]),
    },
    {
      name: GEM_NAMES[6],
      body: stone(
        'M50 10l32 40-32 40-32-40z',
        'M50 32l15 18-15 18-15-18z',
        'M50 10v22M82 50H65M50 90V68M18 50h17',
        ['#4d6178', '#90a8c0', '#e6f0fa'],
      ),
    },
    {
      name: GEM_NAMES[7],
      body: stone(
        'M22 26h56l12 24-12 24H22L10 50z',
        'M34 38h32l8 12-8 12H34l-8-12z',
        'M22 26l12 12M78 26L66 38M90 50H74M78 74L66 62M22 74l12-12M10 50h16',
        ['#8a2460', '#d8549c', '#ffb0d8'],
      ),
    },
    {
      name: GEM_NAMES[8],
      body: stone(
        'M50 12c22 0 38 17 38 38S72 88 50 88 12 71 12 50s16-38 38-38z',
        'M50 32c11 0 18 8 18 18s-7 18-18 18-18-8-18-18 7-18 18-18z',
        'M50 12v20M88 50H68M50 88V68M12 50h20',
        ['#155a6e', '#2b95ad', '#a5e6f0'],
      ),
    },
  ],
}
