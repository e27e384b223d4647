import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, inflateRawSync } from 'node:zlib'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { handOverFiles } from './hand-over.ts'
import { zipOf } from './zip.ts'

const work = mkdtempSync(join(tmpdir(), 'hand-over-'))
afterAll(() => rmSync(work, { recursive: true }))
const PAGE = '<title>云舟</title>'.repeat(1_000)

const dist = join(work, 'dist')
mkdirSync(join(dist, 'captcha'), { recursive: true })
writeFileSync(join(dist, 'index.html'), PAGE)
writeFileSync(join(dist, 'captcha/01.svg'), '<svg/>')
const files = handOverFiles(dist, '蓝港')
const textOf = (path: string) => files.find((file) => file.path === path)?.bytes.toString() ?? ''

test('the archive has the demo, a start file for each system, and what to do under the brand’s name', () => {
  expect(files.map(({ path }) => path)).toEqual([
    '说明.txt',
    'start-windows.cmd',
    'start-windows.ps1',
    'start-mac.command',
    'start-linux.sh',
    'demo/captcha/01.svg',
    'demo/index.html',
  ])
  expect(textOf('说明.txt')).toMatch(/^\ufeff蓝港演示\r\n/)
})

test('files of Windows end their lines as it does, and PowerShell, which would read Chinese as another code page, finds none', () => {
  for (const name of ['start-windows.cmd', 'start-windows.ps1'])
    expect(textOf(name)).toMatch(/^(?:[^\r\n]*\r\n)+$/)
  expect(textOf('start-windows.ps1')).toMatch(/^[\x20-\x7e\r\n]+$/)
})

describe('the start file of Windows, as its shell reads it', () => {
  const lines = textOf('start-windows.cmd').trimEnd().split('\r\n')
  const code = lines.filter((line) => !line.startsWith('rem '))
  const at = (begin: string) => code.findIndex((line) => line.trim().startsWith(begin))

  test('chooses UTF-8 before it says anything in Chinese, and says it without signs of the shell', () => {
    const chinese = lines.filter((line) => /[^\x20-\x7e]/.test(line))
    expect(lines.findIndex((line) => line.startsWith('chcp 65001'))).toBeLessThan(
      lines.indexOf(chinese[0] ?? ''),
    )
    for (const line of chinese) expect(line).toMatch(/^ *echo {3}[^&|<>()%!^"]+$/)
  })

  test('keeps its own folder in quotes, which may have brackets, blanks, Chinese, or a short name in its path', () => {
    expect(code.join('\n').replace(/"%~dp0[\w.\\-]*"/g, '')).not.toContain('%')
  })

  test('says that it is not unpacked before it needs the folder, and gives a network share a letter', () => {
    expect(at('if not exist "%~dp0demo\\index.html" (')).toBeLessThan(at('pushd'))
    expect(code.some((line) => /^cd\b/.test(line))).toBe(false)
    expect(code.join('\n')).toContain('还没有解压')
  })

  test('waits for a key wherever it ends, so that the window does not vanish', () => {
    for (const [index, line] of code.entries())
      if (/exit \/b/.test(line)) expect(code[index - 1]?.trim()).toBe('pause')
    expect(code.at(-1)).toBe('pause')
  })
})

test('the instructions begin with the unpacking, and know where macOS 15 lets a file run', () => {
  const text = textOf('说明.txt')
  expect(text.indexOf('先解压')).toBeLessThan(text.indexOf('电脑上打开'))
  expect(text).toContain('系统设置 → 隐私与安全性')
  expect(text).toContain('仍要打开')
})

test('an unpacker finds the same bytes, Chinese names, and start files that run', () => {
  const unpacked = unzip(Buffer.from(zipOf(files)))
  expect(unpacked.map(({ path }) => path)).toEqual(files.map(({ path }) => path))
  for (const [at, { bytes, isWhole }] of unpacked.entries())
    expect([isWhole, bytes.equals(files[at]?.bytes ?? Buffer.alloc(0))]).toEqual([true, true])
  expect(unpacked.filter(({ mode }) => (mode & 0o111) !== 0).map(({ path }) => path)).toEqual([
    'start-mac.command',
    'start-linux.sh',
  ])
})

/** Reads an archive as an unpacker does: from its end to the directory, and from there to each file. */
function unzip(archive: Buffer) {
  const end = archive.length - 22
  expect(archive.readUInt32LE(end)).toBe(0x06054b50)
  let at = archive.readUInt32LE(end + 16)
  expect(at + archive.readUInt32LE(end + 12)).toBe(end)
  return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50)
    const nameLength = archive.readUInt16LE(at + 28)
    const path = archive.subarray(at + 46, at + 46 + nameLength).toString()
    const local = archive.readUInt32LE(at + 42)
    // Both headers describe the file alike.
    expect(archive.subarray(local + 4, local + 30).equals(archive.subarray(at + 6, at + 32))).toBe(true)
    const from = local + 30 + nameLength
    const bytes = inflateRawSync(archive.subarray(from, from + archive.readUInt32LE(at + 20)))
    const isWhole =
      crc32(bytes) === archive.readUInt32LE(at + 16) && bytes.length === archive.readUInt32LE(at + 24)
    const mode = archive.readUInt32LE(at + 38) >>> 16
    at += 46 + nameLength
    return { path, bytes, isWhole, mode }
  })
}

