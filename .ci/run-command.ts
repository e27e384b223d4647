import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const repo = join(import.meta.dirname, '..')

/** The limit for a step that hangs. For a step that notes its progress the limit is the time since the last note. */
const SILENCE_LIMIT_MS = 30 * 60_000

/** The exit code of a program that was stopped at the limit. timeout(1) uses the same. */
export const STOPPED = 124

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
 * it. `limitMs`: how long it may run, or leave the file `progress` unchanged; 0 for no limit.
 */
export type RunOptions = {
  env?: Record<string, string>
  held?: boolean
  limitMs?: number
  progress?: string
}

/**
 * Runs a program of the project and shows its output. Returns its exit code: STOPPED at the limit, 1 if it was killed
 * by somebody else or does not exist.
 */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, held = false, limitMs = SILENCE_LIMIT_MS, progress }: RunOptions = {},
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
    const limit = stopWhenSilent(child, limitMs, progress, (why) =>
      output.push(Buffer.from(`${command}: ${why}\n`)),
    )
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part))
    child.on('error', (error) => {
      output.push(Buffer.from(`${command}: ${error.message}\n`))
      show()
      resolve(1)
    })
    child.on('close', (code) => {
      const isStopped = limit.end()
      show()
      resolve(isStopped ? STOPPED : (code ?? 1))
    })
  })
}

/** How long a program may take to end once it was asked to. */
const GRACE_MS = 10_000

/** Stops a program that neither ended nor wrote to `progress` within the limit. `end` says whether it was stopped. */
function stopWhenSilent(
  child: ChildProcess,
  limitMs: number,
  progress: string | undefined,
  onStop: (why: string) => void,
): { end: () => boolean } {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const wait = (ms: number, then: () => void) => {
    timer = setTimeout(then, ms)
  }
  const check = () => {
    const silentMs = progress && existsSync(progress) ? Date.now() - statSync(progress).mtimeMs : limitMs
    if (silentMs < limitMs) return wait(limitMs - silentMs, check)
    isStopped = true
    onStop(`stopped: nothing came for ${Math.round(limitMs / 60_000)} minutes`)
    child.kill()
    wait(GRACE_MS, () => child.kill('SIGKILL'))
  }
  if (limitMs > 0) wait(limitMs, check)
  return {
    end: () => {
      clearTimeout(timer)
      return isStopped
    },
  }
}
