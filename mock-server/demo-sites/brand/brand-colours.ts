import { seenApart } from './colour-vision.ts'
import { colour, contrast, hexOf, over, type Rgba } from './contrast.ts'

/** A colour for each theme, `#rrggbb`. */
export type BrandColour = { dark: string; light: string }
/** `main` replaces jade, and `second` replaces gold. */
export type BrandColours = { main?: BrandColour | undefined; second?: BrandColour | undefined }

export const THEMES = ['dark', 'light'] as const
type Theme = (typeof THEMES)[number]
const ROLES = ['main', 'second'] as const
type Role = (typeof ROLES)[number]

/**
 * The background colours of the app's two themes, and `muted`, the text on soft areas. They repeat src/ui/tokens.css; a
 * test compares both.
 */
export const GROUNDS = {
  dark: { bg: '#0d1119', surface: '#151b28', raised: '#1d2536', sunken: '#0a0d14', muted: '#9aa5b8' },
  light: { bg: '#f5f3ee', surface: '#ffffff', raised: '#ffffff', sunken: '#ece8df', muted: '#525c70' },
} as const
/**
 * The colours of success and gain, failure and loss, and waiting. They are the app's in every brand. They repeat
 * src/ui/tokens.css; a test compares both.
 */
export const MEANINGS = {
  dark: { good: '#2fd0a5', bad: '#f5705f', wait: '#f0b54a' },
  light: { good: '#076a4f', bad: '#911518', wait: '#884d01' },
} as const
/** A brand's colour nearer than this to that of failure looks like it to somebody, as `seenApart` measures it. */
const NEAR = 0.05
/** The app's own colours, where a brand has none. They repeat src/ui/tokens.css; a test compares both. */
export const OWN_COLOURS = {
  main: { dark: '#2fd0a5', light: '#076a4f' },
  second: { dark: '#e7c27d', light: '#7a510d' },
} as const satisfies BrandColours
/** How opaque the soft area of a colour is. */
export const SOFT_ALPHA = { main: { dark: 0.13, light: 0.1 }, second: { dark: 0.13, light: 0.13 } } as const

/** The contrast that WCAG AA asks for text of normal size. */
const LEAST = 4.5
const INKS = ['#ffffff', '#000000'] as const

export const THEME_WORDS: Readonly<Record<Theme, string>> = { dark: '深色', light: '浅色' }
const ROLE_WORDS: Readonly<Record<Role, string>> = { main: '主色', second: '辅色' }

/** The text on a filled button: white or black, whichever has more contrast. */
export const inkOn = (fill: string): string =>
  contrast(colour(INKS[0]), colour(fill)) >= contrast(colour(INKS[1]), colour(fill)) ? INKS[0] : INKS[1]

type Pair = { what: string; ratio: number }

/** Every pair of text and background in which the app uses a colour. */
function pairsOf(hex: string, theme: Theme, role: Role): Pair[] {
  const { muted, ...grounds } = GROUNDS[theme]
  const text = colour(hex)
  const soft: Rgba = { ...text, a: SOFT_ALPHA[role][theme] }
  const on = (ground: string): Pair => ({
    what: `在背景 ${ground} 上`,
    ratio: contrast(text, colour(ground)),
  })
  const onSoft = (ground: string): Pair[] => [
    { what: `在自己的浅底（${ground}）上`, ratio: contrast(text, over(soft, colour(ground))) },
    {
      what: `作浅底时，灰字 ${muted} 在其上（${ground}）`,
      ratio: contrast(colour(muted), over(soft, colour(ground))),
    },
  ]
  const filled = { what: `作按钮底色时，字 ${inkOn(hex)} 在其上`, ratio: contrast(colour(inkOn(hex)), text) }
  return [
    ...Object.values(grounds).map(on),
    ...[grounds.bg, grounds.surface, grounds.raised].flatMap(onSoft),
    ...(role === 'main' ? [filled] : []),
  ]
}

const worstOf = (hex: string, theme: Theme, role: Role): Pair =>
  pairsOf(hex, theme, role).reduce((worst, pair) => (pair.ratio < worst.ratio ? pair : worst))

const SHADES = 64

