import type { AppRoute } from '@ts-rest/core'
import type { AddressKind } from '#contracts/wire/address-patterns.ts'
import { safeImageUrl } from '#src/lib/html/safe-image.ts'
import { safeExternalUrl } from '#src/lib/html/safe-url.ts'
import { appLink } from '#src/lib/navigation/app-link.ts'
import { dataSchemaOf, type Shape, shapeOf } from '../wire-shapes.ts'
import { type Breach, grouped } from './breach.ts'

type Guard = { passes: (raw: string) => string | undefined; reads: string }
const PAGE = 'an https address, or http to the same host'
const GUARDS: Record<AddressKind, Guard> = {
  Page: { passes: safeExternalUrl, reads: PAGE },
  InstallLink: {
    passes: (raw) => safeExternalUrl(raw, { schemes: ['itms-services:'] }),
    reads: `${PAGE}, or itms-services:`,
  },
  Picture: {
    passes: safeImageUrl,
    reads: `${PAGE}, a path from the root to a picture, or a picture in a data URI`,
  },
  AppLink: { passes: appLink, reads: 'a path inside the app' },
}

/** The names of the fields that hold addresses. */
function addressFields(shape: Shape): [name: string, kind: AddressKind][] {
  if ('of' in shape) return typeof shape.of === 'string' ? [] : addressFields(shape.of)
  if (!('fields' in shape)) return []
  return Object.entries(shape.fields).flatMap(([name, field]) =>
    field.is === 'address' ? [[name, field.of] as [string, AddressKind]] : addressFields(field),
  )
}

/** Every address of an answer that the app's own guards refuse, so that it would open or show nothing. */
export function addressBreachesIn(route: AppRoute, body: { data?: unknown }): Breach[] {
  const schema = dataSchemaOf(route)
  const kinds = new Map(schema === undefined ? [] : addressFields(shapeOf(schema)))
  const refused = (value: unknown, path: string, kind?: AddressKind): Omit<Breach, 'places'>[] => {
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([key, part]) =>
        refused(part, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`, kinds.get(key)),
      )
    if (kind === undefined || typeof value !== 'string' || value === '') return []
    const { passes, reads } = GUARDS[kind]
    const actual = /^http:/i.test(value.trim()) ? 'an http address' : 'another text'
    return passes(value) === undefined ? [{ path, came: actual, reads }] : []
  }
  return grouped(refused(body.data, 'data'))
}
