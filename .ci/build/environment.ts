import { BadEnv, type Env, parseEnv } from '../../src/lib/parse-env.ts'

type EnvInput = {
  command: 'build' | 'serve'
  mode: string
  /** `vite preview`: serves what a build of this mode has made. */
  isPreview?: boolean
  /** What the `.env` files say. */
  file: Readonly<Record<string, string | undefined>>
  /** What the shell says; it wins over the files. */
  shell: Readonly<Record<string, string | undefined>>
}

/**
 * The environment of one run of Vite. `npm start` is mock unless told otherwise; a build is what its script
 * says: `npm run build` real, `npm run build:demo` (mode demo) mock, so that no `.env` file for development
 * puts the fake house into production. Throws BadEnv.
 */
export function envFor({ command, mode, isPreview = false, file, shell }: EnvInput): Env {
  const env = parseEnv({ ...file, ...shell })
  if (command === 'serve' && !isPreview) return served(env)
  const backend = mode === 'demo' ? 'mock' : 'real'
  if (shell.VITE_BACKEND && env.backend !== backend) {
    const script = env.backend === 'mock' ? 'npm run build:demo' : 'npm run build'
    throw new BadEnv('VITE_BACKEND', `is "${env.backend}", but this build is ${backend}: use ${script}`)
  }
  return { ...env, backend, apiOrigin: undefined }
}

function served(env: Env): Env {
  if (env.backend === 'mock') return { ...env, apiOrigin: undefined }
  if (env.apiOrigin !== undefined) return env
  throw new BadEnv('VITE_API_ORIGIN', 'is missing: VITE_BACKEND=real needs it, like https://api.example.com')
}

/** A bad value ends the run with one line that names it, and no stack. */
export function exitOnBadEnv<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof BadEnv)) throw error
    console.error(`\n${error.message}\n(.env.example says what each variable may be)\n`)
    process.exit(1)
  }
}
