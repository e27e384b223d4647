import type { ProxyOptions } from 'vite'

/** Vite's root is `src`, so `src/api/core/client.ts` is served as `/api/core/client.ts`: a file, not a call. */
const isSourceFile = (url: string) => /^[^?]*\.(?:tsx?|css|json|svg)(?:\?|$)/.test(url)

/** Sends the app's calls from the development server to a real backend. */
export function proxyTo(origin: string): Record<string, ProxyOptions> {
  const options: ProxyOptions = {
    target: origin,
    changeOrigin: true,
    bypass: ({ url = '' }) => (isSourceFile(url) ? url : undefined),
  }
  // The mock backend over HTTP serves its pictures below a path of its own origin.
  return { '/api/': options, '/pay/': options, '/pictures/': options }
}
