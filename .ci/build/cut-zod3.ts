import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** The module this cut was made for, byte for byte: @ts-rest/core 3.53.0-rc.1, index.esm.mjs. */
const CUT_FOR = {
  version: '3.53.0-rc.1',
  sha256: '759c69ac90acc1f211f40f372e9e175a1abe35a6d0cd110fef2748d7b8c31e62',
}
const MODULE = /[\\/]@ts-rest[\\/]core[\\/]index\.esm\.mjs$/

/** The bundled zod 3 begins the module, and its namespace object ends it. */
const ZOD_3 = /^var util;\n[\s\S]*?\n {4}ZodError: ZodError\n}\);\n/
/** Everything that the rest still uses of it. It is for schemas made with zod before 3.24, and the app has none. */
const INSTEAD = 'class ZodObject {}\nclass ZodError extends Error {}\n'
/** Deprecated schemas for servers, made with zod 3: each is one statement and one export. */
const SCHEMAS = /\nconst (?:ZodErrorSchema|RequestValidationErrorSchema\w*) = z\.object\(\{\n[\s\S]*?\n\}\);/g
const EXPORTED_SCHEMAS = /\b(?:ZodErrorSchema|RequestValidationErrorSchema\w*), /g

/** Text of zod 3 that no minifier removes. */
const TRACE = 'ZodEffects'

/**
 * @ts-rest/core 3.53.0-rc.1 bundles all of zod 3 for four deprecated schemas that we do not use: 12 kB gzip of the
 * first route. Cuts both out of the module's text. Throws for any other text than the known one.
 */
export function withoutZod3(code: string): string {
  if (createHash('sha256').update(code).digest('hex') !== CUT_FOR.sha256) {
    throw new Error(
      `@ts-rest/core is not the ${CUT_FOR.version} that .ci/build/cut-zod3.ts was made for: look whether it still carries zod 3, and cut anew.`,
    )
  }
  return code.replace(ZOD_3, INSTEAD).replace(SCHEMAS, '').replace(EXPORTED_SCHEMAS, '')
}

/** Cuts zod 3 out of the builds, and fails a build that still contains it. */
export const cutZod3 = (): Plugin => ({
  name: 'cut-zod3',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: MODULE },
    handler: (code) => ({ code: withoutZod3(code), map: null }),
  },
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk' && file.code.includes(TRACE)) {
        this.error(`${file.fileName} carries zod 3: .ci/build/cut-zod3.ts did not see @ts-rest/core`)
      }
    }
  },
})
