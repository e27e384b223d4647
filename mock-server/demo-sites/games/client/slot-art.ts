import type { Skin } from '../skins.ts'

/** Seven 100 x 100 pictures and their names, from the wild to the most common symbol. */
type SymbolArt = { name: string; body: string }

const GOLD = '#f0cf8a'
const DEEP_GOLD = '#c08a2e'
const ZHU = '#e9573f'
const PAPER = '#fff6e3'

const CLOUD = 'M22 66a13 13 0 0 1 2-26 19 19 0 0 1 35-6 15 15 0 0 1 20 15 9 9 0 0 1-1 17z'

const sail: readonly SymbolArt[] = [
  {
    name: '金帆',
    body: `<circle cx="50" cy="50" r="42" fill="${DEEP_GOLD}"/><circle cx="50" cy="50" r="37" fill="${GOLD}"/><path d="M47 18v42H24C36 50 44 36 47 18z" fill="${PAPER}"/><path d="M52 26c12 8 19 20 21 34H52z" fill="${ZHU}"/><path d="M20 64h60c-4 9-11 14-20 14H40c-9 0-16-5-20-14z" fill="#8c3b1c"/>`,
  },
  {
    name: '明月',
    body: `<circle cx="52" cy="46" r="33" fill="${GOLD}"/><circle cx="42" cy="36" r="6" fill="#e2b968"/><circle cx="62" cy="52" r="8" fill="#e2b968"/><circle cx="60" cy="30" r="4" fill="#e2b968"/><path d="M12 78a9 9 0 0 1 4-17 15 15 0 0 1 28-3 12 12 0 0 1 17 10 6 6 0 0 1-2 10z" fill="${PAPER}"/>`,
  },
  {
    name: '锦鲤',
    body: `<path d="M80 26C62 16 36 22 24 44c-7 13-6 26 1 36 3-8 8-13 15-17 18 3 36-6 42-22 3-6 2-12-2-15z" fill="${ZHU}"/><path d="M66 22c-7 7-9 18-5 28 8-1 15-5 20-12 3-7 1-11-15-16z" fill="${PAPER}"/><path d="M25 80c-9-1-15-6-17-14 8 0 14 2 19 6zM25 80c3 8 10 12 18 11-1-7-5-12-12-17z" fill="#ff8f6b"/><circle cx="74" cy="32" r="3.5" fill="#182030"/><path d="M42 48c5 3 11 3 16 0M36 58c5 3 10 4 15 2" stroke="${PAPER}" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  },
  {
    name: '红莲',
    body: `<path d="M50 80C30 76 18 62 16 44c11 1 20 6 26 14zM50 80c20-4 32-18 34-36-11 1-20 6-26 14z" fill="#d64d78"/><path d="M50 80C36 68 32 50 38 30c6 4 10 10 12 16 2-6 6-12 12-16 6 20 2 38-12 50z" fill="#f27a9a"/><path d="M50 80c-9-14-10-34 0-56 10 22 9 42 0 56z" fill="#ffc2cf"/><path d="M26 86h48" stroke="#2fa583" stroke-width="6" stroke-linecap="round"/>`,
  },
  {
    name: '灯笼',
    body: `<path d="M50 8v12M50 78v14" stroke="${GOLD}" stroke-width="4" stroke-linecap="round"/><path d="M38 20h24v8H38zM38 70h24v8H38z" fill="${DEEP_GOLD}"/><ellipse cx="50" cy="49" rx="34" ry="24" fill="#d8402b"/><ellipse cx="50" cy="49" rx="20" ry="24" fill="${ZHU}"/><ellipse cx="50" cy="49" rx="7" ry="24" fill="#ff9a6b"/>`,
  },
  {
    name: '铜钱',
    body: `<circle cx="50" cy="50" r="36" fill="#8a6a2c"/><circle cx="50" cy="50" r="30" fill="#d6a347"/><circle cx="50" cy="50" r="25" fill="none" stroke="#8a6a2c" stroke-width="2.5"/><path d="M39 39h22v22H39z" fill="#4a330f"/><path d="M50 28v6M50 66v6M28 50h6M66 50h6" stroke="#8a6a2c" stroke-width="4" stroke-linecap="round"/>`,
  },
  {
    name: '祥云',
    body: `<path d="${CLOUD}" fill="#7fd8c0"/><path d="M34 58a7 7 0 1 1 8-9M58 58a9 9 0 1 0-10-11" stroke="#0f5a4c" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M18 76h52M34 84h30" stroke="#7fd8c0" stroke-width="5" stroke-linecap="round"/>`,
  },
]

