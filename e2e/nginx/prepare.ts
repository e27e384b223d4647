import type { Machine } from '../support/browser.ts'

const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-brotli-filter', 'openssl']
const BROTLI = ['filter', 'static'].map(
  (name) => `/etc/nginx/modules-enabled/50-mod-http-brotli-${name}.conf`,
)
const COMMAND = `apt-get install ${PACKAGES.join(' ')}`

type NginxMachine = Pick<Machine, 'which' | 'exists' | 'isRoot' | 'install'>

/** Installs nginx as Debian packages it, where that may be done. Returns why it cannot run here, or nothing. */
export function prepareNginx(machine: NginxMachine): string | undefined {
  const missing = () => [
    ...['nginx', 'openssl'].filter((name) => machine.which(name) === undefined),
    ...BROTLI.filter((path) => !machine.exists(path)),
  ]
  if (missing().length === 0) return undefined
  if (!machine.isRoot || machine.which('apt-get') === undefined)
    return `${missing().join(', ')} not found here, and only root on a Debian can install it: ${COMMAND}`
  try {
    machine.install(PACKAGES)
  } catch (problem) {
    return `${COMMAND} failed: ${problem instanceof Error ? problem.message : problem}`
  }
  return missing().length > 0 ? `${missing().join(', ')} not found after ${COMMAND}` : undefined
}
