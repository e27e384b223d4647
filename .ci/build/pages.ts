import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PageKind } from '../../mock-server/static-headers.ts'

/** The pages of a build: production has the app alone, the demo also the games' own page. */
export function pagesOf(root: string, kind: PageKind): string[] {
  const pages = readdirSync(root).filter((name) => name.endsWith('.html'))
  return pages.filter((name) => kind === 'demo' || name === 'index.html').map((name) => join(root, name))
}
