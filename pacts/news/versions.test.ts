import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { PACT_FILE } from '../names.ts'
import { readPact } from '../pact-file.ts'
import { newsBetween } from './news.ts'
import { BadInput, versionAt } from './versions.ts'

const ROOT = join(import.meta.dirname, '../..')
const now = versionAt(undefined)

describe('a version', () => {
  const scratch = () => {
    const folder = mkdtempSync(join(tmpdir(), 'news-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    return folder
  }

  it('is a folder with the files, as in this repository or without its folders', () => {
    const folder = scratch()
    writeFileSync(join(folder, 'provider-states.json'), JSON.stringify({ states: now.states }))
    mkdirSync(join(folder, 'contracts'))
    writeFileSync(join(folder, 'contracts/openapi.json'), JSON.stringify(now.openapi))
    expect(versionAt(folder)).toEqual({ name: folder, states: now.states, openapi: now.openapi })
  })

  it('is a file', () => {
    expect(versionAt(PACT_FILE)).toEqual({ name: PACT_FILE, pact: readPact(PACT_FILE) })
  })

  it.each([
    [
      'a commit that is not there',
      () => 'no-such-tag',
      /^"no-such-tag" is no commit of this repository, and no file or folder\.$/,
    ],
    ['an option of git', () => '--help', /is no commit of this repository/],
    [
      'a file of another kind',
      () => join(ROOT, 'package.json'),
      /package\.json is neither a pact, nor provider-states\.json, nor/,
    ],
    ['a file that is no JSON', () => join(ROOT, 'README.md'), /README\.md is no JSON\.$/],
    [
      'an empty folder',
      scratch,
      /has none of member-app-backend\.json, provider-states\.json, openapi\.json\.$/,
    ],
  ])('is not %s', (_what, place, problem) => {
    const read = () => versionAt(place())
    expect(read).toThrow(BadInput)
    expect(read).toThrow(problem)
  })

  it.each(['{"interactions": [1]}', '{"states": [{"name": "a"}]}', '[]', 'null'])('is not %s', (text) => {
    const file = join(scratch(), 'file.json')
    writeFileSync(file, text)
    expect(() => versionAt(file)).toThrow(`${file} is neither a pact`)
  })

  it('cannot be compared with one of another kind', () => {
    const states = { name: 'states.json', states: now.states }
    const pact = { name: 'pact.json', pact: now.pact }
    expect(() => newsBetween(states, pact)).toThrow('states.json and pact.json are not of the same kind')
  })

  it('without some of the files is compared by the others', () => {
    const states = now.states?.map((state) => ({ ...state, must: `${state.must} More.` })) ?? []
    const news = newsBetween({ name: 'a', states: now.states ?? [] }, { ...now, states })
    expect(news.states).toHaveLength(states.length)
    expect({ backend: news.backend, app: news.app }).toEqual({ backend: [], app: [] })
  })
})
