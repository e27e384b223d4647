import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'

/**
 * For each request pact-js reads all root certificates of the machine, which takes a third of a run. Plain http needs
 * none of them, but pact-js stops if it finds none, so this gives it one. Returns a function that deletes the file.
 */
export function readFewRoots(...urls: readonly string[]): () => void {
  const [root] = rootCertificates
  if (root === undefined || !urls.every((url) => url.startsWith('http:'))) return () => undefined
  const folder = mkdtempSync(join(tmpdir(), 'one-root-'))
  const file = join(folder, 'root.pem')
  writeFileSync(file, root)
  process.env.SSL_CERT_FILE = file
  delete process.env.SSL_CERT_DIR
  return () => rmSync(folder, { recursive: true })
}
