import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive: its path with `/`, and whether a double click may run it. */
export type ZipFile = { path: string; bytes: Buffer; runs?: boolean }

const VERSION = 20
/** Made on Unix: so the rights of a file are kept. */
const MADE_BY = (3 << 8) | VERSION
/** Paths are UTF-8. */
const UTF8 = 1 << 11
const DEFLATED = 8
/** 1980-01-01, the first day that the format knows: the same files make the same archive. */
const DAY = (1 << 5) | 1
const rights = (runs: boolean): number => (0o100_000 | (runs ? 0o755 : 0o644)) * 0x1_0000

/** The archive as the format (APPNOTE 6.3, without ZIP64) wants it: under 4 GB and 65,535 files. */
export function zipOf(files: readonly ZipFile[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { path, bytes, runs = false } of files) {
    const name = Buffer.from(path)
    const packed = deflateRawSync(bytes, { level: 9 })
    // What both headers say: version, flags, method, time, day, checksum, sizes, length of the name, of nothing else.
    const common = Buffer.alloc(26)
    const words = [VERSION, UTF8, DEFLATED, 0, DAY]
    for (const [at, word] of words.entries()) common.writeUInt16LE(word, 2 * at)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([signature(0x04034b50), common, name, packed])
    const central = Buffer.alloc(14)
    central.writeUInt32LE(rights(runs), 6)
    central.writeUInt32LE(offset, 10)
    directory.push(signature(0x02014b50), twoBytes(MADE_BY), common, central, name)
    parts.push(local)
    offset += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(entries.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, entries, signature(0x06054b50), end])
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function twoBytes(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}
