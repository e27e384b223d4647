import { join } from 'node:path'

const ENTRY = join(import.meta.dirname, '../../console/main.tsx')

/** The name of the console's script beside the pages of the demo. */
export const CONSOLE_SCRIPT = 'console.js'

/**
 * The demo console as one classic script that contains its style. A page from a disk may load it; the browser would
 * refuse modules there. It is bundled on request, so that `npm run mock` and `npm start` need no build.
 */
export async function bundleConsole({ inOneFile = false } = {}): Promise<string> {
  const { build } = await import('vite')
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { DEMO_IN_ONE_FILE: String(inOneFile) },
    // The app's own build supports the same engines: docs/decisions/browser-floor.md.
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
