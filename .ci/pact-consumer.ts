import { writePacts } from './pacts.ts'
import { exitCodeOf } from './tally.ts'

process.exitCode = exitCodeOf(await writePacts())
