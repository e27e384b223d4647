import { chmodSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Lets everybody read a folder but only its owner write it, whatever the umask of its writer is. nginx runs as another
 * user.
 */
export function readableByAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) readableByAll(path)
    else if (entry.isFile()) chmodSync(path, 0o644)
  }
}
