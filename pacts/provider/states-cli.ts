import { readFileSync, writeFileSync } from 'node:fs'
import { withExpressionsTable } from '../expressions.ts'
import { EXPRESSIONS_FILE, JVM_FILE, PACT_FILE, STATES_FILE } from '../names.ts'
import { readPact } from '../pact-file.ts'
import { jvmText, statesText } from './states.ts'

/** Part of `npm run pact:consumer`: writes the states from the catalogue and the pact, and the table of expressions. */
const pact = readPact(PACT_FILE)
writeFileSync(STATES_FILE, statesText(pact))
writeFileSync(JVM_FILE, jvmText(readFileSync(JVM_FILE, 'utf8'), pact))
writeFileSync(EXPRESSIONS_FILE, withExpressionsTable(readFileSync(EXPRESSIONS_FILE, 'utf8')))
