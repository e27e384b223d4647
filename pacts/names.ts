import { join } from 'node:path'

/** The two sides of the pact; its file is named after them. */
export const CONSUMER = 'member-app'
export const PROVIDER = 'backend'

export const PACTS_DIR = import.meta.dirname
export const PACT_FILE = join(PACTS_DIR, `${CONSUMER}-${PROVIDER}.json`)
export const STATES_FILE = join(PACTS_DIR, 'provider-states.json')
export const JVM_FILE = join(PACTS_DIR, 'examples/jvm/MemberAppPactTest.java')
export const README_FILE = join(PACTS_DIR, 'README.md')
export const EXPRESSIONS_FILE = join(PACTS_DIR, 'expressions.md')
