import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

export const repo = join(import.meta.dirname, '..')

/** Against a step that hangs; a slow machine needs twice what a step takes on a common one. */
const STEP_LIMIT_MS = 30 * 60_000

/** The tools' own programs first, Node 24 among them, however the checks were started; no questions, no telemetry. */
const environment = {
  ...process.env,
  PATH: [join(repo, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  PACT_DO_NOT_TRACK: 'true',
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
}

/** Runs a program of the project with its output shown. Answers its exit code; 1 when it was killed or is not there. */
export function run(
  command: string,
  args: readonly string[],
  extra: Record<string, string> = {},
): Promise<number> {
  console.log(`\n$ ${[command, ...args].join(' ')}`)
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: repo,
      env: { ...environment, ...extra },
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: STEP_LIMIT_MS,
    })
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      resolve(1)
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}
