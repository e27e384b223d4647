import { startMockServer } from '#mock/node.ts'
import type { Target } from './verification.ts'

/** The path of the state endpoint, unless PROVIDER_STATES_URL names another. */
export const STATES_PATH = '/_pact/provider-states'

/** 11:00 on a day in May: everything that has opening hours is open. */
export const MOCK_CLOCK = Date.parse('2026-05-01T11:00:00+08:00')

/** A setting is missing or wrong; the message explains it to the person who verifies. */
export class CannotVerify extends Error {
  override readonly name = 'CannotVerify'
}

type Environment = { PROVIDER_BASE_URL?: string; PROVIDER_STATES_URL?: string }

/** The mock backend over HTTP, or the server at PROVIDER_BASE_URL. `close` stops what this started. */
export async function targetFrom(
  env: Environment,
): Promise<Target & { what: string; close(): Promise<void> }> {
  const { PROVIDER_BASE_URL: base = '', PROVIDER_STATES_URL: states = '' } = env
  if (base === '' && states !== '') {
    throw new CannotVerify(
      'PROVIDER_STATES_URL is set and PROVIDER_BASE_URL is not: set both, or none for our mock backend.',
    )
  }
  if (base === '') return ownMock()
  const baseUrl = addressIn('PROVIDER_BASE_URL', base)
  const statesUrl = states === '' ? `${baseUrl}${STATES_PATH}` : addressIn('PROVIDER_STATES_URL', states)
  await findStates(statesUrl)
  return { baseUrl, statesUrl, strict: false, what: baseUrl, close: async () => undefined }
}

async function ownMock() {
  const mock = await startMockServer({ providerStates: true, clock: MOCK_CLOCK })
  return {
    baseUrl: mock.url,
    statesUrl: `${mock.url}${STATES_PATH}`,
    strict: true,
    what: `the mock backend at ${mock.url} (PROVIDER_BASE_URL verifies another server)`,
    close: mock.close,
  }
}

/** An http(s) address without a trailing slash. */
function addressIn(variable: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new CannotVerify(
      `${variable} is no http or https address: "${value}". Example: http://127.0.0.1:8080`,
    )
  }
  return url.href.replace(/\/+$/, '')
}

/** Without the state endpoint every interaction would fail, so its absence is reported once, before they run. */
async function findStates(statesUrl: string): Promise<void> {
  const help = `It takes POST {"state", "params", "action"} before each interaction; pacts/README.md tells what to answer, PROVIDER_STATES_URL names another address.`
  const response = await fetch(statesUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state: 'visitor', params: {}, action: 'setup' }),
  }).catch((problem: unknown) => {
    const cause = problem instanceof Error && problem.cause instanceof Error ? problem.cause.message : problem
    throw new CannotVerify(`Nobody answers at ${statesUrl} (${String(cause)}). ${help}`)
  })
  if (response.status === 404)
    throw new CannotVerify(`There is no provider-state endpoint at ${statesUrl}. ${help}`)
  if (!response.ok) {
    throw new CannotVerify(`${statesUrl} answers ${response.status} to the state "visitor". ${help}`)
  }
}
