import * as z from 'zod/mini'
import type { AddressKind } from './address-patterns.ts'
import { cut, textRead, textReadIfAny } from './wire/wire.ts'

/** The address of a page; '' for none. Whether it may be opened is for the guard (src/lib/html/safe-url.ts) to say. */
export const pageAddress = textRead(cut)
export const pageAddressIfAny = textReadIfAny()
/** The page of a game: without it the answer says nothing. */
export const requiredPageAddress = z.string()
export const installLink = textRead(cut)
/** The address of a picture, or the picture itself, as long as it may be; '' for none. */
export const picture = textRead((wire) => String(wire ?? ''))
export const pictureIfAny = textReadIfAny()
export const appLinkIfAny = textReadIfAny()

/** The kind of each codec's address. */
export const ADDRESS_KINDS: ReadonlyMap<unknown, AddressKind> = new Map<unknown, AddressKind>([
  [pageAddress, 'Page'],
  [pageAddressIfAny, 'Page'],
  [requiredPageAddress, 'Page'],
  [installLink, 'InstallLink'],
  [picture, 'Picture'],
  [pictureIfAny, 'Picture'],
  [appLinkIfAny, 'AppLink'],
])
