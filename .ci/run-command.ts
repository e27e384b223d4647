import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

export const repo = join(import.meta.dirname, '..')

/** Only against a step that hangs; a slow machine needs twice the usual time. */
const STEP_LIMIT_MS = 30 * 60_000

/** The project's own programs come first, Node 24 among them, however the checks were started; no telemetry. */
const environment = {
  ...process.env,
  PATH: [join(repo, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  PACT_DO_NOT_TRACK: 'true',
  // The tests start a hundred programs of the same modules: a third of a start is compiling them.
  NODE_COMPILE_CACHE: join(repo, 'node_modules/.cache/node'),
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
}

/** `env`: for this program only. `held`: shows its output when it has ended, because another one runs beside it. `limitMs`: 0 for none. */
export type RunOptions = { env?: Record<string, string>; held?: boolean; limitMs?: number }

/** Runs a program of the project and shows its output. Returns its exit code; 1 if it was killed or does not exist. */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, held = false, limitMs = STEP_LIMIT_MS }: RunOptions = {},
): Promise<number> {
  const stdio = held ? 'pipe' : 'inherit'
  const output: Buffer[] = [Buffer.from(`\n$ ${[command, ...args].join(' ')}\n`)]
  const show = () => process.stdout.write(Buffer.concat(output.splice(0)))
  if (!held) show()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: repo,
      env: { ...environment, ...env },
      stdio: ['ignore', stdio, stdio],
      timeout: limitMs,
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part))
    child.on('error', (error) => {
      output.push(Buffer.from(`${command}: ${error.message}\n`))
      show()
      resolve(1)
    })
    child.on('close', (code) => {
      show()
      resolve(code ?? 1)
    })
  })
}
