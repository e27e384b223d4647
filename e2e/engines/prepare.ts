import { globSync } from 'node:fs'
import type { Machine } from '../support/browser.ts'
import type { Engine } from './engine.ts'

const CHINESE_FONTS = 'fonts-noto-cjk'
/** Debian's own: another Python has no bindings to WebKitGTK. */
export const PYTHON = '/usr/bin/python3'
const BINDINGS = [
  '/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib',
  '/usr/lib/python3/dist-packages/gi/__init__.py',
]

/** What an engine needs, as Debian packages it, and how its presence shows. */
type Needs = { packages: readonly string[]; programs: readonly string[]; files: readonly string[] }
const NEEDS: Record<Engine, Needs> = {
  firefox: { packages: ['firefox-esr', CHINESE_FONTS], programs: ['firefox-esr'], files: [] },
  webkit: {
    packages: ['gir1.2-webkit2-4.1', 'python3-gi', 'xvfb', CHINESE_FONTS],
    programs: ['Xvfb'],
    files: [PYTHON, ...BINDINGS],
  },
}

export type EngineMachine = Pick<Machine, 'which' | 'isRoot' | 'install'> & {
  /** Whether any file has a name of this form. */
  has: (form: string) => boolean
}

/** Installs what an engine needs, where that may be done. Returns why it cannot run here, or nothing. */
export function prepare(engine: Engine, machine: EngineMachine): string | undefined {
  const { packages, programs, files } = NEEDS[engine]
  const missing = () => [
    ...programs.filter((name) => machine.which(name) === undefined),
    ...files.filter((form) => !machine.has(form)),
  ]
  const command = `apt-get install ${packages.join(' ')}`
  if (missing().length === 0) return undefined
  if (!machine.isRoot || machine.which('apt-get') === undefined)
    return `${missing().join(', ')} not found here, and only root on a Debian can install it: ${command}`
  try {
    machine.install(packages)
  } catch (problem) {
    return `${command} failed: ${problem instanceof Error ? problem.message : problem}`
  }
  return missing().length > 0 ? `${missing().join(', ')} not found after ${command}` : undefined
}

export const hasFile = (form: string): boolean => globSync(form).length > 0
