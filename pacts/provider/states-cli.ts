import { writeFileSync } from 'node:fs'
import { PACT_FILE, STATES_FILE } from '../names.ts'
import { readPact } from '../pact-file.ts'
import { statesText } from './states.ts'

/** Part of `npm run pact:consumer`: writes provider-states.json from the catalogue and the pact. */
writeFileSync(STATES_FILE, statesText(readPact(PACT_FILE)))
