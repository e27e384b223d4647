import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { ZipFile } from './zip.ts'

const START = join(import.meta.dirname, 'start')
const text = (name: string): string => readFileSync(join(START, name), 'utf8')
const onWindows = (lines: string): Buffer => Buffer.from(lines.replace(/\r?\n/g, '\r\n'))
/** A mark at the beginning, so that the editor of Windows reads the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * Everything that is handed over: the demo in a folder, a start file for each system beside it, and instructions in
 * plain Chinese.
 */
export function handOverFiles(dist: string, name: string): ZipFile[] {
  const demo = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return [
    {
      path: '说明.txt',
      bytes: onWindows(BYTE_ORDER_MARK + text('read-me.txt').replace('{NAME}', () => name)),
    },
    { path: 'start-windows.cmd', bytes: onWindows(text('start-windows.cmd')) },
    { path: 'start-windows.ps1', bytes: onWindows(text('start-windows.ps1')) },
    { path: 'start-mac.command', bytes: Buffer.from(text('start.sh')), runs: true },
    { path: 'start-linux.sh', bytes: Buffer.from(text('start.sh')), runs: true },
    ...demo.map((file) => ({
      path: `demo/${relative(dist, file).split(sep).join('/')}`,
      bytes: readFileSync(file),
    })),
  ]
}
