import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PACT_FILE } from '../names.ts'
import { readPact } from '../pact-file.ts'
import { disagreements } from './compare.ts'

/**
 * `npm run pact:compare -- [pact file]`: compares each interaction with contracts/openapi.json by PactFlow’s
 * comparator. Ends with `N passed, N failed`, and exits with 1 on any disagreement, warnings included.
 */
const OPENAPI_FILE = fileURLToPath(new URL('../../contracts/openapi.json', import.meta.url))
const pact = readPact(process.argv[2] ?? PACT_FILE)
const found = await disagreements(JSON.parse(readFileSync(OPENAPI_FILE, 'utf8')), pact)

for (const { interaction, code, what } of found) console.log(`${interaction}\n  ${code}: ${what}`)
const failed = new Set(found.map(({ interaction }) => interaction)).size
const total = pact.interactions.length
console.log(`${total - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 && total > 0 ? 0 : 1
