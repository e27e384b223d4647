import type { Plugin } from 'vite'
import { DEMO, FRESH, PERSONAS } from '../../mock-server/scenarios/personas.ts'
import type { Env } from '../../src/lib/parse-env.ts'

const NOTES: Readonly<Record<string, string>> = {
  [DEMO.username]: 'VIP 4, money and 90 days of history',
  [FRESH.username]: 'a brand-new member with nothing',
}

const accounts = () =>
  PERSONAS.map(({ username, password, payPassword }) =>
    `    ${username} / ${password} / ${payPassword}   ${NOTES[username] ?? ''}`.trimEnd(),
  )

/** Prints the targets of `npm start` below the URL: the demo accounts, or the real backend's address. */
export const printTargets = (env: Env): Plugin => ({
  name: 'print-targets',
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
  return ['', '  mock backend; account / password / payment password:', ...accounts(), '']
}
