import { writePacts } from './pacts.ts'
import { run } from './run-command.ts'
import { exitCodeOf, single, totalOf } from './test-counts.ts'

/** `npm run pact:consumer`: writes the pacts from the tests, and their provider states from the catalogue. */
const pacts = await writePacts()
const states = single(await run('node', ['pacts/provider/states-cli.ts']))
process.exitCode = exitCodeOf(totalOf([pacts, states]))
