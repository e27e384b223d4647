import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PACTS_DIR } from '../names.ts'

/** Redocly's runner of Arazzo documents, which contains no code of ours. */
const PROGRAM = join(PACTS_DIR, '../node_modules/.bin/redocly')
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
const MOST_OUTPUT_BYTES = 100_000_000

/** Where the two sources of the flows are: addresses without the paths of their operations. */
export type Servers = { backend: string; states: string }

/** What became of a flow. */
export type FlowResult = { workflowId: string; problem?: Problem }
/** The step at which a flow ended, what it needed, and what came. `url` is empty where nothing could be read. */
export type Problem = {
  step: string
  needed: string
  method: string
  url: string
  sent: string
  came: string
}

/** The arguments with which a team runs the flows itself, as in README.md. */
export const argumentsFor = (file: string, { backend, states }: Servers, only: readonly string[] = []) => [
  ...['respect', file, '--server', `backend=${backend},states=${states}`],
  // The pact checks the form of each answer. The schemas would take a field of the backend's own for a mistake.
  ...['--severity', 'SCHEMA_CHECK=off'],
  ...only.flatMap((workflowId) => ['--workflow', workflowId]),
]

/** The runner has ended without a report: its last words. */
export class NoReport extends Error {
  override readonly name = 'NoReport'
}

/** Runs the flows of an Arazzo document, or those that are named. Throws NoReport if the runner cannot. */
export async function runFlows(
  file: string,
  servers: Servers,
  only: readonly string[] = [],
): Promise<FlowResult[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'flows-'))
  try {
    const report = join(scratch, 'report.json')
    const said = await output([...argumentsFor(file, servers, only), '--verbose', '--json-output', report])
    return resultsIn(readReport(report, said), said)
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

/** Everything that the runner prints. Its exit code says no more than its report. */
function output(args: readonly string[]): Promise<string> {
  const direct = `${process.env.NO_PROXY ?? process.env.no_proxy ?? ''},127.0.0.1,localhost`
  const env = { ...process.env, ...QUIET, NO_PROXY: direct }
  return new Promise((resolve) => {
    execFile(PROGRAM, args, { env, maxBuffer: MOST_OUTPUT_BYTES }, (_error, out, err) => resolve(out + err))
  })
}

type Check = { name: string; message: string; passed: boolean; severity: string; condition?: string }
type ReportStep = {
  stepId: string
  request?: { method: string; url: string; body?: unknown }
  response?: { statusCode: number; body?: unknown; headers: Record<string, string>; size?: number }
  checks?: Check[]
}
type Report = {
  files: Record<string, { executedWorkflows: { workflowId: string; executedSteps: ReportStep[] }[] }>
}

function readReport(file: string, said: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new NoReport(said.trim().split('\n').slice(-12).join('\n'))
  }
}

const resultsIn = ({ files }: Report, said: string): FlowResult[] =>
  Object.values(files).flatMap(({ executedWorkflows }) =>
    executedWorkflows.map(({ workflowId, executedSteps }) => {
      const problem = executedSteps
        .map((step) => problemOf(step, printedBody(said, workflowId, step.stepId)))
        .find((one) => one !== undefined)
      return { workflowId, ...(problem ? { problem } : {}) }
    }),
  )

function problemOf(
  { stepId, request, response, checks = [] }: ReportStep,
  printed: string,
): Problem | undefined {
  const failed = checks.find(({ passed, severity }) => !passed && severity === 'error')
  if (failed === undefined) return undefined
  return {
    step: stepId,
    needed: failed.condition ?? 'an answer',
    method: request?.method.toUpperCase() ?? '',
    url: request?.url ?? '',
    sent: shortened(request?.body),
    came: response?.statusCode
      ? cameWith({ ...response, body: response.body ?? printed })
      : withoutAnswer(failed.message.trim()),
  }
}

/** The report has no body where an output is missing in it, as in the refusal of a login. It is printed nevertheless. */
function printedBody(said: string, workflowId: string, step: string): string {
  const [, flow = ''] = said.split(` / ${workflowId} \n`)
  const [, exchange = ''] = flow.split(` - step ${step} \n`)
  const [, body = ''] = exchange.split('Response Body:\n')
  const [text = ''] = body.split('\n \n')
  return text.replace(/\s+/g, ' ').trim()
}

const NO_JSON = 'no JSON; answers need JSON and content-type: application/json'

function cameWith({ statusCode, body, headers, size }: Required<ReportStep>['response']): string {
  const type = headers['content-type'] ?? 'without a content-type'
  if (size === 0) return `${statusCode} ${type} with an empty body, ${NO_JSON}`
  // The runner leaves the body a text where the content type names no JSON.
  return `${statusCode} ${/json/i.test(type) ? '' : `${type}, ${NO_JSON}: `}${shortened(body)}`
}

/** The runner knows neither address nor status where it cannot parse the body. */
const withoutAnswer = (problem: string): string =>
  /JSON/.test(problem) ? `an answer that is ${NO_JSON} (${problem})` : `no answer (${problem})`

const MOST_CHARS = 600
/** A body in one line, cut. Pictures inside it would fill the screen. */
function shortened(body: unknown): string {
  const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body)
  return text.length > MOST_CHARS ? `${text.slice(0, MOST_CHARS)}…` : text
}
