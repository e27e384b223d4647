import type { AppRoute } from '@ts-rest/core'
import { parseBeijing } from '#contracts/time/beijing-time.ts'
import { GAME_CATEGORIES } from '#contracts/wire/game-codes.ts'
import { ACTIVITY_STATES, BET_STATUSES } from '#contracts/wire/record-codes.ts'
import { UNKNOWN_STATE } from '#contracts/wire/wire.ts'
import { safeImageUrl } from '#src/lib/html/safe-image.ts'
import { dataSchemaOf, type Shape, shapeOf } from '../wire-shapes.ts'
import { type Breach, grouped } from './breach.ts'
import { valueKind } from './kinds.ts'

/**
 * Faults that the app's decoder lets pass, because it reads on without what it does not know: a list under another name,
 * rows in another order, codes without a meaning, HTML that shows as text.
 */

type Fields = Record<string, unknown>
type Found = Omit<Breach, 'places'>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const codesOf = (table: object): string[] =>
  Object.keys(table).filter((code) => code !== String(UNKNOWN_STATE))

/** Fields with a code, by call. A state of `gettransrecord` is one of four, whatever its type. */
const TABLES: Readonly<Record<string, readonly [field: string, codes: readonly string[]]>> = {
  '/api/game/list': ['category_id', codesOf(GAME_CATEGORIES)],
  '/api/betrecord': ['status', codesOf(BET_STATUSES)],
  '/api/gettransrecord': ['state', ['0', '1', '2', '3']],
  '/api/activityApplyLog': ['state', codesOf(ACTIVITY_STATES)],
}

/** Fields beside the rows of an empty page whose list is left out. */
const BESIDE_ROWS = ['jisuan', 'nojisuan', 'unread']
/** The fields that hold HTML (docs/wire.md#html-fields). */
const HTML_FIELDS = ['content', 'memo', 'webcontent']

/** Every such fault of a successful answer, each once. */
export function contentBreachesIn(route: AppRoute, { data }: { data?: unknown }): Breach[] {
  const schema = dataSchemaOf(route)
  const shape = schema === undefined ? undefined : shapeOf(schema)
  const { path, holder } = placeOfRows(shape, data)
  const list = Array.isArray(holder) ? holder : isFields(holder) ? holder.data : undefined
  const rows = Array.isArray(list) ? list.filter(isFields) : []
  const rowsPath = Array.isArray(holder) ? path : `${path}.data`
  return grouped([
    ...(hasRows(shape) ? missingList(holder, `${path}.data`) : []),
    ...disorder(rows, rowsPath),
    ...unknownCodes(route, rows, rowsPath),
    ...htmlFaults(data, 'data'),
  ])
}

/** Whether the data are an object with the rows under `data`. */
const hasRows = (shape: Shape | undefined): boolean =>
  shape !== undefined &&
  'fields' in shape &&
  (shape.is === 'page' || shape.is === 'sums and page' || shape.fields.data?.is === 'list')

function placeOfRows(shape: Shape | undefined, data: unknown): { path: string; holder: unknown } {
  return shape?.is === 'sums and page' && isFields(data) && 'list' in data
    ? { path: 'data.list', holder: data.list }
    : { path: 'data', holder: data }
}

function missingList(holder: unknown, path: string): Found[] {
  if (!isFields(holder) || 'data' in holder) return []
  const names = Object.keys(holder).filter((name) => !BESIDE_ROWS.includes(name))
  return names.length > 0 ? [{ path, came: 'missing', reads: 'a list' }] : []
}

const timeOf = ({ created_at }: Fields) =>
  typeof created_at === 'string' ? parseBeijing(created_at.trim()) : undefined

function disorder(rows: readonly Fields[], path: string): Found[] {
  let before = Number.POSITIVE_INFINITY
  return rows.flatMap((row, at) => {
    const time = timeOf(row)
    const isNewer = time !== undefined && time > before
    before = time ?? before
    return isNewer
      ? [{ path: `${path}[${at}].created_at`, came: 'newer than the row before', reads: 'the newest first' }]
      : []
  })
}

function unknownCodes({ path: call }: AppRoute, rows: readonly Fields[], path: string): Found[] {
  const [field, codes] = TABLES[call] ?? []
  if (field === undefined || codes === undefined) return []
  return rows.flatMap((row, at) => {
    const code = String(row[field] ?? '').trim()
    const isKnown = codes.includes(code) || (code !== '' && codes.includes(String(Number(code))))
    return isKnown
      ? []
      : [{ path: `${path}[${at}].${field}`, came: valueKind(row[field]), reads: codes.join(', ') }]
  })
}

const ESCAPED = /&lt;\/?[a-z][^<>]*?&gt;/i
const PICTURES = /<img\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/gi
const isShown = (src: string): boolean =>
  /^https:/i.test(src) || (src.startsWith('/') && safeImageUrl(src) !== undefined)

function htmlFaults(value: unknown, path: string, name = ''): Found[] {
  if (Array.isArray(value)) return value.flatMap((part, at) => htmlFaults(part, `${path}[${at}]`))
  if (isFields(value))
    return Object.entries(value).flatMap(([key, part]) => htmlFaults(part, `${path}.${key}`, key))
  if (typeof value !== 'string' || !HTML_FIELDS.includes(name)) return []
  const pictures = [...value.matchAll(PICTURES)].map(([, src = '']) => src)
  return [
    ...(ESCAPED.test(value) ? [{ path, came: 'escaped HTML', reads: 'HTML as it is' }] : []),
    ...(pictures.every(isShown)
      ? []
      : [
          { path, came: 'a picture at an address that is not shown', reads: 'https or a path from the root' },
        ]),
  ]
}
