import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { PACTS_DIR } from '../names.ts'
import type { Environment } from './commands.ts'

/** The Pact project's own program for brokers (`@pact-foundation/pact-cli`). */
const PROGRAM = join(PACTS_DIR, '../node_modules/.bin/pact-broker')

/** A broker that is not there is told after some seconds; the program's own default is a minute. */
const RETRIES = '3'

/** CI writes a secret that is not set as an empty text; the program would send it as a token. */
const filled = (env: Environment): Environment =>
  Object.fromEntries(
    Object.entries(env).filter(([name, value]) => !name.startsWith('PACT_') || value?.trim()),
  )

/** Carries out an order and shows what the program prints; answers its exit code. Secrets stay in the environment, out of the list of processes. */
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
