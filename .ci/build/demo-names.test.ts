import { build } from 'vite'
import { expect, test } from 'vitest'
import { PROVIDERS } from '../../contracts/wire/game-codes.ts'
import { demoNames, demoProviders } from './demo-names.ts'

test('no supplier of the demo has a label of the specification, and the codes stay', () => {
  expect(demoProviders.map(({ code }) => code)).toEqual(PROVIDERS.map(({ code }) => code))
  const labels = PROVIDERS.map(({ label }): string => label)
  for (const { label } of demoProviders) expect(labels).not.toContain(label)
})

test('the app reads the demo’s names with all else of that module, and nothing else reads them', async () => {
  const pages: Record<string, string> = {
    '/app/page.ts': `import { PROVIDERS, GAME_CATEGORIES } from '#contracts/wire/game-codes.ts'; import '/mock/names.ts'; console.log(PROVIDERS, GAME_CATEGORIES)`,
    '/mock/names.ts': `import { PROVIDERS } from '#contracts/wire/game-codes.ts'; console.log('mock', PROVIDERS)`,
  }
  const plugin = { ...demoNames('/app/'), apply: undefined } as ReturnType<typeof demoNames>
  const written = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      plugin,
      {
        name: 'pages',
        resolveId: (source) => {
          if (source in pages) return source
          return source.startsWith('#contracts/') ? source.replace('#', `${process.cwd()}/`) : undefined
        },
        load: (id) => pages[id],
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: '/app/page.ts' } },
  })
  const [chunk] = 'output' in written ? written.output : []
  if (chunk?.type !== 'chunk') throw new Error('nothing was built')
  expect(chunk.code).toContain('真人')
  const times = (label: string) => chunk.code.split(label).length - 1
  for (const { label } of [...demoProviders, ...PROVIDERS]) expect(times(label), label).toBe(1)
})
