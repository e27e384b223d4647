import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

const END_MS = 3_000
/** Large enough for a desktop's window. */
const SCREEN = '1400x1000x24'
/** Debian's own: another Python has no bindings to WebKitGTK. */
const PYTHON = '/usr/bin/python3'

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

export type WebKitWindow = { port: number; stop: () => Promise<void> }

/** A window with a profile of its own, which is forgotten when it stops. */
export async function openWindow(display: string, width: number, height: number): Promise<WebKitWindow> {
  const profile = mkdtempSync(join(tmpdir(), 'webkit-'))
  const port = await freePort()
  const script = join(import.meta.dirname, 'window.py')
  const child = spawn(PYTHON, [script, profile, String(width), String(height)], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOME: profile,
      DISPLAY: display,
      TZ: 'Asia/Shanghai',
      LANG: 'C.UTF-8',
      WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${port}`,
    },
  })
  const stop = async () => {
    await end(child)
    rmSync(profile, { recursive: true, force: true })
  }
  return { port, stop }
}
