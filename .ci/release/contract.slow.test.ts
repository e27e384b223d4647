import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { versionAt } from '#pacts/news/versions.ts'
import { writeContract } from './contract.ts'

function newRelease(): string {
  const out = mkdtempSync(join(tmpdir(), 'release-'))
  onTestFinished(() => rmSync(out, { recursive: true }))
  return out
}
const filesOf = (release: string) => readdirSync(join(release, 'contract')).sort()
const FILES = ['member-app-backend.json', 'openapi.json', 'provider-states.json']

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
