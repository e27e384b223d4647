import type { TrustedHosts } from '../../mock-server/transport/static-headers.ts'
import { parseHosts } from '../../src/lib/html/trusted-hosts.ts'
import { BadEnv, type Env, parseEnv } from '../../src/lib/parse-env.ts'

type EnvInput = {
  command: 'build' | 'serve'
  mode: string
  /** `vite preview`: serves the build of this mode. */
  isPreview?: boolean
  /** The variables of the `.env` files. */
  file: Readonly<Record<string, string | undefined>>
  /** The variables of the shell; they win over the files. */
  shell: Readonly<Record<string, string | undefined>>
}

/**
 * The environment of one run of Vite. `npm start` uses the mock backend by default. A build uses what its script
 * says (`npm run build` real, `npm run build:demo` with mode demo mock), so that no `.env` file for development puts
 * the mock backend into production. Throws BadEnv.
 */
export function envFor({ command, mode, isPreview = false, file, shell }: EnvInput): Env {
  const env = parseEnv({ ...file, ...shell })
  if (command === 'serve' && !isPreview) return served(env)
  if (command === 'build') forProduction(shell)
  const backend = mode === 'demo' ? 'mock' : 'real'
  if (shell.VITE_BACKEND && env.backend !== backend) {
    const script = env.backend === 'mock' ? 'npm run build:demo' : 'npm run build'
    throw new BadEnv('VITE_BACKEND', `is "${env.backend}", but this build is ${backend}: use ${script}`)
  }
  return { ...env, backend, apiOrigin: undefined }
}

/**
 * Any other NODE_ENV would silently build React's development code, without a worker. If the shell has no NODE_ENV,
 * Vite sets it; what an `.env` file says it passes on as VITE_USER_NODE_ENV.
 */
function forProduction({ NODE_ENV, VITE_USER_NODE_ENV }: EnvInput['shell']): void {
  const other = [NODE_ENV, VITE_USER_NODE_ENV].find((value) => value && value !== 'production')
  if (other !== undefined)
    throw new BadEnv(
      'NODE_ENV',
      `is "${other}": a build is always for production, so take it out of the shell or of the .env file`,
    )
}

/**
 * The hosts that the policy of this build trusts. The policy cannot limit navigation, so the app itself reads the hosts
 * for payments, and this only checks them.
 */
export function trustedHosts({ file, shell }: Pick<EnvInput, 'file' | 'shell'>): TrustedHosts {
  const hosts = (name: string) => parseHosts(name, { ...file, ...shell }[name])
  hosts('VITE_PAYMENT_HOSTS')
  const { url } = reportTarget({ file, shell })
  return {
    pictures: hosts('VITE_PICTURE_HOSTS'),
    frames: hosts('VITE_FRAME_HOSTS'),
    reports: url.startsWith('/') || url === '' ? undefined : new URL(url).origin,
  }
}

/** Where a production build sends reports (empty: nowhere), and from which share of all pages, 0 to 1. */
export function reportTarget({ file, shell }: Pick<EnvInput, 'file' | 'shell'>): {
  url: string
  sample: string
} {
  const { VITE_REPORT_URL: url = '', VITE_REPORT_SAMPLE: sample = '' } = { ...file, ...shell }
  if (url !== '' && !/^\/(?!\/)[\w./-]*$/.test(url) && !isPlainAddress(url))
    throw new BadEnv(
      'VITE_REPORT_URL',
      `is "${url}": it is an https address without a query, or a path of the same site like /reports`,
    )
  if (sample !== '' && !/^(?:0?\.\d+|0|1(?:\.0+)?)$/.test(sample))
    throw new BadEnv('VITE_REPORT_SAMPLE', `is "${sample}": it is a share from 0 to 1, like 0.1`)
  return { url, sample: sample || '1' }
}

/** Whether this is an address as the browser would write it. Plain http is only for this machine, in tests. */
function isPlainAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === '127.0.0.1')
  return isSafe && /^https?:\/\/[^\s/?#@"';,]+\/[\w./-]*$/.test(text)
}

function served(env: Env): Env {
  if (env.backend === 'mock') return { ...env, apiOrigin: undefined }
  if (env.apiOrigin !== undefined) return env
  throw new BadEnv('VITE_API_ORIGIN', 'is missing: VITE_BACKEND=real needs it, like https://api.example.com')
}

/** Ends the run for a bad value with one line that names it, and no stack. */
export function exitOnBadEnv<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof BadEnv)) throw error
    console.error(`\n${error.message}\n(.env.example says what each variable may be)\n`)
    process.exit(1)
  }
}
