import * as z from 'zod/mini'
import type { AddressKind } from './address-patterns.ts'
import { cut, textRead, textReadIfAny } from './wire.ts'

/** The address of a page; '' for none. src/lib/html/safe-url.ts decides whether the app may open it. */
export const pageAddress = textRead(cut)
export const pageAddressIfAny = textReadIfAny()
/** The page of a game. It is required, because the answer has no other use. */
export const requiredPageAddress = z.string()
export const installLink = textRead(cut)
/** The address of a picture or a data URI; '' for none. Its length is not limited. */
export const picture = textRead((wire) => String(wire ?? ''))
export const pictureIfAny = textReadIfAny()
export const appLinkIfAny = textReadIfAny()

/** The kind of address that each codec reads. */
export const ADDRESS_KINDS: ReadonlyMap<unknown, AddressKind> = new Map<unknown, AddressKind>([
  [pageAddress, 'Page'],
  [pageAddressIfAny, 'Page'],
  [requiredPageAddress, 'Page'],
  [installLink, 'InstallLink'],
  [picture, 'Picture'],
  [pictureIfAny, 'Picture'],
  [appLinkIfAny, 'AppLink'],
])
