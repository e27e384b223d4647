import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { special } from '../reader/calls.ts'
import { CAUSES } from './causes.ts'
import { type Addresses, curlOf } from './curl.ts'
import { groupsOf, lacksOf, tallyOf } from './groups.ts'
import type { Outcome } from './outcomes.ts'
import { sentenceOf } from './reds.ts'
import { type CallSummary, headline, type Musts, type Standing, type Summary } from './summary.ts'
import { isRed, mustsOf } from './summary-markdown.ts'

/** By this title a page is known as a report. */
export const TITLE = 'The backend and the app'

/** The report as one page without scripts. */
export function pageHtml(summary: Summary, musts: Musts, addresses: Addresses): string {
  const groups = groupsOf(summary)
  const style = readFileSync(join(import.meta.dirname, 'page.css'), 'utf8')
  const links = groups.map(
    ({ standing, title, calls }) =>
      `<a class="${classOf(standing)}" href="#${classOf(standing)}"><b>${calls.length}</b> ${title.toLowerCase()}</a>`,
  )
  const sections = groups.map(
    ({ standing, title, calls }) =>
      `<section id="${classOf(standing)}"><h2>${title}</h2>\n${calls
        .map((call) => callHtml(call, musts, addresses))
        .join('\n')}</section>`,
  )
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${TITLE}</title>
<style>
${style}</style>
</head>
<body>
<h1>${TITLE}</h1>
<p class="lead">${inline(headline(summary))}</p>
<nav>${links.join('\n')}</nav>
${sections.join('\n')}
</body>
</html>
`
}

const classOf = (standing: Standing): string => standing.replace(' ', '-')

function callHtml(summary: CallSummary, musts: Musts, addresses: Addresses): string {
  const { call, standing, outcomes } = summary
  const open = outcomes.filter(({ result }) => result !== 'right')
  const head = `<code>${escapeHtml(call)}</code> <span>${standing === 'not built' ? `lacks ${inline(lacksOf(summary))}` : tallyOf(summary)}</span>`
  if (open.length === 0) return `<p class="call">${head}</p>`
  // The reds of a call that is wrong are what one came for; those of a call that is not there say one thing.
  const unsaid = new Map(musts)
  const isOpen = standing === 'wrong' ? ' open' : ''
  return `<details class="call"${isOpen}><summary>${head}</summary>
${open.map((one) => outcomeHtml(one, unsaid, addresses)).join('\n')}</details>`
}

function outcomeHtml(outcome: Outcome, unsaid: Map<string, string>, addresses: Addresses): string {
  const { interaction, reds } = outcome
  const kind = reds[0]?.kind
  const states = mustsOf(interaction, unsaid).map(
    ([name, must]) => `<dt>State <code>${name}</code></dt><dd>${inline(must)}</dd>`,
  )
  const causes = kind
    ? [
        `<dt>Most often</dt><dd><ol>${CAUSES[kind].map((cause) => `<li>${inline(cause)}</li>`).join('')}</ol></dd>`,
      ]
    : []
  return `<article><h3>${inline(special(interaction))}${isRed(outcome) ? '' : ' <small>optional</small>'}</h3>
<ul>${reds.map((red) => `<li>${inline(sentenceOf(red))}</li>`).join('')}</ul>
<details><summary>Causes, state and request</summary><dl>${[...causes, ...states].join('')}
<dt>Request</dt><dd><pre>${escapeHtml(curlOf(interaction, addresses))}</pre></dd></dl></details></article>`
}

const escapeHtml = (text: string): string =>
  text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Text whose backquotes mark code. */
const inline = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
