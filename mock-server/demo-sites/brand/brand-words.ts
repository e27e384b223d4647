import type { Brand } from './brand.ts'
import type { BrandColours } from './brand-colours.ts'

/** The demo's name. */
const OWN_NAME = /云舟/g
/** The unit after an amount, in brackets, or alone at the start of a text. 美元, 元旦 and 元宝 do not match. */
const UNIT = /(^\s*|[\d,.]\s*|[万亿]\s*|[（：]\s*)元(?![旦宝])/g
const SIGN = /¥/g

/** Puts a brand's name and currency words into a text of the app. */
export function wordsOf({ name, currency }: Pick<Brand, 'name' | 'currency'>): (text: string) => string {
  return (text) => {
    const named = text.replace(OWN_NAME, () => name)
    if (!currency) return named
    return named
      .replace(SIGN, () => currency.sign)
      .replace(UNIT, (_found, before: string) => `${before}${currency.unit}`)
  }
}

declare global {
  interface Window {
    /** The brand of this demo, on the app's page and on the games' page. */
    __demoBrand?: {
      brand: Brand | undefined
      built: Brand | undefined
      /** The brand's mark as a data address, for what the demo draws itself; absent without a brand. */
      mark?: string | undefined
      /** Shows other colours on the app's page for as long as it is open; the games' page has none of it. */
      recolour?: (colours: BrandColours) => void
      /** Keeps the brand's words in the console, which is in a shadow root; absent without a brand. */
      dress?: ((root: ShadowRoot) => void) | undefined
    }
  }
}

/** A text in the words of this demo's brand. */
export function shownWords(text: string): string {
  const brand = globalThis.window?.__demoBrand?.brand
  return brand ? wordsOf(brand)(text) : text
}
