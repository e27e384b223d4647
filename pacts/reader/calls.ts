import { codeOf, contentOf, isRefusal, type PactInteraction } from '../pact-file.ts'
import { escapeMarkdown, folded, table } from './markdown.ts'

/** The parts of provider-states.json that a reader needs. */
export type State = { name: string; must: string; params: Record<string, Param> }
type Param = { default?: unknown; enum?: unknown[]; required: boolean }

const NEVER_CALLED = 'The pact asks for nothing here: the member app never makes this call.'

/** Everything that the pact says about one call, for a place below the call's own description. */
export function pactSection(interactions: readonly PactInteraction[], states: readonly State[]): string {
  if (interactions.length === 0) return `#### Pact interactions\n\n${NEVER_CALLED}`
  const names = new Set(interactions.flatMap(statesOf).map(({ name }) => name))
  return [
    `#### Pact interactions (${interactions.length})`,
    table(['what is special', 'state', 'code', ''], interactions.map(interactionRow)),
    '#### Refusals',
    refusals(interactions.filter(isRefusal)),
    '#### States',
    ...[...names].sort().map((name) => stateText(name, states)),
  ].join('\n\n')
}

const statesOf = ({ providerStates = [] }: PactInteraction) => providerStates

const code = (interaction: PactInteraction): string => String(codeOf(interaction) ?? 'none')

const interactionRow = (interaction: PactInteraction): string[] => [
  escapeMarkdown(special(interaction)),
  statesOf(interaction)
    .map(({ name, params }) => [`\`${name}\``, ...pairs(params).map(escapeMarkdown)].join(', '))
    .join('; '),
  code(interaction),
  interaction.pending ? 'optional' : 'required',
]

const pairs = (params: Record<string, unknown> = {}): string[] =>
  Object.entries(params).map(([name, value]) => `${name} ${String(value)}`)

/** A description without its call, and without the params at its end, which are listed with their state. */
export function special(interaction: PactInteraction): string {
  const { method, path } = interaction.request
  const call = `${method} ${path}: `
  const text = interaction.description.startsWith(call)
    ? interaction.description.slice(call.length)
    : interaction.description
  const params = statesOf(interaction).flatMap((state) => pairs(state.params))
  const [end = '', inside = ''] = / \(([^()]*)\)$/.exec(text) ?? []
  const repeats = params.length > 0 && params.every((pair) => inside.includes(pair))
  return repeats ? text.slice(0, -end.length) : text
}

/** The texts are examples. A backend may word them differently, unless the app reacts to the code. */
function refusals(refused: readonly PactInteraction[]): string {
  if (refused.length === 0) return 'None in the pact.'
  const rows = refused.map((interaction) => {
    const { message, msg } = contentOf(interaction)
    return [
      code(interaction),
      escapeMarkdown(String(message ?? msg ?? '')),
      escapeMarkdown(special(interaction)),
    ]
  })
  return table(['code', 'example of its text', 'when'], rows)
}

function stateText(name: string, states: readonly State[]): string {
  const state = states.find((candidate) => candidate.name === name)
  if (!state) throw new Error(`provider-states.json has no state "${name}": run npm run pact:consumer`)
  const params = Object.entries(state.params).map(([param, about]) => `- \`${param}\`: ${aboutParam(about)}`)
  return folded(name, [escapeMarkdown(state.must), params.join('\n')].filter(Boolean).join('\n\n'))
}

function aboutParam({ default: fallback, enum: values, required }: Param): string {
  const choice = values ? [`one of ${values.join(', ')}`] : []
  const absent = required ? ['always given'] : fallback === undefined ? ['may be left out'] : []
  const otherwise = fallback === undefined ? [] : [`${show(fallback)} when left out`]
  return escapeMarkdown([...choice, ...absent, ...otherwise].join('; '))
}

const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
