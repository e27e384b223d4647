import { writeFileSync } from 'node:fs'
import { STATES_FILE } from '../names.ts'
import { statesText } from './states.ts'

/** Part of `npm run pact:consumer`: writes provider-states.json from the catalogue. */
writeFileSync(STATES_FILE, statesText())
