import * as limits from '../limits.ts'
import * as texts from '../messages.ts'
import * as shellTexts from '../messages-shell.ts'
import { type Fen, formatYuan, wholeYuan } from '../money/money.ts'
import { buildOpenApi } from './openapi.ts'

/** docs/limits.md: limits, texts and extensions as they stand in the code. openapi-cli.ts writes it. */
export const tablesText = (): string => `# Limits, texts and extensions

Written by \`npm run contract:openapi\` from contracts/; do not edit.

## Limits

${table(
  ['name', 'value'],
  Object.entries(limits).map(([name, value]) => [name, limitText(name, value)]),
)}

## Texts

Misspellings are the operator's own. Amounts are examples.

${table(['name', 'text'], Object.entries({ ...shellTexts, ...texts }).flatMap(textsOf))}

## Extensions

Calls and fields that are ours. A backend that lacks one loses a feature of the app, not a screen.

${table(['where', 'what'], extensions())}
`

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cellText).join(' | ')} |`).join('\n')
const cellText = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

function limitText(name: string, value: unknown): string {
  if (name.endsWith('_FEN')) return formatYuan(value as Fen)
  return name.endsWith('_MS') ? `${Number(value) / 1_000} s` : String(value)
}

const [LEAST, MOST] = [wholeYuan(100), wholeYuan(10_000)]

function textsOf([group, entries]: [string, object]): string[][] {
  return Object.entries(entries).map(([name, text]) => [`${group}.${name}`, exampleOf(text)])
}

/** A template takes amounts, or a list of them. */
function exampleOf(text: string | ((...amounts: unknown[]) => string)): string {
  if (typeof text === 'string') return text
  try {
    return text(LEAST, MOST)
  } catch {
    return text([LEAST, MOST])
  }
}

type Node = { [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Every marked field below a part of the document, with its meaning. */
function marked(where: string, part: unknown): string[][] {
  if (!isNode(part)) return []
  return Object.entries(part).flatMap(([key, value]) => {
    if (key !== 'properties' || !isNode(value)) return marked(where, value)
    return Object.entries(value).flatMap(([field, schema]) =>
      isNode(schema) && schema['x-extension'] === true
        ? [[`${where}: \`${field}\``, String(schema.description ?? '')]]
        : marked(where, schema),
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
        ...marked(`\`${path}\``, operation),
      ]
    }),
  )
  return [...calls, ...Object.entries(components.schemas).flatMap(([name, schema]) => marked(name, schema))]
}
