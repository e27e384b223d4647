import { type ExecFileSyncOptions, execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What the search reads from the machine. Tests pass a fake. */
export type Machine = {
  env: Readonly<Record<string, string | undefined>>
  /** Where Playwright would keep its own Chromium, whether it exists or not. */
  playwrights: () => string
  exists: (path: string) => boolean
  /** The full path of a program on the PATH. */
  which: (name: string) => string | undefined
  isRoot: boolean
  /** Installs Debian packages; throws when it cannot. */
  install: (packages: readonly string[]) => void
}

/** The headless shell comes first, because it takes half the time. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium']
const CHINESE_FONTS = 'fonts-noto-cjk'

/**
 * Finds the Chromium for the browser tests: CHROMIUM_PATH, Playwright's own, the system's, or a Debian package, which
 * it installs when running as root. Throws with instructions when there is none.
 */
export function findChromium(machine: Machine): string {
  const chosen = machine.env.CHROMIUM_PATH
  if (chosen) {
    if (machine.exists(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is "${chosen}", and there is nothing to run.`)
  }
  const own = machine.playwrights()
  if (own !== '' && machine.exists(own)) return own
  const found = onSystem(machine)
  if (found) return found
  if (!machine.isRoot) throw new Error(HOW_TO)
  let cause: unknown
  for (const name of DEBIAN_PACKAGES) {
    console.log(`No Chromium here: installing ${name} and ${CHINESE_FONTS} …`)
    try {
      machine.install([name, CHINESE_FONTS])
    } catch (problem) {
      cause = problem
      continue
    }
    const installed = onSystem(machine)
    if (installed) return installed
  }
  throw new Error(HOW_TO, { cause })
}

const HOW_TO = `No Chromium for the browser tests. Any of these will do:
  npx playwright install --with-deps chromium
  apt-get install chromium fonts-noto-cjk
  CHROMIUM_PATH=/path/to/chromium npm test`

function onSystem({ which }: Machine): string | undefined {
  for (const name of SYSTEM_NAMES) {
    const path = which(name)
    if (path) return path
  }
  return undefined
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function aptInstall(packages: readonly string[]): void {
  const options: ExecFileSyncOptions = {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  execFileSync('apt-get', ['update'], options)
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options)
}

export const thisMachine = (playwrights: () => string): Machine => ({
  env: process.env,
  playwrights,
  exists: existsSync,
  which: (name) =>
    (process.env.PATH ?? '')
      .split(delimiter)
      .map((folder) => join(folder, name))
      .find(isProgram),
  isRoot: process.getuid?.() === 0,
  install: aptInstall,
})

/** Quiet, able to run as root in a container, and without network traffic of its own. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
