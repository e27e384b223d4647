import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { build, type Rollup } from 'vite'
import { describe, expect, it, vi } from 'vitest'
import { cutZod3, withoutZod3 } from './cut-zod3.ts'

const tsRest = createRequire(import.meta.url)
  .resolve('@ts-rest/core')
  .replace('index.cjs.js', 'index.esm.mjs')
const ENTRY = 'virtual:entry'
const CALL = `
  import { initClient, initContract } from '@ts-rest/core'
  import * as z from 'zod/mini'
  const contract = initContract().router({
    hello: { method: 'POST', path: '/api/hello/:id', body: z.object({ n: z.number() }), responses: { 200: z.object({ text: z.string() }) } },
  })
  const client = initClient(contract, { baseUrl: 'http://backend', validateResponse: true })
  export const hello = () => client.hello({ params: { id: '7' }, body: { n: 1 } })
`

async function bundle(plugins: unknown[]): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id: string) => (id === ENTRY ? id : undefined),
        load: (id: string) => (id === ENTRY ? CALL : undefined),
      },
      ...plugins,
    ] as never,
    build: { write: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  })) as Rollup.RollupOutput
  return output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}

describe('the cut of zod 3 from @ts-rest/core', () => {
  it('rejects any text but the one it was made for', () => {
    const code = readFileSync(tsRest, 'utf8')
    expect(withoutZod3(code).length).toBeLessThan(code.length / 4)
    expect(() => withoutZod3(code.replace('var util;', 'var utils;'))).toThrow('is not the 3.53.0-rc.1')
    expect(() => withoutZod3('')).toThrow('cut anew')
  })

  it('keeps every export but the four deprecated schemas', async () => {
    const cut = withoutZod3(readFileSync(tsRest, 'utf8'))
    const names = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(cut)}`)
    const whole = await import('@ts-rest/core')
    const gone = Object.keys(whole).filter((name) => !(name in names))
    expect(gone.filter((name) => name !== 'default').sort()).toEqual([
      'RequestValidationErrorSchema',
      'RequestValidationErrorSchemaForNest',
      'RequestValidationErrorSchemaWithoutMessage',
      'ZodErrorSchema',
    ])
  })

  it('removes at least 10 kB gzip from a bundle, and a call still works', async () => {
    const whole = await bundle([])
    const cut = await bundle([cutZod3()])
    expect(gzipSync(whole).length - gzipSync(cut).length).toBeGreaterThan(10_000)

    const fetched = vi.fn(async () => Response.json({ text: 'hi', extra: 1 }))
    vi.stubGlobal('fetch', fetched)
    const { hello } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(cut)}`)
    expect(await hello()).toMatchObject({ status: 200, body: { text: 'hi' } })
    expect(fetched).toHaveBeenCalledWith(
      'http://backend/api/hello/7',
      expect.objectContaining({ method: 'POST', body: '{"n":1}' }),
    )
    fetched.mockResolvedValue(Response.json({ text: 5 }))
    await expect(hello()).rejects.toThrow()
  })

  it('fails a build that still contains zod 3', async () => {
    const { transform: _cut, ...onlyLooking } = cutZod3()
    await expect(bundle([onlyLooking])).rejects.toThrow('carries zod 3')
  })
})
