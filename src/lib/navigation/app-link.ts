import { ADDRESSES, unescaped } from '#contracts/wire/address-patterns.ts'

const APP_LINK = new RegExp(ADDRESSES.AppLink)

/** The address inside the app that a backend named, or undefined. An unknown path leads home, as in any link. */
export function appLink(raw = ''): string | undefined {
  const link = unescaped(raw)
  return APP_LINK.test(link) ? link : undefined
}
