import * as limits from '../limits.ts'
import { type Fen, formatYuan, wholeYuan } from '../money/money.ts'
import * as texts from '../texts/messages.ts'
import * as shellTexts from '../texts/messages-shell.ts'
import { buildOpenApi } from './openapi.ts'

/** The text of docs/limits.md: limits, texts and extensions, taken from the code. openapi-cli.ts writes the file. */
export const tablesText = (): string => `# Limits, texts and extensions

Written by \`npm run contract:openapi\` from contracts/; do not edit.

## Limits

${table(
  ['name', 'value'],
  Object.entries(limits).map(([name, value]) => [name, limitText(name, value)]),
)}

## Texts

Misspellings are the operator's own. The amounts in the texts are examples.

${table(['name', 'text'], Object.entries({ ...shellTexts, ...texts }).flatMap(textsOf))}

## Extensions

Calls and fields that we added. With a backend that lacks one the app loses a feature, not a screen.

${table(['where', 'what'], extensions())}
`

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cellText).join(' | ')} |`).join('\n')
const cellText = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

function limitText(name: string, value: unknown): string {
  if (name.endsWith('_FEN')) return formatYuan(value as Fen)
  return name.endsWith('_MS') ? `${Number(value) / 1_000} s` : String(value)
}

const [EXAMPLE_MIN, EXAMPLE_MAX] = [wholeYuan(100), wholeYuan(10_000)]

function textsOf([group, entries]: [string, object]): string[][] {
  return Object.entries(entries).map(([name, text]) => [`${group}.${name}`, exampleOf(text)])
}

/** The text, or a template filled with example amounts: some take two amounts, some a list. */
function exampleOf(text: string | ((...amounts: unknown[]) => string)): string {
  if (typeof text === 'string') return text
  try {
    return text(EXAMPLE_MIN, EXAMPLE_MAX)
  } catch {
    return text([EXAMPLE_MIN, EXAMPLE_MAX])
  }
}

type Node = { [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Every field below `part` that is marked as an extension, with its meaning. */
function extensionFields(where: string, part: unknown): string[][] {
  if (!isNode(part)) return []
  return Object.entries(part).flatMap(([key, value]) => {
    if (key !== 'properties' || !isNode(value)) return extensionFields(where, value)
    return Object.entries(value).flatMap(([field, schema]) =>
      isNode(schema) && schema['x-extension'] === true
        ? [[`${where}: \`${field}\``, String(schema.description ?? '')]]
        : extensionFields(where, schema),
    )
  })
}

function extensions(): string[][] {
  const { paths, components } = buildOpenApi() as unknown as { paths: Node; components: { schemas: Node } }
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods as Node).flatMap((operation) => {
      const { 'x-origin': origin, description } = operation as { 'x-origin': string; description: string }
      return [
        ...(origin === 'extension' ? [[`\`${path}\``, description]] : []),
        ...extensionFields(`\`${path}\``, operation),
      ]
    }),
  )
  return [
    ...calls,
    ...Object.entries(components.schemas).flatMap(([name, schema]) => extensionFields(name, schema)),
  ]
}
