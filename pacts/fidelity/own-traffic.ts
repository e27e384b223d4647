import { startMockServer } from '#mock/node.ts'
import type { PactFile, PactInteraction } from '../pact-file.ts'
import { MOCK_CLOCK, STATES_PATH } from '../provider/target.ts'

/** What was sent and what came back. */
export type Exchange = {
  call: string
  method: string
  path: string
  query: Record<string, string>
  request: string
  state: string
  authorization: string
  status: number
  body: unknown
}

/**
 * The answers of the mock backend to every request of the pact, each in its state and in the plain form: what there is
 * to compare a foreign backend with.
 */
export async function ownTraffic({ interactions }: PactFile): Promise<Exchange[]> {
  const mock = await startMockServer({ providerStates: true, clock: MOCK_CLOCK })
  try {
    const exchanges: Exchange[] = []
    // One after the other, since the states are the mock's only world.
    for (const interaction of interactions.filter(isPlain))
      exchanges.push(await exchanged(mock.url, interaction))
    return exchanges
  } finally {
    await mock.close()
  }
}

const OTHER_FORMS = new Set(['wire-form', 'refusal-code'])
const isPlain = ({ providerStates = [] }: PactInteraction): boolean =>
  !providerStates.some(({ name }) => OTHER_FORMS.has(name))

const JSON_TYPE = { 'content-type': 'application/json' }

async function exchanged(url: string, interaction: PactInteraction): Promise<Exchange> {
  const [state] = interaction.providerStates ?? []
  const setup = { action: 'setup', state: state?.name, params: state?.params ?? {} }
  await fetch(`${url}${STATES_PATH}`, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(setup) })
  const { method, path, query = {}, headers = {}, body } = interaction.request
  const given = Object.entries(headers).map(([name, values]) => [name.toLowerCase(), String(values)])
  const search = Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value]))
  const isJson = body?.encoded !== 'base64'
  const sent =
    body === undefined
      ? undefined
      : isJson
        ? JSON.stringify(body.content)
        : Buffer.from(String(body.content), 'base64')
  const response = await fetch(`${url}${path}${search.length > 0 ? `?${new URLSearchParams(search)}` : ''}`, {
    method,
    headers: { ...JSON_TYPE, ...Object.fromEntries(given) },
    ...(sent === undefined ? {} : { body: sent }),
  })
  return {
    call: `${method} ${path}`,
    method,
    path,
    query: Object.fromEntries(search),
    request: typeof sent === 'string' ? sent : '',
    state: state?.name ?? '',
    authorization: given.find(([name]) => name === 'authorization')?.[1] ?? '',
    status: response.status,
    body: await response.json(),
  }
}
