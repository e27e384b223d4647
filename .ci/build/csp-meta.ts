import type { Plugin } from 'vite'
import { metaPolicy, type PageKind } from '../../mock-server/static-headers.ts'

/** Writes the policy into every built page, before anything it governs. */
export const cspMeta = (kind: PageKind): Plugin => ({
  name: 'csp-meta',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => ({
      html,
      tags: [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: metaPolicy(html, kind) },
          injectTo: 'head-prepend',
        },
      ],
    }),
  },
})
