import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repo } from '../run-command.ts'

const jsonOf = (name: string) => JSON.parse(readFileSync(join(repo, name), 'utf8'))
const { dependencies, devDependencies, allowScripts } = jsonOf('package.json')
type Locked = { version: string; resolved?: string; integrity?: string; link?: boolean; inBundle?: boolean }
const { '': root, ...packages } = jsonOf('package-lock.json').packages as Record<string, Locked>

/** Whether it fits package.json, and who may run an install script, npm checks itself (.npmrc: strict-allow-scripts). */
it('the lock file takes every package by its hash from whatever registry the machine uses', () => {
  expect(root).toBeDefined()
  expect(Object.keys(packages).length).toBeGreaterThan(500)
  const unsound = Object.entries(packages).filter(
    ([path, { version, resolved, integrity = '', link, inBundle }]) =>
      !/(?:^|\/)node_modules\/(?:@[\w.-]+\/)?[\w.-]+$/.test(path) ||
      link === true ||
      !/^\d+\.\d+\.\d+/.test(version) ||
      resolved !== undefined ||
      // A bundled package is inside the file of the package that brings it, and that file has a hash.
      !(inBundle || /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity)),
  )
  expect(unsound).toEqual([])
})

it('package.json asks for exact versions, and lets one package run a script', () => {
  const inexact = Object.entries<string>({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version),
  )
  expect(inexact).toEqual([])
  expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['node'])
})

it('no setting of the repository names a registry or lets other scripts run', () => {
  const npmrc = readFileSync(join(repo, '.npmrc'), 'utf8')
  for (const name of ['save-exact', 'omit-lockfile-registry-resolved', 'strict-allow-scripts'])
    expect(npmrc).toMatch(new RegExp(`^${name} ?= ?true$`, 'm'))
  expect(npmrc).not.toMatch(/^(?:\/\/|(?:@[^:]+:)?registry|dangerously-)/m)
})
