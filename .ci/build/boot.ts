import { build, type Plugin } from 'vite'

/**
 * Writes `src/boot/boot.ts` into the production page as an inline script, whose hash the content policy names: the first
 * calls leave with the HTML. The demo has its backend in the page, and the development server nothing to win.
 */
export const boot = (entry: string): Plugin => ({
  name: 'boot',
  apply: 'build',
  transformIndexHtml: async () => [{ tag: 'script', children: await bootCode(entry), injectTo: 'head' }],
})

async function bootCode(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })
  const [first] = [built].flat()
  if (!first || !('output' in first)) throw new Error('boot: the inline script was not built')
  return first.output[0].code.trim()
}
