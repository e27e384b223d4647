import type { Exchange } from './own-traffic.ts'

/** These exchanges as a browser records them, at `base`. */
export const harOf = (traffic: readonly Exchange[], base: string) => ({
  log: {
    version: '1.2',
    entries: [
      { request: { method: 'GET', url: `${base}/assets/app.js` }, response: { status: 200, content: {} } },
      ...traffic.map(({ method, path, query, request, authorization, status, body }) => ({
        request: {
          method,
          url: `${base}${path}?${new URLSearchParams(query)}`,
          headers: [{ name: 'authorization', value: authorization }],
          postData: { mimeType: 'application/json', text: request },
        },
        response: {
          status,
          headers: [
            { name: 'content-type', value: 'application/json' },
            { name: 'date', value: 'Fri, 01 May 2026 03:00:00 GMT' },
          ],
          content: { mimeType: 'application/json', text: JSON.stringify(body) },
        },
      })),
    ],
  },
})