describe('the start file of Linux and macOS', () => {
  const folder = join(work, 'started')
  const bin = join(work, 'bin')
  const opened = join(work, 'opened')
  mkdirSync(join(folder, 'demo'), { recursive: true })
  mkdirSync(bin)
  writeFileSync(join(folder, 'start.sh'), textOf('start-linux.sh'))
  writeFileSync(join(folder, 'demo/index.html'), PAGE)
  writeFileSync(
    join(bin, 'xdg-open'),
    `#!/bin/sh\nprintf %s "$1" > '${opened}.part'; mv '${opened}.part' '${opened}'\n`,
    {
      mode: 0o755,
    },
  )

  const hasPython = spawnSync('python3', ['--version']).status === 0
  const fromDisk = join(folder, 'demo/index.html')

  test('serves the demo to this machine where that has python3, and opens it', async () => {
    const started = spawn('sh', [join(folder, 'start.sh')], {
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
      stdio: 'ignore',
    })
    try {
      const address = await vi.waitFor(() => readFileSync(opened, 'utf8'), { timeout: 20_000 })
      expect(address).toMatch(hasPython ? /^http:\/\/127\.0\.0\.1:87\d\d\/$/ : fromDisk)
      const answer = hasPython ? await fetch(address) : undefined
      expect(await answer?.text()).toBe(hasPython ? PAGE : undefined)
      expect(answer?.headers.get('cache-control')).toBe(hasPython ? 'no-cache' : undefined)
    } finally {
      started.kill()
    }
  })

  test('prints the address if no program can open it, and goes on serving', async () => {
    const bare = join(work, 'bare')
    mkdirSync(bare)
    const found = spawnSync('sh', [
      '-c',
      'command -v dirname; command -v uname; python3 -c "import sys; print(sys.executable)"',
    ])
    for (const [at, path] of found.stdout.toString().trim().split('\n').entries())
      symlinkSync(path, join(bare, ['dirname', 'uname', 'python3'][at] ?? ''))
    const started = spawn('/bin/sh', [join(folder, 'start.sh')], { env: { PATH: bare } })
    let output = ''
    started.stdout.on('data', (part) => {
      output += part
    })
    try {
      await vi.waitFor(() => expect(output).toContain(hasPython ? '关闭这个窗口就停止' : '直接从磁盘打开'), {
        timeout: 20_000,
      })
      const address = hasPython && /http:\S+/.exec(output)?.[0]
      expect(address && (await (await fetch(address)).text())).toBe(hasPython && PAGE)
    } finally {
      started.kill()
    }
  })

  test('says what to do where the folder of the demo is missing, in a path with blanks and Chinese, too', () => {
    const alone = join(work, '还没 解压')
    mkdirSync(alone)
    writeFileSync(join(alone, 'start.sh'), textOf('start-mac.command'))
    const { status, stdout } = spawnSync('sh', [join(alone, 'start.sh')], { input: '' })
    expect([status, stdout.toString()]).toEqual([1, expect.stringContaining('请先把压缩包全部解压')])
  })

  test('opens it from the disk where there is no python3', () => {
    // The machine has only what the script itself needs.
    for (const name of ['dirname', 'uname', 'mv'])
      writeFileSync(join(bin, name), `#!/bin/sh\nexec /usr/bin/${name} "$@"\n`, { mode: 0o755 })
    spawnSync('/bin/sh', [join(folder, 'start.sh')], { env: { PATH: bin } })
    expect(readFileSync(opened, 'utf8')).toBe(fromDisk)
  })
})
