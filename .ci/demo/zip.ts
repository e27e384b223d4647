import { type Zippable, zipSync } from 'fflate'

/** A file of an archive: its path with `/`, and whether a double click may run it. */
export type ZipFile = { path: string; bytes: Buffer; runs?: boolean }

/** Only an archive that was made on Unix keeps the permissions of a file. */
const UNIX = 3
/** The first day that the format knows, in the machine's own time, so that the same files make the same archive. */
const DAY = new Date(1980, 0, 1)
const rights = (runs: boolean): number => (0o100_000 | (runs ? 0o755 : 0o644)) * 0x1_0000

/** The archive of these files, in their order. */
export const zipOf = (files: readonly ZipFile[]): Uint8Array =>
  zipSync(
    Object.fromEntries(
      files.map(({ path, bytes, runs = false }): [string, Zippable[string]] => [
        path,
        [bytes, { level: 9, os: UNIX, attrs: rights(runs), mtime: DAY }],
      ]),
    ),
  )
