import { expect, it } from 'vitest'
import { packageOf, packagesIn } from './packages.ts'
import { type Component, forbiddenLicences, licencesOf, type Sbom, shippedSbom } from './sbom.ts'

const component = (name: string, licence: string, version = '1.0.0'): Component => ({
  'bom-ref': `${name}@${version}`,
  name,
  version,
  licenses: licence.includes(' ') ? [{ expression: licence }] : [{ license: { id: licence } }],
})
const sbom = (...components: Component[]): Sbom => ({
  metadata: { component: { name: 'folder', 'bom-ref': 'own@1' } },
  components,
  dependencies: [
    { ref: 'own@1', dependsOn: components.map((one) => one['bom-ref']) },
    ...components.map((one) => ({ ref: one['bom-ref'], dependsOn: ['vitest@1.0.0'] })),
  ],
})

it('names the package of a module, also of one inside another, and of what the bundler adds', () => {
  const read = (path: unknown) => JSON.stringify({ name: String(path).split('/').at(-2), version: '2.0.0' })
  const from = (module: string) => packageOf(module, read as never)
  expect(from('/a/node_modules/zod/v4/mini/index.js')).toEqual(['zod@2.0.0', '/a/node_modules/zod'])
  expect(from('/a/node_modules/one/node_modules/@b/two/x.js')?.[0]).toBe('two@2.0.0')
  expect(from('\0/a/node_modules/react/index.js?commonjs-proxy')?.[0]).toBe('react@2.0.0')
  expect(from('/a/src/main.tsx')).toBeUndefined()
  expect(from('\0vite/preload-helper.js')?.[0]).toBe('vite@2.0.0')
  expect(from('\0rolldown/runtime.js')?.[0]).toBe('rolldown@2.0.0')
})

it('counts no module that the bundler emptied', () => {
  const modules = {
    [`${import.meta.dirname}/../../node_modules/zod/index.js`]: { renderedLength: 9 },
    [`${import.meta.dirname}/../../node_modules/react/index.js`]: { renderedLength: 0 },
  }
  expect([...packagesIn([{ modules } as never]).keys()]).toEqual([expect.stringMatching(/^zod@/)])
})

it('lists what ships and nothing else, under the name of the project', () => {
  const all = sbom(component('react', 'MIT'), component('vitest', 'MIT'))
  const shipped = shippedSbom(all, ['react@1.0.0'])
  expect(shipped.components.map(({ name }) => name)).toEqual(['react'])
  expect(shipped.dependencies).toEqual([
    { ref: 'own@1', dependsOn: ['react@1.0.0'] },
    { ref: 'react@1.0.0', dependsOn: [] },
  ])
  expect(shipped.metadata.component.name).toBe('member-app')
})

it('fails for a package that is in the build and in no list', () => {
  expect(() => shippedSbom(sbom(component('react', 'MIT')), ['react@1.0.0', 'zod@4.0.0'])).toThrow(
    'zod@4.0.0',
  )
})

it.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['(MIT AND BSD-3-Clause)', true],
  ['GPL-3.0-only', false],
  ['(MIT AND GPL-3.0-only)', false],
  ['SEE LICENSE IN LICENSE.md', false],
])('%s may ship: %s', (licence, may) => {
  const one = component('some', licence)
  expect(forbiddenLicences([one])).toEqual(may ? [] : [`some@1.0.0: ${licence}`])
  expect(licencesOf(one)).toEqual([licence])
})

it('a package without a licence may not ship', () => {
  expect(forbiddenLicences([{ 'bom-ref': 'a', name: 'a', version: '1' }])).toEqual(['a@1: no licence'])
})
