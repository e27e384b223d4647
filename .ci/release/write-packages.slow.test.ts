import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { repo } from '../run-command.ts'
import { buildInMemory, otherBuild, type Shipped } from './packages.ts'
import type { Component, Sbom } from './sbom.ts'
import { sumsOf } from './sums.ts'
import { NOTICES, writePackages } from './write-packages.ts'

type Document = Sbom & {
  metadata: { component: Record<string, unknown> }
  components: (Component & { purl: string; hashes: { alg: string; content: string }[] })[]
}

const out = mkdtempSync(join(tmpdir(), 'packages-'))
const textOf = (name: string) => readFileSync(join(out, name), 'utf8')
const jsonOf = (path: string) => JSON.parse(readFileSync(join(repo, path), 'utf8'))
let shipped: Shipped
let assets: string[]
let written: ReturnType<typeof writePackages>
let sbom: Document

/** The same as `npm run release`, with this source, package-lock.json and node_modules. Reports are built in. */
beforeAll(async () => {
  // The test runner has set these for its tests.
  for (const name of ['VITEST', 'VITE_BACKEND']) vi.stubEnv(name, undefined)
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubEnv('VITE_REPORT_URL', '/reports')
  mkdirSync(join(out, 'site'))
  const built = await buildInMemory()
  shipped = built.shipped
  assets = [...built.assets]
  // Vite leaves NODE_ENV at "production". npm would then leave out React and zod, because dev packages need them too.
  written = writePackages(out, shipped)
  vi.unstubAllEnvs()
  sbom = JSON.parse(textOf('sbom.cdx.json'))
})
afterAll(() => rmSync(out, { recursive: true }))

const names = () => sbom.components.map(({ name, version }) => `${name}@${version}`).toSorted()

it('the real list is a CycloneDX document of the member app', () => {
  expect(sbom).toMatchObject({
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: expect.stringMatching(/^urn:uuid:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
    version: 1,
    metadata: { component: { type: 'application', name: 'member-app' } },
  })
  const refs = [
    sbom.metadata.component['bom-ref'],
    ...sbom.components.map((component) => component['bom-ref']),
  ]
  expect(new Set(refs).size).toBe(refs.length)
  expect(sbom.dependencies.map(({ ref }) => ref).toSorted()).toEqual(refs.toSorted())
  expect(
    sbom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.includes(ref)),
  ).toEqual([])
})

it('names each package as the registry does, with the hash of package-lock.json', () => {
  const locked = Object.entries<{ version: string; integrity: string }>(jsonOf('package-lock.json').packages)
  for (const { name, version, purl, hashes, ...rest } of sbom.components) {
    expect(rest).toMatchObject({ type: 'library', licenses: [expect.anything()] })
    expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`)
    const integrities = locked.flatMap(([path, component]) =>
      path.endsWith(`node_modules/${name}`) && component.version === version ? [component.integrity] : [],
    )
    const sums = hashes.map(({ content }) => `sha512-${Buffer.from(content, 'hex').toString('base64')}`)
    expect(integrities, name).toContain(sums[0])
  }
})

/** The packages that the app's code imports, apart from types. */
function imported(): Set<string> {
  const files = ['src', 'contracts'].flatMap((folder) =>
    readdirSync(join(repo, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  const code = files.filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/test-|\/demo\/|contracts\/openapi/.test(name),
  )
  const found = code.flatMap((name) =>
    [...readFileSync(join(repo, name), 'utf8').matchAll(IMPORT)].map(([, , from = '']) => from),
  )
  return new Set(found.map((from) => /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? ''))
}
const IMPORT = /^(import |export |.*\bimport\()(?!type )(?:[^'"]*?from )?'([a-z@][^'"]*)'/gm

it('holds every package that the app imports, and all that the build has of others', () => {
  expect(names()).toEqual([...shipped.keys()])
  const known = new Set(sbom.components.map(({ name }) => name))
  const absent = [...imported()].filter((name) => !known.has(name))
  // This package only passes react-router on.
  expect(absent).toEqual(['react-router-dom'])
  expect(imported().size).toBeGreaterThan(12)
  // Vite's helper that loads later parts is in the build.
  expect([...known].filter((name) => name in jsonOf('package.json').devDependencies)).toEqual(['vite'])
})

it('all of them may ship, each with its licence and the text of it', () => {
  expect(written).toEqual({ count: shipped.size, forbidden: [] })
  const listed = textOf('licences.txt').trim().split('\n')
  expect(listed.map((line) => line.split('  ')[0]).toSorted()).toEqual(names())
  const notices = textOf(`site/${NOTICES}`)
  const lines = new Set(notices.split('\n'))
  expect(names().filter((name) => !lines.has(name))).toEqual([])
  expect(notices).toMatch(/Copyright \(c\) Meta Platforms/)
  // A package without a licence file is named, so that somebody searches for its text.
  expect(notices.match(/.*\n\nNO LICENCE FILE.*/g)).toBeNull()
})

it('the sums of the release cover the lists and the texts', () => {
  const covered = sumsOf(out).trim().split('\n')
  expect(covered.map((line) => line.slice(66))).toEqual(['licences.txt', 'sbom.cdx.json', `site/${NOTICES}`])
})

/** A folder with these files of a build. */
function folderOf(files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'built-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  for (const name of files) writeFileSync(join(folder, name), '')
  return folder
}
const reasonOf = (files: readonly string[]) => otherBuild(folderOf(files), new Set(assets))

it('a folder with the hashed files of this build has its packages, whatever else is in the folder', () => {
  expect(assets.length).toBeGreaterThan(100)
  expect(reasonOf([...assets, 'favicon.svg'])).toBeUndefined()
})

it('a folder of other sources or another environment is refused, with what differs', () => {
  const [first = '', ...others] = assets
  expect(reasonOf([...others, 'assets/old-AAAAAAAA.js'])).toContain(
    `(assets/old-AAAAAAAA.js only there; ${first} not there)`,
  )
  expect(reasonOf(others)).toContain(`(${first} not there)`)
  expect(reasonOf([...assets, 'assets/old-AAAAAAAA.js'])).toContain('(assets/old-AAAAAAAA.js only there)')
  expect(otherBuild(join(out, 'nothing'), new Set(assets))).toContain(' … not there)')
})
