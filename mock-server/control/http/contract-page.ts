import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const WRITER = join(import.meta.dirname, '../../../pacts/reader/reader-cli.ts')

/**
 * The contract for people, with the pact's interactions of each call. Its writer runs as a program, so that nothing of
 * pacts/ is imported.
 */
export async function contractPage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'console-contract-'))
  try {
    const file = join(folder, 'index.html')
    await promisify(execFile)(process.execPath, [WRITER, file])
    return await readFile(file, 'utf8')
  } finally {
    await rm(folder, { recursive: true })
  }
}
