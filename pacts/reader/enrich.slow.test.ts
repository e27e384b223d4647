import { describe, expect, it } from 'vitest'
import { NOT_CALLED } from '../coverage.ts'
import { PACT_FILE } from '../names.ts'
import { contentOf, type PactInteraction, readPact } from '../pact-file.ts'
import { type State, special } from './calls.ts'
import { withPact } from './enrich.ts'
import { escapeMarkdown } from './markdown.ts'
import { documentWithPact } from './page.ts'

const { interactions } = readPact(PACT_FILE)
const { paths, info } = documentWithPact()
const textOf = (path: string, method: string) => paths[path]?.[method.toLowerCase()]?.description ?? ''

/** The rows of the table below a heading that begins with this text. */
function rowsBelow(heading: string, text: string): string[] {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => line.startsWith(`#### ${heading}`))
  const end = lines.findIndex((line, at) => at > start && line.startsWith('#### '))
  const rows = lines.slice(start, end < 0 ? undefined : end).filter((line) => line.startsWith('| '))
  return rows.slice(2)
}

const example: PactInteraction = {
  description: 'POST /api/withdraw: of more than | there is (central 5, by _x_)',
  providerStates: [{ name: 'rich', params: { by: '_x_', central: 5 } }],
  request: { method: 'POST', path: '/api/withdraw' },
  response: { status: 200, body: { content: { code: 202, message: '余额 <b> {% if %} *不足*' } } },
}
const document = {
  info: { description: 'The calls.' },
  paths: { '/api/withdraw': { post: { description: 'Takes money.' } }, '/api/app': { get: {} } },
}
const states: State[] = [
  { name: 'rich', must: 'Has `central` 元.', params: { central: { default: 7, required: false } } },
  { name: 'poor', must: 'Has nothing.', params: {} },
]

describe('the pact of this repository', () => {
  it('has each interaction at its call, once', () => {
    const calls = Map.groupBy(interactions, ({ request }) => request)
    expect(calls.size).toBeGreaterThan(0)
    for (const interaction of interactions) {
      const { method, path } = interaction.request
      const rows = rowsBelow('Pact interactions', textOf(path, method))
      const start = `| ${escapeMarkdown(special(interaction)).replaceAll('|', '\\|')} | `
      const state = `\`${interaction.providerStates?.[0]?.name}\``
      const found = rows.filter((row) => row.startsWith(start) && row.includes(state))
      expect(found.length, interaction.description).toBeGreaterThan(0)
    }
    const rows = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).flatMap((method) => rowsBelow('Pact interactions', textOf(path, method))),
    )
    expect(rows).toHaveLength(interactions.length)
  })

  it('has the text of each refusal at its call', () => {
    for (const interaction of interactions) {
      const { code, message, msg } = contentOf(interaction)
      const text = message ?? msg
      if (code === 200 || code === 401 || text === undefined) continue
      const rows = rowsBelow('Refusals', textOf(interaction.request.path, interaction.request.method))
      expect(rows.join('\n'), interaction.description).toContain(escapeMarkdown(String(text)))
    }
  })

  it('has the text of each state at the calls that are made in it', () => {
    for (const { request, providerStates = [] } of interactions) {
      for (const { name } of providerStates)
        expect(textOf(request.path, request.method)).toContain(`<summary>${name}</summary>`)
    }
  })

  it('says so if a call has no interaction', () => {
    expect(textOf(NOT_CALLED, 'POST')).toContain('never makes this call')
    const silent = Object.entries(paths).filter(([, operations]) =>
      Object.values(operations).some(({ description }) => description?.includes('never makes this call')),
    )
    expect(silent.map(([path]) => path)).toEqual([NOT_CALLED])
  })

  it('adds no tag that the library would interpret', () => {
    for (const operations of Object.values(paths))
      for (const { description = '' } of Object.values(operations)) expect(description).not.toMatch(/\{[%$]/)
  })
})

describe('one interaction', () => {
  const added = withPact(document, { interactions: [example, { ...example, pending: true }] }, states)
  const text = added.paths['/api/withdraw']?.post?.description ?? ''

  it('is a row: what is special, its state with params, the code, and whether it is optional', () => {
    const row = '| of more than \\| there is | `rich`, by &#95;x&#95;, central 5 | 202 |'
    expect(rowsBelow('Pact interactions', text)).toEqual([`${row} required |`, `${row} optional |`])
  })

  it('is a refusal whose text the library does not interpret', () => {
    expect(rowsBelow('Refusals', text)[0]).toBe(
      '| 202 | 余额 &#60;b> &#123;% if %} &#42;不足&#42; | of more than \\| there is |',
    )
  })

  it('adds only its own state, with the params', () => {
    expect(text).toContain('<summary>rich</summary>\n\nHas `central` 元.\n\n- `central`: 7 when left out')
    expect(text).not.toContain('poor')
  })

  it('is below the description of its call, and the document itself is unchanged', () => {
    expect(text).toMatch(/^Takes money\.\n\n#### Pact interactions \(2\)\n/)
    expect(document.paths['/api/withdraw'].post.description).toBe('Takes money.')
    expect(info.description).toContain('*optional*')
  })
})

describe('an entry without a place is an error', () => {
  it('an interaction of a call that the document does not have', () => {
    const stray = { ...example, request: { method: 'GET', path: '/api/withdraw' } }
    expect(() => withPact(document, { interactions: [stray] }, states)).toThrow('has no GET /api/withdraw')
  })

  it('a state that nobody describes', () => {
    expect(() => withPact(document, { interactions: [example] }, [])).toThrow('no state "rich"')
  })
})
