import { FISH_NAMES } from '../page/names.ts'
import { GOLD, PAPER, ZHU } from '../slots/symbols.ts'

/** The fish by what they pay, 100 x 100, swimming to the left. */
export const FISH: readonly { name: string; body: string }[] = [
  {
    name: FISH_NAMES[0],
    body: `<path d="M82 50l16-16v32z" fill="#e8752a"/><path d="M8 50c8-18 24-26 42-26 18 0 30 10 36 26-6 16-18 26-36 26-18 0-34-8-42-26z" fill="#f2873f"/><path d="M30 28c-5 14-5 30 0 44 4 2 8 3 12 4-6-16-6-36 0-51-4 0-8 1-12 3zM62 26c5 14 5 34 0 48 4-2 8-5 11-8 4-10 4-22 0-32-3-3-7-6-11-8z" fill="${PAPER}"/><path d="M44 24c6-10 16-12 26-8l-6 11zM48 76c4 8 12 10 20 7l-6-10z" fill="#c0392b"/><circle cx="21" cy="45" r="5" fill="#fff"/><circle cx="20" cy="45" r="2.6" fill="#182030"/>`,
  },
  {
    name: FISH_NAMES[1],
    body: `<path d="M12 52c10-22 30-30 50-26 12 3 20 12 26 26-6 14-14 23-26 26-20 4-40-4-50-26z" fill="#3f86c9"/><path d="M84 52l14-18v36z" fill="#2b5fa5"/><path d="M16 50c18-9 46-9 66 1-20 6-48 6-66-1z" fill="#7ff0ff"/><path d="M44 26c4-9 12-13 22-13-1 6-3 10-6 13zM46 78c4 6 9 9 15 9 0-4-1-7-3-10z" fill="#2b5fa5"/><circle cx="26" cy="44" r="5" fill="#fff"/><circle cx="25" cy="44" r="2.5" fill="#182030"/>`,
  },
  {
    name: FISH_NAMES[2],
    body: `<path d="M16 50c0-22 14-36 34-36s34 14 34 36c-6 6-12 6-17 0-5 6-12 6-17 0-5 6-12 6-17 0-5 6-11 6-17 0z" fill="#b58cff"/><path d="M28 40c2-10 8-16 18-18" stroke="#e6d6ff" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M28 58c-5 10 5 14 0 26M43 60c-4 10 4 16 0 28M58 60c4 10-4 16 0 28M72 58c5 10-5 14 0 26" stroke="#b58cff" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  },
  {
    name: FISH_NAMES[3],
    body: `<path d="M70 30c8-10 18-12 24-6-4 10-12 14-22 14zM70 72c8 10 18 12 24 6-4-10-12-14-22-14zM40 28c-2-10-8-16-16-16 0 10 4 18 12 22zM40 74c-2 10-8 16-16 16 0-10 4-18 12-22z" fill="#7fd36b"/><ellipse cx="17" cy="51" rx="14" ry="11" fill="#7fd36b"/><circle cx="12" cy="47" r="2.4" fill="#182030"/><ellipse cx="55" cy="51" rx="32" ry="28" fill="#2f8a5c"/><path d="M55 36l13 8v14l-13 8-13-8V44z" fill="#49b57a"/><path d="M55 23v13M42 44l-14-6M68 44l14-6M42 58l-14 6M68 58l14 6M55 66v13" stroke="#1c6240" stroke-width="3"/>`,
  },
  {
    name: FISH_NAMES[4],
    body: `<path d="M4 52c16-16 40-22 62-16 10 3 18 8 24 14-4 10-14 16-28 18-24 3-44-4-58-16z" fill="#6f8796"/><path d="M8 55c18 6 44 8 70 2-6 6-12 10-20 11-20 3-38-3-50-13z" fill="#dfe8ec"/><path d="M46 36l14-24c8 6 10 16 6 26zM82 50l16-26c2 12 0 20-4 28 4 6 6 14 2 24L80 56zM44 66l-8 20c10-2 16-10 18-19z" fill="#566b78"/><path d="M12 56l5 4 4-3 5 4 5-3" stroke="#566b78" stroke-width="2" fill="none"/><circle cx="24" cy="47" r="3" fill="#182030"/><path d="M38 44v9M43 43v10M48 43v9" stroke="#566b78" stroke-width="2.5"/>`,
  },
  {
    name: FISH_NAMES[5],
    body: `<path d="M4 56c0-22 20-34 46-32 20 2 34 14 36 32-4 14-18 22-40 22C20 78 4 70 4 56z" fill="#e7a63d"/><path d="M6 60c14 10 40 12 62 4-8 9-20 14-36 14-14-2-24-8-26-18z" fill="${PAPER}"/><path d="M82 54c2-8 2-16-2-24 8-2 14 0 18 6-2 4-4 8-8 10 2 6-2 12-8 14z" fill="#c98320"/><path d="M40 24c-2-8 0-14 6-18M40 24c0-8-4-13-10-14" stroke="${GOLD}" stroke-width="4" fill="none" stroke-linecap="round"/><circle cx="22" cy="52" r="4" fill="#182030"/><circle cx="21" cy="51" r="1.4" fill="#fff"/><path d="M14 64c6 4 12 4 18 1" stroke="#c98320" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M44 74c0 8 6 12 14 12 0-8-2-12-6-14z" fill="#c98320"/><path d="M58 34l3 7 8 .6-6 5 2 7.4-7-4-7 4 2-7.4-6-5 8-.6z" fill="${ZHU}"/>`,
  },
]

/** The bottom of the sea, 358 x 60. */
export const SEA_BED =
  '<path d="M0 60V34c34-12 70-8 108 2s80 12 120 0 84-16 130-2v26z" fill="#0d3c5c"/><path d="M36 58c-4-18 6-22 0-40M50 58c2-14-6-20 0-30M314 58c-4-14 6-20 0-36M300 58c4-10-4-16 0-24" stroke="#2fa583" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M150 58c-8-2-12-10-8-16s14-4 14 4c2-8 12-8 14-2s-4 14-12 14z" fill="#d64d78"/><circle cx="226" cy="50" r="7" fill="#f2a541"/><circle cx="240" cy="54" r="4" fill="#e9573f"/>'
