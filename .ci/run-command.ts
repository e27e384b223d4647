import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

export const repo = join(import.meta.dirname, '..')

/**
 * The project's own programs come first on the PATH, Node 24 among them, however the checks were started. Telemetry is
 * off.
 */
const environment = {
  ...process.env,
  PATH: [join(repo, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  PACT_DO_NOT_TRACK: 'true',
  // The tests start a hundred programs with the same modules, and compiling them takes a third of a start.
  NODE_COMPILE_CACHE: join(repo, 'node_modules/.cache/node'),
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
}

/**
 * `env`: for this program only. `held`: shows the output when the program has ended, because another one runs beside
 * it.
 */
export type RunOptions = {
  env?: Record<string, string>
  held?: boolean
}

/**
 * Runs a program of the project and shows its output. Returns its exit code: 1 if it was killed or does not exist.
 */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, held = false }: RunOptions = {},
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
