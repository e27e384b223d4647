import type { Brand } from './brand.ts'

/** What the demo calls itself. A member's name that ends with it is a person's. */
const OWN_NAME = /(林?)云舟/g
/** The unit behind an amount, in brackets, or alone at the start of a text; not 美元, 元旦 or 元宝. */
const UNIT = /(^\s*|[\d,.]\s*|[万亿]\s*|[（：]\s*)元(?![旦宝])/g
const SIGN = /¥/g

/** Puts a brand's name and currency words into a text of the app. */
export function wordsOf({ name, currency }: Pick<Brand, 'name' | 'currency'>): (text: string) => string {
  return (text) => {
    const named = text.replace(OWN_NAME, (found, family: string) => (family === '' ? name : found))
    if (!currency) return named
    return named
      .replace(SIGN, () => currency.sign)
      .replace(UNIT, (_found, before: string) => `${before}${currency.unit}`)
  }
}

declare global {
  interface Window {
    /** The brand of this demo, in its page and in that of its games. */
    __demoBrand?: { brand: Brand | undefined; built: Brand | undefined }
  }
}

/** A text as this demo's brand has it on the screen. */
export function shownWords(text: string): string {
  const brand = globalThis.window?.__demoBrand?.brand
  return brand ? wordsOf(brand)(text) : text
}
