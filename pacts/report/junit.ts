import { special } from '../reader/calls.ts'
import type { Outcome } from './outcomes.ts'
import { sentenceOf } from './reds.ts'
import type { CallSummary, Summary } from './summary.ts'
import { isRed } from './summary-markdown.ts'

/** The report as JUnit's XML: a suite for each call, a case for each interaction. Optional ones that fail are skipped. */
export function junitText({ calls }: Summary): string {
  const outcomes = calls.flatMap((call) => call.outcomes)
  const head = `<testsuites name="member-app" ${countsOf(outcomes)}>`
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...calls.map(suite), '</testsuites>', ''].join('\n')
}

const isSkipped = ({ result, interaction }: Outcome): boolean =>
  result !== 'right' && interaction.pending === true

const countsOf = (outcomes: readonly Outcome[]): string =>
  `tests="${outcomes.length}" failures="${outcomes.filter(isRed).length}" skipped="${outcomes.filter(isSkipped).length}"`

const suite = ({ call, outcomes }: CallSummary): string =>
  [
    `  <testsuite name="${escapeXml(call)}" ${countsOf(outcomes)}>`,
    ...outcomes.map((one) => testCase(call, one)),
    '  </testsuite>',
  ].join('\n')

function testCase(call: string, outcome: Outcome): string {
  const { interaction, reds } = outcome
  const states = (interaction.providerStates ?? []).map(({ name }) => name).join(', ')
  const name = escapeXml(`${special(interaction)} (${states})`)
  const open = `    <testcase classname="${escapeXml(call)}" name="${name}"`
  const text = escapeXml(reds.map(sentenceOf).join('\n'))
  if (isRed(outcome))
    return `${open}>\n      <failure message="${text.split('\n')[0]}">${text}</failure>\n    </testcase>`
  if (isSkipped(outcome)) return `${open}>\n      <skipped message="optional"/>\n    </testcase>`
  return `${open}/>`
}

/** XML has no place for control characters, which an answer may contain. */
const escapeXml = (text: string): string =>
  text.replace(/[^\P{Cc}\n\t]/gu, '\uFFFD').replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`)
