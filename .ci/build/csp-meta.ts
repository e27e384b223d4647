import type { Plugin } from 'vite'
import { metaPolicy, type PageKind, type TrustedHosts } from '../../mock-server/transport/static-headers.ts'

/**
 * Writes the policy into every built page once the page's text is final. The policy comes before everything that it
 * governs.
 */
export const cspMeta = (kind: PageKind, trusted?: TrustedHosts): Plugin => ({
  name: 'csp-meta',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.html'))
          file.source = withPolicy(String(file.source), kind, trusted)
      }
    },
  },
})

export function withPolicy(html: string, kind: PageKind, trusted?: TrustedHosts): string {
  const head = /<head>\s*(?:<meta charset="[^"]*"\s*\/?>)?/i
  if (!head.test(html)) throw new Error('csp-meta: the page has no <head>')
  const policy = metaPolicy(html, kind, trusted)
  return html.replace(
    head,
    (found) => `${found}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  )
}
