import type { Brand, ContactName } from '../../demo-sites/brand/brand.ts'

/** A brand as it is typed. An empty field changes nothing. */
export type BrandFields = Record<
  'name' | 'logo' | 'mainDark' | 'mainLight' | 'secondDark' | 'secondLight' | 'sign' | 'unit' | ContactName,
  string
>

export const fieldsOfBrand = (brand: Brand | undefined): BrandFields => ({
  name: brand?.name ?? '',
  logo: brand?.logo ?? '',
  mainDark: brand?.colours?.main?.dark ?? '',
  mainLight: brand?.colours?.main?.light ?? '',
  secondDark: brand?.colours?.second?.dark ?? '',
  secondLight: brand?.colours?.second?.light ?? '',
  sign: brand?.currency?.sign ?? '',
  unit: brand?.currency?.unit ?? '',
  service: brand?.contact?.service ?? '',
  agent: brand?.contact?.agent ?? '',
  official: brand?.contact?.official ?? '',
  app: brand?.contact?.app ?? '',
  usd: brand?.contact?.usd ?? '',
})

/**
 * Only the filled fields, for `readBrand` to check. A colour of one theme counts for both: if the other theme lacks
 * contrast, `readBrand` says so and names a shade that passes. It also refuses a currency with only one of its two
 * words.
 */
export function brandOfFields(fields: BrandFields): Record<string, unknown> {
  const typed = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.trim()]))
  const { name, logo, mainDark, mainLight, secondDark, secondLight, sign, unit, ...contact } = typed
  return {
    name,
    ...filled({
      logo,
      colours: filled({
        main: filled({ dark: mainDark || mainLight, light: mainLight || mainDark }),
        second: filled({ dark: secondDark || secondLight, light: secondLight || secondDark }),
      }),
      contact: filled(contact),
      currency: filled({ sign, unit }),
    }),
  }
}

/** The parts without the empty ones; undefined if nothing is left. */
function filled(parts: Record<string, unknown>): Record<string, unknown> | undefined {
  const kept = Object.entries(parts).filter(([, value]) => value !== undefined && value !== '')
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}