const reef: readonly SymbolArt[] = [
  {
    name: '明珠',
    body: `<path d="M10 54c4-24 20-38 40-38s36 14 40 38z" fill="#ff9db0"/><path d="M50 16v38M30 22l10 32M70 22L60 54M15 38l17 16M85 38L68 54" stroke="#c25a78" stroke-width="3"/><path d="M10 56h80c-4 18-20 28-40 28S14 74 10 56z" fill="#c25a78"/><circle cx="50" cy="57" r="17" fill="${GOLD}"/><circle cx="44" cy="51" r="5" fill="${PAPER}"/>`,
  },
  {
    name: '海龟',
    body: `<path d="M22 34c-8-6-14-6-18-2 2 8 8 12 16 14zM78 34c8-6 14-6 18-2-2 8-8 12-16 14zM26 70c-8 2-12 8-12 14 8 1 14-3 18-9zM74 70c8 2 12 8 12 14-8 1-14-3-18-9z" fill="#7fd36b"/><circle cx="50" cy="20" r="12" fill="#7fd36b"/><circle cx="46" cy="17" r="2" fill="#182030"/><circle cx="54" cy="17" r="2" fill="#182030"/><ellipse cx="50" cy="56" rx="29" ry="31" fill="#2f8a5c"/><path d="M50 38l14 9v17l-14 9-14-9V47z" fill="#49b57a"/><path d="M50 26v12M24 44l12 3M76 44l-12 3M28 74l8-10M72 74l-8-10M50 73v13" stroke="#1c6240" stroke-width="3"/>`,
  },
  {
    name: '灯鱼',
    body: `<path d="M12 52c10-22 30-30 50-26 12 3 20 12 26 26-6 14-14 23-26 26-20 4-40-4-50-26z" fill="#f2a541"/><path d="M88 52l12-18v36z" transform="translate(-6 0)" fill="${ZHU}"/><path d="M40 27c-5 16-5 34 0 50M60 26c6 16 6 36 0 52" stroke="${PAPER}" stroke-width="7" fill="none"/><path d="M44 26c4-9 12-13 22-13-1 6-3 10-6 13zM46 78c4 6 9 9 15 9 0-4-1-7-3-10z" fill="${ZHU}"/><circle cx="26" cy="46" r="5" fill="#fff"/><circle cx="25" cy="46" r="2.5" fill="#182030"/>`,
  },
  {
    name: '水母',
    body: `<path d="M16 50c0-22 14-36 34-36s34 14 34 36c-6 6-12 6-17 0-5 6-12 6-17 0-5 6-12 6-17 0-5 6-11 6-17 0z" fill="#b58cff"/><path d="M28 40c2-10 8-16 18-18" stroke="#e6d6ff" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M28 58c-5 10 5 14 0 26M43 60c-4 10 4 16 0 28M58 60c4 10-4 16 0 28M72 58c5 10-5 14 0 26" stroke="#b58cff" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  },
  {
    name: '海星',
    body: `<path d="M50 12c7 0 8 20 12 23 5 3 24-2 26 5s-17 14-19 19c-2 6 9 22 3 26s-17-11-22-11-16 15-22 11 5-20 3-26c-2-5-21-12-19-19s21-2 26-5c4-3 5-23 12-23z" fill="#f2733f"/><path d="M50 28v6M34 46l4 2M66 46l-4 2M40 66l2-4M60 66l-2-4" stroke="#ffd0a8" stroke-width="5" stroke-linecap="round"/><circle cx="50" cy="50" r="4" fill="#ffd0a8"/>`,
  },
  {
    name: '扇贝',
    body: `<path d="M50 84L14 46c2-20 18-32 36-32s34 12 36 32z" fill="#f0cf8a"/><path d="M50 84V14M50 84L32 19M50 84L68 19M50 84L18 34M50 84l32-50" stroke="#b8873a" stroke-width="3"/><path d="M36 80h28l-6 10H42z" fill="#b8873a"/>`,
  },
  {
    name: '水泡',
    body: `<circle cx="44" cy="54" r="28" fill="#3f9cc4"/><circle cx="44" cy="54" r="22" fill="#63bede"/><path d="M30 50c2-8 7-12 14-13" stroke="#e6f8ff" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="78" cy="26" r="12" fill="#63bede"/><circle cx="74" cy="22" r="3" fill="#e6f8ff"/><circle cx="80" cy="76" r="7" fill="#3f9cc4"/>`,
  },
]

/** A gem: outline, top facet and the lines between, in light to dark shades of one colour. */
const stone = (
  outline: string,
  table: string,
  edges: string,
  [dark, mid, light]: readonly [string, string, string],
): string =>
  `<path d="${outline}" fill="${mid}"/><path d="${edges}" stroke="${dark}" stroke-width="2.5" fill="none" stroke-linejoin="round"/><path d="${table}" fill="${light}"/><path d="${outline}" fill="none" stroke="${dark}" stroke-width="4" stroke-linejoin="round"/>`

const gem: readonly SymbolArt[] = [
  {
    name: '百搭星',
    body: `<path d="M50 6l11 20 22-7-7 22 20 11-20 11 7 22-22-7-11 20-11-20-22 7 7-22L4 52l20-11-7-22 22 7z" fill="${DEEP_GOLD}"/><path d="M50 20l8 14 16-5-5 16 14 7-14 8 5 15-16-5-8 14-8-14-16 5 5-15-14-8 14-7-5-16 16 5z" fill="${GOLD}"/><circle cx="50" cy="52" r="13" fill="${PAPER}"/>`,
  },
  {
    name: '红宝石',
    body: stone(
      'M30 14h40l20 24-40 50-40-50z',
      'M36 24h28l10 14H26z',
      'M10 38h80M30 14l-4 24 24 50 24-50-4-24',
      ['#8f1f2a', '#d93a4a', '#ff8790'],
    ),
  },
  {
    name: '蓝宝石',
    body: stone(
      'M50 10l28 12 12 28-12 28-28 12-28-12-12-28 12-28z',
      'M50 28l16 6 6 16-6 16-16 6-16-6-6-16 6-16z',
      'M50 10v18M78 22L66 34M90 50H72M78 78L66 66M50 90V72M22 78l12-12M10 50h18M22 22l12 12',
      ['#1c3f94', '#3b6fe0', '#9dc0ff'],
    ),
  },
  {
    name: '祖母绿',
    body: stone(
      'M34 12h32l16 16v44L66 88H34L18 72V28z',
      'M40 28h20l6 6v32l-6 6H40l-6-6V34z',
      'M34 12l6 16M66 12l-6 16M82 28l-16 6M82 72l-16-6M66 88l-6-16M34 88l6-16M18 72l16-6M18 28l16 6',
      ['#0c5a41', '#1fa277', '#8cf0cc'],
    ),
  },
  {
    name: '紫水晶',
    body: stone(
      'M50 8c18 22 30 36 30 52 0 17-13 30-30 30S20 77 20 60c0-16 12-30 30-52z',
      'M50 34c9 11 14 18 14 26 0 9-6 15-14 15s-14-6-14-15c0-8 5-15 14-26z',
      'M50 8v26M22 52l14 8M78 52l-14 8M30 82l12-10M70 82L58 72',
      ['#4f2a8c', '#8a55d6', '#d3b5ff'],
    ),
  },
  {
    name: '琥珀',
    body: stone('M50 12l40 70H10z', 'M50 40l17 30H33z', 'M50 12v28M90 82L67 70M10 82l23-12', [
      '#8a4d0c',
      '#dd8a24',
      '#ffd48a',
    ]),
  },
  {
    name: '月光石',
    body: stone(
      'M50 10l32 40-32 40-32-40z',
      'M50 32l15 18-15 18-15-18z',
      'M50 10v22M82 50H65M50 90V68M18 50h17',
      ['#4d6178', '#90a8c0', '#e6f0fa'],
    ),
  },
]

const SETS: Partial<Record<Skin, readonly SymbolArt[]>> = { sail, reef, gem }

/** The seven symbols of a slot's skin. */
export const symbolsOf = (skin: Skin): readonly SymbolArt[] => SETS[skin] ?? sail

/** The picture above the reels. */
const SCENES: Partial<Record<Skin, string>> = {
  sail: `<circle cx="286" cy="40" r="26" fill="${GOLD}"/><path d="M0 74c50-26 96-22 150-4s120 18 208-14v44H0z" fill="#0e4a4c"/><path d="M0 90c60-18 120-8 180 0s120 6 178-8v18H0z" fill="#0a3a40"/><path d="M268 34c6 12 6 24 2 34h-22c12-8 18-20 20-34z" fill="${PAPER}"/><path d="M276 42c8 8 12 16 12 26h-12z" fill="#e9573f"/><path d="M242 72h52c-4 8-10 11-17 11h-19c-7 0-13-4-16-11z" fill="#a0432a"/><path d="M30 34a8 8 0 0 1 4-14 13 13 0 0 1 24-2 10 10 0 0 1 14 8 5 5 0 0 1-1 8z" fill="#fff" opacity=".16"/>`,
  reef: `<path d="M0 100V70c30-10 60-8 96 4s70 10 110 0 90-16 152-2v28z" fill="#0d4a6d"/><path d="M40 96c-4-20 6-26 0-46M54 96c2-14-6-22 0-34M318 96c-4-16 6-24 0-40M304 96c4-12-4-18 0-28" stroke="#2fd0a5" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M236 40c14-14 34-16 52-2-18 14-38 12-52-2zM236 40l-16-12v24z" fill="#f2a541"/><circle cx="276" cy="36" r="3" fill="#182030"/><circle cx="120" cy="34" r="7" fill="#7fd8f0" opacity=".4"/><circle cx="140" cy="20" r="4" fill="#7fd8f0" opacity=".4"/><circle cx="104" cy="52" r="4" fill="#7fd8f0" opacity=".4"/>`,
  gem: `<path d="M0 100V58l40 22 34-40 44 46 50-30 56 34 46-48 40 34 48-26v50z" fill="#2b1d49"/><path d="M262 18l18 14-18 30-18-30z" fill="#b58cff"/><path d="M262 18v44M244 32h36" stroke="#5b3b8f" stroke-width="2"/><path d="M300 46l10 8-10 18-10-18z" fill="#2fd0a5"/><path d="M70 20l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM130 40l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="${GOLD}"/>`,
}

export const sceneOf = (skin: Skin): string => SCENES[skin] ?? ''
