import type { Item } from './item.ts'
import type { OpenApi, Schema } from './versions.ts'

/** What a document says of one field: its kinds, its fixed values, whether it must be there. */
type Field = { kinds: Set<string>; isRequired: boolean; about: string }

/** What changed in the calls for the app: what it sends, and what it reads in successful answers. */
export function openApiNews(from: OpenApi, to: OpenApi): Item[] {
  const before = callsOf(from)
  const after = callsOf(to)
  const items = [...after].flatMap(([subject, call]) => {
    const old = before.get(subject)
    if (old === undefined) return [{ subject, text: 'The app now makes this call.', mayTurnRed: false }]
    return [
      ...fieldNews(subject, 'sends', old.sent, call.sent),
      ...fieldNews(subject, 'reads', old.read, call.read),
    ]
  })
  const gone = [...before.keys()].filter((subject) => !after.has(subject))
  return [
    ...items,
    ...gone.map((subject) => ({ subject, text: 'The app no longer makes this call.', mayTurnRed: false })),
  ]
}

type Call = { sent: Map<string, Field>; read: Map<string, Field> }

function callsOf(document: OpenApi): Map<string, Call> {
  const schemas = document.components?.schemas ?? {}
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, { requestBody, parameters = [], responses }]): [string, Call] => {
        const sent = fieldsOf(Object.values(requestBody?.content ?? {})[0]?.schema, schemas)
        for (const { name } of parameters) sent.set(name, { kinds: new Set(), isRequired: false, about: '' })
        const answer = responses?.['200']?.content?.['application/json']?.schema
        const [success] = answer?.oneOf ?? [answer]
        return [`${method.toUpperCase()} ${path}`, { sent, read: fieldsOf(success, schemas) }]
      },
    ),
  )
  return new Map(calls)
}

/** Every field of a schema by its path; a list adds `[]`. */
function fieldsOf(schema: Schema | undefined, schemas: Record<string, Schema>): Map<string, Field> {
  const fields = new Map<string, Field>()
  const walk = (part: Schema, path: string, isRequired: boolean, above: readonly string[]): void => {
    const name = part.$ref?.split('/').at(-1)
    const field = fields.get(path) ?? { kinds: new Set(), isRequired, about: '' }
    if (path !== '') fields.set(path, field)
    field.about ||= part.description ?? ''
    if (name !== undefined) {
      field.kinds.add(name)
      const target = schemas[name]
      if (target && !above.includes(name)) walk(target, path, isRequired, [...above, name])
      return
    }
    for (const kind of [part.type ?? []].flat()) field.kinds.add(kind)
    for (const value of [...(part.enum ?? []), ...('const' in part ? [part.const] : [])])
      field.kinds.add(JSON.stringify(value))
    for (const other of [...(part.anyOf ?? []), ...(part.oneOf ?? []), ...(part.allOf ?? [])])
      walk(other, path, isRequired, above)
    for (const [key, inner] of Object.entries(part.properties ?? {}))
      walk(inner, path === '' ? key : `${path}.${key}`, part.required?.includes(key) === true, above)
    if (part.items) walk(part.items, `${path}[]`, false, above)
  }
  if (schema) walk(schema, '', true, [])
  return fields
}

function fieldNews(
  subject: string,
  verb: 'sends' | 'reads',
  before: ReadonlyMap<string, Field>,
  after: ReadonlyMap<string, Field>,
): Item[] {
  const item = (text: string, mayTurnRed = false): Item => ({ subject, text, mayTurnRed })
  const isAnswer = verb === 'reads'
  const gone = [...before.keys()].filter((path) => !after.has(path))
  return [
    ...[...after].flatMap(([path, field]) => {
      const old = before.get(path)
      if (old === undefined) {
        const about = field.about === '' ? '' : `: ${field.about}`
        const firm = field.isRequired && isAnswer && before.has(above(path))
        return [item(`The app now ${verb} \`${path}\`${about}.${firm ? ' It must be there.' : ''}`, firm)]
      }
      const more = [...field.kinds].filter((kind) => !old.kinds.has(kind))
      const fewer = [...old.kinds].filter((kind) => !field.kinds.has(kind))
      return [
        ...(isAnswer && field.isRequired && !old.isRequired
          ? [item(`\`${path}\` was optional, and must now be there.`, true)]
          : []),
        ...(isAnswer && !field.isRequired && old.isRequired
          ? [item(`\`${path}\` may now be left out.`)]
          : []),
        ...(more.length > 0 ? [item(`The app now ${verb} \`${path}\` also as ${more.join(', ')}.`)] : []),
        ...(fewer.length > 0
          ? [item(`The app no longer ${verb} \`${path}\` as ${fewer.join(', ')}.`, isAnswer)]
          : []),
      ]
    }),
    ...gone
      .filter((path) => !gone.includes(above(path)))
      .map((path) => item(`The app no longer ${verb} \`${path}\`.`)),
  ]
}

/** The path of the object that a field is in. */
const above = (path: string): string => path.replace(/(\.[^.[\]]+|\[\])$/, '').replace(/^[^.[\]]+$/, '')