/**
 * The nearest shade with enough contrast: lighter in the dark theme, darker in the light one. Undefined if there is
 * none.
 */
function shadeOf(hex: string, theme: Theme, role: Role): string | undefined {
  const towards = colour(theme === 'dark' ? '#ffffff' : '#000000')
  for (let step = 1; step <= SHADES; step += 1) {
    const shade = hexOf(over({ ...towards, a: step / SHADES }, colour(hex)))
    if (worstOf(shade, theme, role).ratio >= LEAST) return shade
  }
  return undefined
}

/** A colour in the shades in which the app can use it: as it is, or the nearest that has enough contrast. */
export const fitting = (hex: string, role: Role): BrandColour => {
  const of = (theme: Theme) =>
    worstOf(hex, theme, role).ratio >= LEAST ? hex : (shadeOf(hex, theme, role) ?? hex)
  return { dark: of('dark'), light: of('light') }
}

/** A shade to use instead of a colour that is refused. */
export type Shade = { role: Role; theme: Theme; hex: string }
export type ColourProblem = { text: string; shade?: Shade | undefined }

type Check<T> = (hex: string, theme: Theme, role: Role) => T | undefined

/** What a check says of each colour in each theme. */
const ofEach = <T>(colours: BrandColours, check: Check<T>): T[] =>
  ROLES.flatMap((role) =>
    THEMES.flatMap((theme) => {
      const hex = colours[role]?.[theme]
      return (hex === undefined ? undefined : check(hex, theme, role)) ?? []
    }),
  )

const named = (hex: string, theme: Theme, role: Role) => `${ROLE_WORDS[role]}（${THEME_WORDS[theme]}）${hex}`

/** Why colours are refused: for each theme the worst pair with its ratio, and a shade that passes. Empty if they pass. */
export const colourProblems = (colours: BrandColours): ColourProblem[] =>
  ofEach(colours, (hex, theme, role) => {
    const { what, ratio } = worstOf(hex, theme, role)
    if (ratio >= LEAST) return undefined
    const shade = shadeOf(hex, theme, role)
    // The ratio is cut, not rounded: 4.499 must not read as 4.50.
    const shownRatio = String(ratio).slice(0, '4.49'.length)
    return {
      text: `${named(hex, theme, role)} ${what}的对比度是 ${shownRatio}，至少要 ${LEAST}${shade ? `；可改成 ${shade}` : ''}`,
      shade: shade === undefined ? undefined : { role, theme, hex: shade },
    }
  })

/** The colours of a brand that somebody takes for the colour of failure. They can be used: it has words and signs, too. */
export const colourNotes = (colours: BrandColours): string[] =>
  ofEach(colours, (hex, theme, role) => {
    const { bad } = MEANINGS[theme]
    if (seenApart(hex, bad) >= NEAR) return undefined
    return `${named(hex, theme, role)} 与表示失败的颜色 ${bad} 很接近，有人会分不清；成功与失败仍各有自己的颜色、文字和正负号`
  })

const rgb = (hex: string, alpha: number): string => {
  const { r, g, b } = colour(hex)
  return `rgb(${r} ${g} ${b} / ${alpha})`
}

function declarations({ main, second }: BrandColours, theme: Theme): string {
  const parts = [
    ...(main
      ? [
          `--jade:${main[theme]}`,
          `--jade-fill:${main[theme]}`,
          `--jade-ink:${inkOn(main[theme])}`,
          `--jade-soft:${rgb(main[theme], SOFT_ALPHA.main[theme])}`,
        ]
      : []),
    ...(second
      ? [`--gold:${second[theme]}`, `--gold-soft:${rgb(second[theme], SOFT_ALPHA.second[theme])}`]
      : []),
  ]
  return `{${parts.join(';')}}`
}

/** The style sheet that overrides the app's own colours, in both themes. */
export function colourSheet(colours: BrandColours): string {
  const light = declarations(colours, 'light')
  return [
    `:root:root${declarations(colours, 'dark')}`,
    `:root:root[data-theme="light"]${light}`,
    `@media (prefers-color-scheme:light){:root:root:not([data-theme])${light}}`,
  ].join('')
}
