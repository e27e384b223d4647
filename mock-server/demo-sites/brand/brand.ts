import * as z from 'zod/mini'
import { urlOf } from '#contracts/url-of.ts'
import { type BrandColours, type ColourProblem, colourProblems } from './brand-colours.ts'
import { type BrandCurrency, currencyProblems, currencySettings } from './brand-currency.ts'

/** A client's brand for the demo. A field that is left out changes nothing. */
export type Brand = {
  name: string
  /** A picture as a data address. */
  logo?: string | undefined
  colours?: BrandColours | undefined
  contact?: Partial<Record<ContactName, string>> | undefined
  currency?: BrandCurrency | undefined
}

/**
 * The addresses of the site's own links: customer service, the agents' login, the site on its permanent domain, the
 * app, the dollar platform.
 */
export const CONTACTS = ['service', 'agent', 'official', 'app', 'usd'] as const
export type ContactName = (typeof CONTACTS)[number]

/** The longest data address of a logo, in characters: about 100 kB of picture. */
const LOGO_CHARS = 140_000
const PICTURE = /^data:image\/(?:svg\+xml|png)[;,]/
/** A drawing that could run or fetch something is refused as a logo. */
const NOT_IN_A_LOGO =
  /<script|<foreignobject|\son\w+\s*=|javascript:|<!entity|(?:href|src)\s*=(?!\s*["']?\s*(?:#|data:image\/))/i

const isPlainAddress = (text: string): boolean => {
  if (!/^https:\/\/[^\s"'<>\\`]+$/.test(text) || text.length > 2_000) return false
  const url = urlOf(text)
  return url?.username === '' && url.password === ''
}

function isHarmlessLogo(address: string): boolean {
  if (!address.startsWith('data:image/svg+xml')) return true
  const drawing = drawingOf(address)
  return drawing !== undefined && /<svg[\s>]/i.test(drawing) && !NOT_IN_A_LOGO.test(drawing)
}

/** The text of a drawing; undefined if its address cannot be read. */
function drawingOf(address: string): string | undefined {
  const comma = address.indexOf(',')
  try {
    const data = decodeURIComponent(address.slice(comma + 1))
    return address.slice(0, comma).endsWith(';base64') ? atob(data) : data
  } catch {
    return undefined
  }
}

const HEX = '颜色写成 #rrggbb，例如 #1a73e8'
const hex = z.string(HEX).check(z.regex(/^#[0-9a-fA-F]{6}$/, HEX))
const themed = z.strictObject({ dark: hex, light: hex }, '颜色写成 #rrggbb，或 {"dark": …, "light": …}')
/** One colour for both themes, or one for each. */
const colourOf = z.pipe(
  z.union([hex, themed], '颜色写成 #rrggbb，或 {"dark": …, "light": …}'),
  z.transform((given) => (typeof given === 'string' ? { dark: given, light: given } : given)),
)
const words = (what: string, most: number) => {
  const message = `${what}是 1 到 ${most} 个字符，不含 < 和 >`
  return z
    .string(message)
    .check(z.trim(), z.minLength(1, message), z.maxLength(most, message), z.regex(/^[^<>\p{Cc}]*$/u, message))
}
const address = z
  .string('联系地址写成 https:// 开头的网址')
  .check(z.refine(isPlainAddress, '联系地址写成 https:// 开头的网址，不含空格和账号'))

const schema = z.strictObject({
  name: words('品牌名', 12),
  logo: z.optional(
    z
      .string('标志写成 SVG 或 PNG 图片')
      .check(
        z.regex(PICTURE, '标志只收 SVG 或 PNG 图片'),
        z.maxLength(LOGO_CHARS, '标志图片太大，不能超过 100 kB'),
        z.refine(isHarmlessLogo, 'SVG 标志里不能有脚本、事件和外部链接'),
      ),
  ),
  colours: z.optional(z.strictObject({ main: z.optional(colourOf), second: z.optional(colourOf) })),
  contact: z.optional(
    z.strictObject({
      service: z.optional(address),
      agent: z.optional(address),
      official: z.optional(address),
      app: z.optional(address),
      usd: z.optional(address),
    }),
  ),
  currency: z.optional(
    z.strictObject({ sign: words('货币符号', 4), unit: words('货币单位', 4), ...currencySettings }),
  ),
})

/** The brand, or the reasons in Chinese why it is refused, each with a shade to use instead if there is one. */
export function readBrand(input: unknown): { brand: Brand } | { problems: ColourProblem[] } {
  const read = z.safeParse(schema, input)
  if (!read.success) return { problems: read.error.issues.map((issue) => ({ text: problemText(issue) })) }
  const { colours = {}, currency } = read.data
  const amiss = currency ? currencyProblems(currency) : []
  const problems = [...colourProblems(colours), ...amiss.map((text) => ({ text }))]
  return problems.length > 0 ? { problems } : { brand: read.data }
}

function problemText(issue: z.core.$ZodIssue): string {
  const at = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') return `${at || '品牌文件'}：不认识 ${issue.keys.join('、')}`
  if (/^[^\p{Script=Han}]*$/u.test(issue.message)) return `${at || '品牌文件'}：写法不对，应是一个 JSON 对象`
  return at === '' ? issue.message : `${at}：${issue.message}`
}
