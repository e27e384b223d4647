import { wholeYuan } from '#contracts/money/money.ts'
import { SITE_SEED } from '../data/app-info.ts'
import {
  PAY_RANGES,
  PAY_WAYS,
  USDT_DEPOSIT_RATE,
  USDT_WITHDRAWAL_RATE,
  WITHDRAWAL_LIMITS,
} from '../data/payments.ts'
import type { Brand, ContactName } from '../demo-sites/brand/brand.ts'
import { type BrandCurrency, rateOf } from '../demo-sites/brand/brand-currency.ts'
import type { SiteSettings } from '../state/site.ts'

const LINKS = {
  service: 'serviceUrl',
  agent: 'agentUrl',
  official: 'h5Url',
  app: 'iosDownloadUrl',
  usd: 'visitUrl',
} as const satisfies Record<ContactName, keyof SiteSettings>

/** The settings that a brand may change, as a new world has them. */
const SEED: Partial<SiteSettings> = {
  title: SITE_SEED.title,
  ...Object.fromEntries(Object.values(LINKS).map((setting) => [setting, SITE_SEED[setting]])),
  usdtRate: USDT_DEPOSIT_RATE,
  withdrawUsdtRate: USDT_WITHDRAWAL_RATE,
  payWays: PAY_WAYS,
  payRanges: PAY_RANGES,
  minWithdrawal: WITHDRAWAL_LIMITS.minWithdrawal,
  maxWithdrawal: WITHDRAWAL_LIMITS.maxWithdrawal,
}

/** The site's settings that a brand changes: its name, the links that it has, and what its currency brings. */
export function settingsOf({ name, contact = {}, currency }: Brand): Partial<SiteSettings> {
  const links = Object.entries(contact).map(([contactName, address]) => [
    LINKS[contactName as ContactName],
    address,
  ])
  return {
    title: name,
    ...Object.fromEntries(links),
    ...(currency ? currencySettings(currency) : {}),
  }
}

/** What only makes sense with a currency. Every way to pay has its range. */
function currencySettings({ rate, ways, deposit, withdrawal }: BrandCurrency): Partial<SiteSettings> {
  const usdtRate = rateOf(rate)
  if (usdtRate === undefined) throw new RangeError(`not a rate: ${rate}`)
  const payWays = Object.fromEntries(
    Object.keys(PAY_WAYS).map((way) => [way, (ways as readonly string[]).includes(way)]),
  ) as SiteSettings['payWays']
  const range = { min: wholeYuan(deposit[0]), max: wholeYuan(deposit[1]) }
  return {
    usdtRate,
    withdrawUsdtRate: usdtRate,
    payWays,
    payRanges: Object.fromEntries(Object.keys(PAY_RANGES).map((way) => [way, range])),
    minWithdrawal: wholeYuan(withdrawal[0]),
    maxWithdrawal: wholeYuan(withdrawal[1]),
  }
}

/**
 * The settings of a brand that a world does not have yet. What a scenario or a person has set since stays, but a world
 * under another name is another brand's, with all that it has.
 */
export function settingsToBrand(brand: Brand, current: SiteSettings): Partial<SiteSettings> {
  const isOthers = current.title !== SEED.title && current.title !== brand.name
  const wanted = { ...(isOthers ? SEED : {}), ...settingsOf(brand) }
  return pick(
    wanted,
    (setting, value) =>
      (isOthers || isSame(current[setting], SEED[setting])) && !isSame(current[setting], value),
  )
}

/** The settings of a brand back as in a new world, where they are still the brand's. */
export function settingsWithout(brand: Brand, current: SiteSettings): Partial<SiteSettings> {
  const branded = settingsOf(brand)
  const stillBranded = pick(branded, (setting) => isSame(current[setting], branded[setting]))
  return pick(SEED, (setting) => Object.hasOwn(stillBranded, setting))
}

const pick = (
  settings: Partial<SiteSettings>,
  isWanted: (setting: keyof SiteSettings, value: unknown) => boolean,
) =>
  Object.fromEntries(
    Object.entries(settings).filter(([setting, value]) => isWanted(setting as keyof SiteSettings, value)),
  ) as Partial<SiteSettings>

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
