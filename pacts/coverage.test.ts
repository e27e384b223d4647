import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contract } from '#contracts/index.ts'
import { type ContractName, missingIn, NEVER_REFUSED, NOT_CALLED, TO_COME } from './coverage.ts'
import { PACT_FILE } from './names.ts'
import { readPact } from './pact-file.ts'

const pact = readPact(PACT_FILE)
const names = Object.keys(contract) as ContractName[]
const pinned = names.filter((name) => !TO_COME.includes(name))
const routes = Object.values(contract).flatMap((router) => Object.values(router))

const fileOf = (name: string) =>
  join(
    import.meta.dirname,
    'consumer',
    `${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}.pact.test.ts`,
  )

describe('the pact covers the contract', () => {
  it('has what every call needs', () => {
    expect(missingIn(pact, pinned)).toEqual([])
  })

  it('has a file of its own for each name, and none for those to come', () => {
    expect(names.filter((name) => existsSync(fileOf(name)))).toEqual(pinned)
  })

  it('has no interaction for a call that the contract lacks or the app does not make', () => {
    const calls = routes.map(({ method, path }) => `${method} ${path}`)
    const strangers = pact.interactions.filter(
      ({ request: { method, path } }) => path === NOT_CALLED || !calls.includes(`${method} ${path}`),
    )
    expect(strangers).toEqual([])
  })

  it('excuses only calls that there are', () => {
    const paths: string[] = routes.map(({ path }) => path)
    expect([...NEVER_REFUSED, NOT_CALLED].filter((path) => !paths.includes(path))).toEqual([])
  })
})

describe('the coverage check', () => {
  const without = (drop: (description: string) => boolean) => ({
    interactions: pact.interactions.filter(({ description }) => !drop(description)),
  })

  it.each([
    ['/api/transfer: into a venue', 'POST /api/transfer: a success of a logged-in member'],
    ['/api/transfer: without a token', 'POST /api/transfer: 401 without a token'],
    ['/api/transfer: with a bad token', 'POST /api/transfer: 401 on a bad token'],
    ['/api/article: an article that is not there', 'POST /api/article: a refusal'],
    ['GET /api/game/list', 'GET /api/game/list: a success'],
  ])('misses %s', (dropped, said) => {
    const left = without((text) => text.includes(dropped) || text.includes('/api/transfer: out of a venue'))
    expect(missingIn(left, pinned)).toContain(said)
  })

  it('names everything of a call that has nothing', () => {
    const left = without((text) => text.startsWith('POST /api/transfer'))
    expect(missingIn(left, pinned)).toHaveLength(4)
  })

  it('asks for the names to come as well', () => {
    expect(missingIn(pact, names).length).toBeGreaterThan(50)
  })
})
