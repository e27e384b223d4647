import type { Item } from './item.ts'
import type { OpenApi, Schema } from './versions.ts'

/** What a document says of one field. `kinds`: the forms that it may have, each with the name that people know it by. */
type Field = { kinds: Map<string, string>; isRequired: boolean; about: string }

/** What narrows a kind of value. */
const LIMITS = [
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
] as const satisfies readonly (keyof Schema)[]

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
        for (const { name } of parameters) sent.set(name, { kinds: new Map(), isRequired: false, about: '' })
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
  type Above = { isRequired: boolean; names: readonly string[] }
  const walk = (part: Schema, path: string, above: Above): void => {
    const field = fields.get(path) ?? { kinds: new Map(), isRequired: above.isRequired, about: '' }
    if (path !== '') fields.set(path, field)
    field.about ||= part.description ?? ''
    const name = part.$ref?.split('/').at(-1)
    if (name !== undefined) {
      const target = schemas[name]
      if (target && !above.names.includes(name))
        walk(target, path, { ...above, names: [...above.names, name] })
      return
    }
    for (const kind of kindsOf(part)) field.kinds.set(kind, above.names.at(-1) ?? kind)
    for (const other of [...(part.anyOf ?? []), ...(part.oneOf ?? []), ...(part.allOf ?? [])])
      walk(other, path, above)
    for (const [key, inner] of Object.entries(part.properties ?? {}))
      walk(inner, path === '' ? key : `${path}.${key}`, {
        isRequired: part.required?.includes(key) === true,
        names: above.names,
      })
    if (part.items) walk(part.items, `${path}[]`, { ...above, isRequired: false })
  }
  if (schema) walk(schema, '', { isRequired: true, names: [] })
  return fields
}

/** The kinds of a part of a schema itself: `string`, `number (maximum 5)`, `"a"`. */
function kindsOf(part: Schema): string[] {
  const limits = LIMITS.flatMap((limit) => (part[limit] === undefined ? [] : [`${limit} ${part[limit]}`]))
  const values = [...(part.enum ?? []), ...('const' in part ? [part.const] : [])]
  if (values.length > 0) return values.map((value) => JSON.stringify(value))
  return [part.type ?? []]
    .flat()
    .map((kind) => (limits.length === 0 || kind === 'null' ? kind : `${kind} (${limits.join(', ')})`))
}

/** How the kinds of a field differ, as the end of a sentence. */
function kindNews(old: Field, now: Field): { text: string; isNarrower: boolean }[] {
  const missingIn = (some: Field, all: Field) => [...some.kinds].filter(([kind]) => !all.kinds.has(kind))
  const names = (kinds: [string, string][]) => [...new Set(kinds.map(([, name]) => name))].join(', ')
  const more = names(missingIn(now, old))
  const fewer = names(missingIn(old, now))
  if (more === '' && fewer === '') return []
  if (fewer === '') return [{ text: `also as ${more}`, isNarrower: false }]
  if (more === '') return [{ text: `no longer as ${fewer}`, isNarrower: true }]
  return [
    {
      text: more === fewer ? `by other rules of ${more}` : `as ${more}, and no longer as ${fewer}`,
      isNarrower: true,
    },
  ]
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
      return [
        ...(isAnswer && field.isRequired && !old.isRequired
          ? [item(`\`${path}\` was optional, and must now be there.`, true)]
          : []),
        ...(isAnswer && !field.isRequired && old.isRequired
          ? [item(`\`${path}\` may now be left out.`)]
          : []),
        ...kindNews(old, field).map(({ text, isNarrower }) =>
          item(`The app ${verb} \`${path}\` ${text}.`, isNarrower && isAnswer),
        ),
      ]
    }),
    ...gone
      .filter((path) => !gone.includes(above(path)))
      .map((path) => item(`The app no longer ${verb} \`${path}\`.`)),
  ]
}

/** The path of the object that a field is in. */
const above = (path: string): string => path.replace(/(\.[^.[\]]+|\[\])$/, '').replace(/^[^.[\]]+$/, '')
