import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { startMockServer } from '#mock/node.ts'
import { runFlows } from '#pacts/flows/respect.ts'
import { versionAt } from '#pacts/news/versions.ts'
import { MOCK_CLOCK } from '#pacts/provider/target.ts'
import { anchorsOf } from '../checks/documents.ts'
import { writeContract } from './contract.ts'

function newRelease(): string {
  const out = mkdtempSync(join(tmpdir(), 'release-'))
  onTestFinished(() => rmSync(out, { recursive: true }))
  return out
}
const filesOf = (release: string) => readdirSync(join(release, 'contract')).sort()
const FILES = [
  ...[
    'README.md',
    'expressions.md',
    'flows.arazzo.yaml',
    'flows.md',
    'github-provider.yml',
    'gitlab-provider.yml',
    'glossary.md',
  ],
  ...[
    'live-check.md',
    'member-app-backend.json',
    'openapi-3.0-one-object.json',
    'openapi-3.0.json',
    'openapi.json',
  ],
  ...['openapi.md', 'provider-states.json', 'states.openapi.yaml', 'wire.md'],
]

it('a release has its contract, and what is new in it since the one before', () => {
  const [first, second] = [newRelease(), newRelease()]
  writeContract(first, undefined)
  expect(filesOf(first)).toEqual(FILES)

  const file = join(first, 'contract/provider-states.json')
  const { states } = JSON.parse(readFileSync(file, 'utf8'))
  for (const state of states) state.must = state.must.replace('The member is no agent.', '')
  writeFileSync(file, JSON.stringify({ states }))
  writeContract(second, versionAt(first))
  expect(filesOf(second)).toEqual([...FILES, 'news.md'].sort())
  const news = readFileSync(join(second, 'contract/news.md'), 'utf8')
  expect(news).toContain(`# What the contract asks: ${first} → this release`)
  expect(news).toContain('Must now be true: “The member is no agent.”')
})

it('its documents link to what lies beside them, and to nothing else', () => {
  const out = newRelease()
  writeContract(out, undefined)
  const read = (name: string) => readFileSync(join(out, 'contract', name), 'utf8')
  const pages = FILES.filter((name) => name.endsWith('.md'))
  const links = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].map(([, file, anchor]) => ({
      page,
      file: file || page,
      anchor,
    })),
  )
  expect(links.filter(({ file }) => !FILES.includes(file))).toEqual([])
  expect(
    links.filter(({ file, anchor }) => anchor !== undefined && !anchorsOf(read(file)).has(anchor)),
  ).toEqual([])
  expect(links.map(({ file }) => file)).toEqual(expect.arrayContaining(['wire.md', 'flows.md', 'openapi.md']))
})

it('its flows find the documents beside them', async () => {
  const out = newRelease()
  writeContract(out, undefined)
  const mock = await startMockServer({ providerStates: true, clock: MOCK_CLOCK })
  onTestFinished(mock.close)
  const file = join(out, 'contract/flows.arazzo.yaml')
  const servers = { backend: mock.url, states: mock.url }
  expect(await runFlows(file, servers, ['logoff'])).toEqual([{ workflowId: 'logoff' }])
})
