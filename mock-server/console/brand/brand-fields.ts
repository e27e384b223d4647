import type { Brand, ContactName } from '../../demo-sites/brand/brand.ts'
import type { BrandCurrency } from '../../demo-sites/brand/brand-currency.ts'

type ColourName = 'mainDark' | 'mainLight' | 'secondDark' | 'secondLight'
type AmountName = 'depositLeast' | 'depositMost' | 'withdrawalLeast' | 'withdrawalMost'
/** A brand as it is typed. An empty field changes nothing. `ways` has the names of the open payment ways with commas. */
export type BrandFields = Record<
  'name' | 'logo' | 'sign' | 'unit' | 'rate' | 'ways' | ColourName | AmountName | ContactName,
  string
>

export const fieldsOfBrand = (brand: Brand | undefined): BrandFields => ({
  name: brand?.name ?? '',
  logo: brand?.logo ?? '',
  mainDark: brand?.colours?.main?.dark ?? '',
  mainLight: brand?.colours?.main?.light ?? '',
  secondDark: brand?.colours?.second?.dark ?? '',
  secondLight: brand?.colours?.second?.light ?? '',
  ...fieldsOfCurrency(brand?.currency),
  service: brand?.contact?.service ?? '',
  agent: brand?.contact?.agent ?? '',
  official: brand?.contact?.official ?? '',
  app: brand?.contact?.app ?? '',
  usd: brand?.contact?.usd ?? '',
})

/** A currency in its fields; all are empty without one. */
export const fieldsOfCurrency = (currency: BrandCurrency | undefined) => ({
  sign: currency?.sign ?? '',
  unit: currency?.unit ?? '',
  rate: String(currency?.rate ?? ''),
  ways: currency?.ways.join() ?? '',
  depositLeast: String(currency?.deposit[0] ?? ''),
  depositMost: String(currency?.deposit[1] ?? ''),
  withdrawalLeast: String(currency?.withdrawal[0] ?? ''),
  withdrawalMost: String(currency?.withdrawal[1] ?? ''),
})

/**
 * Only the filled fields, for `readBrand` to check. A colour of one theme counts for both: if the other theme lacks
 * contrast, `readBrand` says so and names a shade that passes. It also refuses a currency of which a part is missing.
 */
export function brandOfFields(fields: BrandFields): Record<string, unknown> {
  const typed = Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, text.trim()]),
  ) as BrandFields
  const { name, logo, mainDark, mainLight, secondDark, secondLight } = typed
  const { service, agent, official, app, usd } = typed
  return {
    name,
    ...filled({
      logo,
      colours: filled({
        main: filled({ dark: mainDark || mainLight, light: mainLight || mainDark }),
        second: filled({ dark: secondDark || secondLight, light: secondLight || secondDark }),
      }),
      contact: filled({ service, agent, official, app, usd }),
      currency: currencyOf(typed),
    }),
  }
}

function currencyOf({ sign, unit, rate, ways, ...amounts }: BrandFields) {
  const range = (least: string, most: string) => (least || most ? [number(least), number(most)] : undefined)
  return filled({
    sign,
    unit,
    rate: rate === '' ? undefined : number(rate),
    ways: ways === '' ? undefined : ways.split(','),
    deposit: range(amounts.depositLeast, amounts.depositMost),
    withdrawal: range(amounts.withdrawalLeast, amounts.withdrawalMost),
  })
}

/** A typed number; the text itself if it is none, which `readBrand` refuses with its place. */
const number = (text: string): number | string =>
  text === '' || Number.isNaN(Number(text)) ? text : Number(text)

/** The parts without the empty ones; undefined if nothing is left. */
function filled(parts: Record<string, unknown>): Record<string, unknown> | undefined {
  const kept = Object.entries(parts).filter(([, value]) => value !== undefined && value !== '')
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}
