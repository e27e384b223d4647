import { callOf, type PactInteraction } from '../pact-file.ts'
import { special } from '../reader/calls.ts'
import { escapeMarkdown, folded, table } from '../reader/markdown.ts'
import { CAUSES } from './causes.ts'
import { type Addresses, curlOf } from './curl.ts'
import { groupsOf, lacksOf, tallyOf } from './groups.ts'
import type { Outcome } from './outcomes.ts'
import { sentenceOf } from './reds.ts'
import { headline, type Musts, type Summary } from './summary.ts'

/** The report as Markdown, for the summary of a pipeline's run. */
export function summaryMarkdown(summary: Summary, musts: Musts, addresses: Addresses): string {
  const groups = groupsOf(summary).flatMap(({ title, standing, calls }) => [
    `## ${title} (${calls.length})`,
    standing === 'not built'
      ? table(
          ['call', 'lacks'],
          calls.map((call) => [`\`${call.call}\``, lacksOf(call)]),
        )
      : table(
          ['call', 'right'],
          calls.map((call) => [`\`${call.call}\``, tallyOf(call)]),
        ),
    ...(standing === 'wrong'
      ? calls.flatMap(({ outcomes }) => {
          const unsaid = new Map(musts)
          return outcomes.filter(isRed).map((one) => redMarkdown(one, unsaid, addresses))
        })
      : []),
  ])
  return `${['# The backend and the app', escapeMarkdown(headline(summary)), ...groups].join('\n\n')}\n`
}

/** The states of an interaction with what they must make true: whole at the first interaction of a call, then as above. */
export function mustsOf(
  { providerStates = [] }: PactInteraction,
  unsaid: Map<string, string>,
): [string, string][] {
  return providerStates.map(({ name }) => {
    const must = unsaid.get(name) ?? 'as above'
    unsaid.delete(name)
    return [name, must]
  })
}

/** Whether an outcome has to be explained: wrong, and needed. */
export const isRed = ({ result, interaction }: Outcome): boolean => result !== 'right' && !interaction.pending

function redMarkdown(
  { interaction, reds }: Outcome,
  unsaid: Map<string, string>,
  addresses: Addresses,
): string {
  const states = mustsOf(interaction, unsaid).map(
    ([name, must]) => `State \`${name}\`: ${escapeMarkdown(must)}`,
  )
  const kind = reds[0]?.kind
  return folded(
    `${callOf(interaction)}: ${special(interaction)}`,
    [
      ...reds.map((red) => `- ${escapeMarkdown(sentenceOf(red))}`),
      ...(kind ? [`\nMost often: ${CAUSES[kind].map(escapeMarkdown).join(' Or: ')}\n`] : []),
      ...states,
      `\n\`\`\`sh\n${curlOf(interaction, addresses)}\n\`\`\``,
    ].join('\n'),
  )
}
