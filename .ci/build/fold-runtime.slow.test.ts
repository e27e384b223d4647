import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rollup } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { foldRuntimeInto } from './fold-runtime.ts'

const FILES = {
  'entry.js': `
    import old from './old.cjs'
    export const says = async () => [old.word, ...Object.keys(await import('./later.js')), (await import('./other.js')).word]
  `,
  'old.cjs': `exports.word = 'from CommonJS'`,
  'later.js': `export const one = 1, two = 2`,
  'other.js': `import old from './old.cjs'; export const word = old.word.length`,
}

async function bundled(plugins: Plugin[], more = {}) {
  const root = mkdtempSync(join(tmpdir(), 'fold-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [name, text] of Object.entries({ ...FILES, ...more })) writeFileSync(join(root, name), text)
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      outDir: 'out',
      lib: { entry: join(root, 'entry.js'), formats: ['es'], fileName: 'entry' },
      minify: true,
      rolldownOptions: {
        output: {
          chunkFileNames: '[name].js',
          codeSplitting: {
            groups: [
              { name: 'host', test: /old\.cjs$/ },
              { name: 'parts', test: /(?:later|other)\.js$/ },
              { name: 'alone', test: /alone\.cjs$/ },
            ],
          },
        },
      },
    },
  })
  const [{ output: files }] = output as unknown as [{ output: Rollup.OutputChunk[] }]
  return {
    files: files.map(({ fileName }) => fileName),
    /** How often each file that uses the chunk `host` imports it. */
    importsOfHost: files.flatMap(({ code }) => code.match(/from\s*["']\.\/host\.js["']/g)?.length ?? []),
    entry: pathToFileURL(join(root, 'out', files.find(({ isEntry }) => isEntry)?.fileName ?? '')).href,
  }
}

const SAYS = ['from CommonJS', 'one', 'two', 13]

it('a build with manual chunks runs the same with the helpers in one chunk, and has one file less', async () => {
  const plain = await bundled([])
  expect(plain.files).toContain('rolldown-runtime.js')
  expect(await (await import(plain.entry)).says()).toEqual(SAYS)

  const folded = await bundled([foldRuntimeInto('host')])
  expect(folded.files.toSorted()).toEqual(plain.files.filter((name) => !name.includes('runtime')).toSorted())
  expect(await (await import(folded.entry)).says()).toEqual(SAYS)
  expect(folded.importsOfHost.length).toBeGreaterThan(1)
  expect(new Set(folded.importsOfHost)).toEqual(new Set([1]))
})

it('refuses a host that imports other chunks, because they would run before their helpers', async () => {
  const old = `exports.word = require('./deep.cjs').word`
  const needy = {
    'old.cjs': old,
    'deep.cjs': `exports.word = 'from CommonJS'`,
    'later.js': `export { word as one } from './deep.cjs'`,
  }
  const split = foldRuntimeInto('parts')
  await expect(bundled([split], needy)).rejects.toThrow('fold-runtime: parts imports')
})

it('refuses a part with helpers that does not need the host: its name would stay when that of the host changes', async () => {
  const apart = {
    'entry.js': `${FILES['entry.js']}
      export const alone = async () => (await import('./alone.cjs')).default.word`,
    'alone.cjs': `exports.word = 'alone'`,
  }
  await expect(bundled([foldRuntimeInto('host')], apart)).rejects.toThrow(
    /fold-runtime: alone\.js does not import host\.js/,
  )
  // The host's own name is in the text, so the file's name changes with it.
  const both = { ...apart, 'alone.cjs': `exports.word = require('./old.cjs').word` }
  const { entry } = await bundled([foldRuntimeInto('host')], both)
  expect(await (await import(entry)).alone()).toBe('from CommonJS')
})

it('names a host that does not exist', async () => {
  await expect(bundled([foldRuntimeInto('react')])).rejects.toThrow('not one chunk is named react')
})
