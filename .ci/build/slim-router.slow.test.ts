import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'
import { shakeable, slimRouter } from './slim-router.ts'

const ENTRY = 'virtual:entry'
const CODE = `
  import { HashRouter, useHref, useLocation } from 'react-router-dom'
  export { HashRouter, useHref, useLocation }
`

/** The bundle of an entry that uses little of React Router, with React external. */
async function bundle(plugins: unknown[]): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id: string) => (id === ENTRY ? id : undefined),
        load: (id: string) => (id === ENTRY ? CODE : undefined),
      },
      ...plugins,
    ] as never,
    build: {
      write: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        external: ['react', 'react-dom'],
        treeshake: { propertyReadSideEffects: false },
      },
    },
  })) as Rollup.RolldownOutput
  return output.output[0].code
}

test('leaves out forms, prefetching and development warnings, and keeps the router', async () => {
  const [slim, whole] = await Promise.all([bundle([slimRouter()]), bundle([])])
  expect(whole).toContain('No routes matched location')
  expect(slim).not.toContain('No routes matched location')
  for (const unused of ['modulepreload', 'formEncType']) {
    expect(whole).toContain(unused)
    expect(slim).not.toContain(unused)
  }
  expect(slim).toContain('popstate')
  expect(slim.length).toBeLessThan(whole.length * 0.75)
})

test('marks a call without side effects as pure, and leaves any other as it is', () => {
  expect(
    shakeable('var Link = React10.forwardRef(\n  function L() {}\n);\nLink.displayName = "Link";\n'),
  ).toBe('var Link = /* @__PURE__ */ React10.forwardRef(\n  function L() {}\n);\n\n')
  expect(shakeable('const a = start(React10.memo);\n')).toBe('const a = start(React10.memo);\n')
})
