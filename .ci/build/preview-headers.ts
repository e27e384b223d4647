import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PageKind, securityHeaders } from '../../mock-server/static-headers.ts'

/** What `vite preview` sends with every file of a build, as its real host should. Throws when nothing is built. */
export const previewHeaders = (outDir: string, kind: PageKind): Record<string, string> =>
  securityHeaders(readFileSync(join(outDir, 'index.html'), 'utf8'), kind)
