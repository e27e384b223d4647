import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { PYTHON } from '../prepare.ts'

const END_MS = 3_000
/** Large enough for a desktop's window. */
const SCREEN = '1400x1000x24'

/** Ends a process, and waits until it is gone. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill()
  const timer = setTimeout(() => child.kill('SIGKILL'), END_MS)
  await gone
  clearTimeout(timer)
}

export type Display = { name: string; stop: () => Promise<void> }

/** A screen of its own for each worker: the pointer and the focus belong to a whole screen. */
export async function startDisplay(): Promise<Display> {
  // `-r`: a slow page must not see a held key repeat.
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp', '-r'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error('Xvfb ended')))
    createInterface({ input: child.stdio[3] as Readable }).once('line', resolve)
  })
  return { name: `:${number}`, stop: () => end(child) }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** What a window does when it is told: an event of mouse or keyboard, another size, an address, a permission, no network. */
export type Step =
  | ['move', number, number]
  | ['press' | 'release', number]
  | ['keydown' | 'keyup', string]
  | ['resize', number, number]
  | ['load', string]
  | ['grant']
  | ['offline', boolean]

export type WebKitWindow = {
  port: number
  /** Takes the steps one after another, at once. */
  take: (...steps: readonly Step[]) => Promise<void>
  /** Calls back with the path of each file that the page has saved. */
  onSaved: (saved: (path: string) => void) => void
  stop: () => Promise<void>
}

/** A window with a profile of its own, which is forgotten when it stops. */
export async function openWindow(display: string, width: number, height: number): Promise<WebKitWindow> {
  const profile = mkdtempSync(join(tmpdir(), 'webkit-'))
  const port = await freePort()
  const script = join(import.meta.dirname, 'window.py')
  const child = spawn(PYTHON, [script, profile, String(width), String(height)], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {
      PATH: process.env.PATH,
      HOME: profile,
      DISPLAY: display,
      TZ: 'Asia/Shanghai',
      LANG: 'C.UTF-8',
      WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${port}`,
    },
  })
  const answers = new EventEmitter()
  createInterface({ input: child.stdout }).on('line', (name) =>
    name === '' ? answers.emit('answer') : answers.emit('saved', join(profile, name)),
  )
  let last: Promise<unknown> = Promise.resolve()
  const take = (...steps: readonly Step[]): Promise<void> => {
    const answered = last.then(async () => {
      child.stdin.write(`${JSON.stringify(steps)}\n`)
      await once(answers, 'answer')
    })
    last = answered.catch(() => undefined)
    return answered
  }
  const stop = async () => {
    await end(child)
    // WebKit's other processes write until they have noticed.
    rmSync(profile, { recursive: true, force: true, maxRetries: 20 })
  }
  return { port, take, onSaved: (saved) => answers.on('saved', saved), stop }
}
