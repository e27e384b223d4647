import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PageKind, securityHeaders } from '../../mock-server/transport/static-headers.ts'

/**
 * The headers that `vite preview` sends with every file of a build, as its real host should. One set for all, so that
 * the policy has the inline scripts of every page (the demo has the games' page besides the app's). Throws when
 * nothing is built.
 */
export function previewHeaders(outDir: string, kind: PageKind): Record<string, string> {
  const pages = readdirSync(outDir).filter((name) => name.endsWith('.html'))
  if (!pages.includes('index.html')) throw new Error(`nothing is built in ${outDir}`)
  return securityHeaders(pages.map((name) => readFileSync(join(outDir, name), 'utf8')).join('\n'), kind)
}
