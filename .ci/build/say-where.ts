import type { Plugin } from 'vite'
import type { Env } from '../../src/lib/parse-env.ts'

const ACCOUNTS = [
  'demo888 / demo888 / 888888   VIP 4, money and 90 days of history',
  'new888  / new888  / 888888   a brand-new member with nothing',
]

/** Prints what `npm start` runs on below the URL: the demo accounts, or the real backend's address. */
export const sayWhere = (env: Env): Plugin => ({
  name: 'say-where',
  apply: 'serve',
  configureServer(server) {
    const printUrls = server.printUrls.bind(server)
    server.printUrls = () => {
      printUrls()
      for (const line of linesFor(env)) server.config.logger.info(line)
    }
  },
})

export function linesFor({ backend, apiOrigin }: Env): readonly string[] {
  if (backend === 'real') return ['', `  real backend: /api and /pay go to ${apiOrigin}`, '']
  return [
    '',
    '  fake house; account / password / payment password:',
    ...ACCOUNTS.map((line) => `    ${line}`),
    '',
  ]
}
