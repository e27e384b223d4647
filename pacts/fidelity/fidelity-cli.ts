import { BadInput } from '../conform/settings.ts'
import { PACT_FILE } from '../names.ts'
import { readPact } from '../pact-file.ts'
import { fidelityLines, fidelityOf } from './fidelity.ts'
import { readFingerprint } from './fingerprint.ts'
import { ownTraffic } from './own-traffic.ts'

const HELP = `Usage: npm run fidelity -- FILE
Compares a fingerprint of a backend (npm run conform -- URL --record FILE) with contract and mock backend.
Exit code: 0 nothing is broken, 1 something is, 2 wrong usage or no fingerprint.`

/** `npm run fidelity -- staging.json`: how far the mock backend can be believed. It asks no other backend. */
async function main([file, ...more]: string[]): Promise<0 | 1> {
  if (file === '--help') {
    console.log(HELP)
    return 0
  }
  if (file === undefined || more.length > 0)
    throw new BadInput('Name one file, the fingerprint of a backend.')
  if (file.startsWith('-')) throw new BadInput(`There is no flag ${file}.`)
  const { calls } = readFingerprint(file)
  const pact = readPact(PACT_FILE)
  const fidelity = fidelityOf(calls, pact, await ownTraffic(pact))
  for (const line of fidelityLines(fidelity, file)) console.log(line)
  return fidelity.broken.length > 0 ? 1 : 0
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (problem) {
  if (!(problem instanceof BadInput)) throw problem
  console.error(problem.message)
  process.exitCode = 2
}
