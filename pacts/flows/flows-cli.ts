import { parseArgs } from 'node:util'
import { CannotVerify, STATES_PATH, targetFrom } from '../provider/target.ts'
import { FLOWS_FILE, type Flow, readFlows, type Step } from './flows-file.ts'
import { RACES } from './races.ts'
import { NoReport, type Problem, runFlows, type Servers } from './respect.ts'
import { problemsAfter, type Race } from './run-race.ts'

/** The usage text of `npm run pact:flows`. */
const HELP = `Usage: npm run pact:flows -- [base url] [flags]
Runs pacts/flows.arazzo.yaml by Redocly's respect against a backend, or without an address against our mock backend.
  --only NAME   one flow or race; may be repeated
  --races       also sends calls at once, and checks the sums of the books afterwards
  --help        this text
PROVIDER_STATES_URL names the state endpoint where it is not <base url>${STATES_PATH}; it must end like that.
Exit code: 0 all green, 1 something is red, 2 wrong usage or nobody there.`

type Wanted = { flows: Flow[]; races: Race[] }

/** What is selected. Throws CannotVerify for a name that is neither a flow nor a race. */
function wantedOf(only: readonly string[], withRaces: boolean): Wanted {
  const { workflows: flows } = readFlows()
  if (only.length === 0) return { flows, races: withRaces ? [...RACES] : [] }
  const names = [...flows.map(({ workflowId }) => workflowId), ...RACES.map(({ name }) => name)]
  const unknown = only.find((name) => !names.includes(name))
  if (unknown !== undefined)
    throw new CannotVerify(`--only "${unknown}" is no flow and no race. There are: ${names.join(', ')}.`)
  return {
    flows: flows.filter(({ workflowId }) => only.includes(workflowId)),
    races: RACES.filter(({ name }) => only.includes(name)),
  }
}

/** Prints a line for each flow and race, and below it what is wrong. Returns how many are red. */
async function run(servers: Servers, { flows, races }: Wanted): Promise<number> {
  let red = 0
  const tell = (name: string, summary: string, problems: readonly string[]) => {
    if (problems.length > 0) red++
    console.log(problems.length === 0 ? `ok   ${name}` : `red  ${name}: ${summary}`)
    for (const problem of problems) console.log(`     ${problem}`)
  }
  const ran = flows.length === 0 ? [] : await runFlows(FLOWS_FILE, servers, flows.map(nameOf))
  for (const { workflowId, problem } of ran) {
    const { summary = '', steps = [] } = flows.find((flow) => nameOf(flow) === workflowId) ?? {}
    tell(workflowId, summary, problem ? linesOf(problem, steps) : [])
  }
  for (const race of races) tell(race.name, race.summary, await problemsAfter(race, servers))
  return red
}

const nameOf = ({ workflowId }: Flow): string => workflowId

function linesOf({ step, needed, method, url, sent, came }: Problem, steps: readonly Step[]): string[] {
  const { operationId = '', successCriteria = [] } = steps.find(({ stepId }) => stepId === step) ?? {}
  const words = successCriteria.find(({ condition }) => condition === needed)?.['x-needs']
  const [, , operation] = operationId.split('.')
  return [
    `step ${step} needs ${words === undefined ? needed : `${words}: ${needed}`}`,
    `sent ${method} ${url || operation} ${sent}`,
    `came ${came}`,
  ]
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [] },
      races: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  if (positionals.length > 1)
    throw new CannotVerify(`One address is asked at a time, not ${positionals.length}.`)
  const wanted = wantedOf(values.only, values.races)
  const [address = process.env.PROVIDER_BASE_URL ?? ''] = positionals
  const { PROVIDER_STATES_URL = '' } = process.env
  const target = await targetFrom({ PROVIDER_BASE_URL: address, PROVIDER_STATES_URL })
  if (!target.statesUrl.endsWith(STATES_PATH))
    throw new CannotVerify(`PROVIDER_STATES_URL must end with ${STATES_PATH}: the flows name this path.`)
  console.log(`Running flows at ${target.what}`)
  const servers = { backend: target.baseUrl, states: target.statesUrl.slice(0, -STATES_PATH.length) }
  const red = await run(servers, wanted).finally(target.close)
  const { length: all } = [...wanted.flows, ...wanted.races]
  console.log(`${all - red} green, ${red} red`)
  return red === 0 ? 0 : 1
}

/** Whether it is the person's mistake, or the backend is not there; anything else is a bug. */
const isExplained = (problem: unknown): problem is Error =>
  problem instanceof CannotVerify ||
  problem instanceof NoReport ||
  (problem instanceof TypeError && 'code' in problem && String(problem.code).startsWith('ERR_PARSE_ARGS'))

try {
  process.exitCode = await main()
} catch (problem) {
  if (!isExplained(problem)) throw problem
  console.error(problem.message)
  process.exitCode = 2
}
