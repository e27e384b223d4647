import { resolve } from 'node:path'
import { occupied, statesOfPact, writeKit } from './kit.ts'
import { isLanguage, LANGUAGES } from './languages.ts'

const names = Object.keys(LANGUAGES)
const HELP = `npm run pact:kit -- LANGUAGE FOLDER
  a small backend in ${names.join(', ')}: one call, and each state of the pact as a stub; FOLDER is new or empty`

/** `npm run pact:kit -- php FOLDER`. Ends with 2 for wrong usage, and writes nothing then. */
function main([name = '', folder = '', ...more]: readonly string[]): string | undefined {
  if (folder === '' || more.length > 0) return HELP
  if (!isLanguage(name)) return `There is no kit for "${name}". There are ${names.join(', ')}.`
  const problem = occupied(folder)
  if (problem !== undefined) return problem
  writeKit(name, resolve(folder))
  console.log(`${folder}: ${LANGUAGES[name].file} with ${statesOfPact().length} states to write, and one call.
Next: cd ${folder} && ./verify.sh '^POST /api/balance:'
It is red. Write visitor, member-with-money and session-expired as their comments show, and it is green.`)
  return undefined
}

const problem = main(process.argv.slice(2))
if (problem !== undefined) {
  console.error(problem)
  process.exitCode = 2
}
