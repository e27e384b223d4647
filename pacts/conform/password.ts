import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { WrongUsage } from './settings.ts'

/** Asks on the terminal without an echo. As an argument the password would stay in the shell's history. */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY)
    throw new WrongUsage(
      'There is no terminal to ask for the password: set CONFORM_PASSWORD or --password-env.',
    )
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const line = createInterface({ input: process.stdin, output: silent, terminal: true })
  process.stderr.write('Password: ')
  // Ctrl-C and Ctrl-D close without an answer.
  const closed = new Promise<string>((resolve) => line.once('close', () => resolve('')))
  const password = await Promise.race([line.question(''), closed])
  line.close()
  process.stderr.write('\n')
  if (password === '') throw new WrongUsage('Without a password nobody can be logged in.')
  return password
}
