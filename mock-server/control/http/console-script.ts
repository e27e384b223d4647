import { join } from 'node:path'

const ENTRY = join(import.meta.dirname, '../../../console/main.tsx')

/** The name of the console's script beside the pages of the demo. */
export const CONSOLE_SCRIPT = 'console.js'

/**
 * The demo console as one classic script with its style inside: a script element loads it from a disk too, where
 * modules are refused. Bundled when it is asked for, so that nothing has to be built before `npm run mock` or `npm start`.
 */
export async function bundleConsole({ inOneFile = false } = {}): Promise<string> {
  const { build } = await import('vite')
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { DEMO_IN_ONE_FILE: String(inOneFile) },
    // What the app's own build supports: docs/decisions/browser-floor.md.
    build: {
      write: false,
      target: ['es2022', 'safari16'],
      cssTarget: ['chrome86', 'safari15.4'],
      reportCompressedSize: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error('the console was not built')
  return first.output[0].code
}
