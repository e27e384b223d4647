import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { PACTS_DIR } from '../names.ts'
import type { Environment } from './commands.ts'

/** The Pact project’s own program for brokers (`@pact-foundation/pact-cli`). */
const PROGRAM = join(PACTS_DIR, '../node_modules/.bin/pact-broker')

/** So that an unreachable broker is reported after some seconds. The program’s default is a minute. */
const RETRIES = '3'

/** CI sets missing secrets to an empty text, which the program would send as a token. */
const filled = (env: Environment): Environment =>
  Object.fromEntries(
    Object.entries(env).filter(([name, value]) => !name.startsWith('PACT_') || value?.trim()),
  )

/** Runs the program, shows its output and returns its exit code. Secrets stay out of the process list. */
export function askBroker(order: readonly string[], env: Environment): Promise<number> {
  console.log(`$ pact-broker ${order.join(' ')}`)
  const own = { PACT_BROKER_HTTP_RETRIES: RETRIES, ...filled(env), PACT_DO_NOT_TRACK: 'true' }
  return new Promise((resolve) => {
    const child = spawn(PROGRAM, order, { env: own, stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', (error) => {
      console.error(`pact-broker did not start: ${error.message}`)
      resolve(1)
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}
