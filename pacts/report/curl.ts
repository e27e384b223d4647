import type { PactInteraction } from '../pact-file.ts'

/** Where the requests of a report go: addresses, or variables of a shell. */
export type Addresses = { baseUrl: string; statesUrl: string }

/** The lines of a shell that set up the state of an interaction and send its request. */
export function curlOf(
  { request, providerStates = [] }: PactInteraction,
  { baseUrl, statesUrl }: Addresses,
): string {
  const states = providerStates.map(({ name, params = {} }) => {
    const setup = JSON.stringify({ action: 'setup', state: name, params })
    return `curl -sS "${statesUrl}" -H 'Content-Type: application/json' -d ${quoted(setup)}`
  })
  const { method, path, headers = {}, query = {}, body } = request
  const pairs = Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value]))
  const search = pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
  const fields = Object.entries(headers).map(
    ([name, values]) => `-H ${quoted(`${name}: ${values.join(', ')}`)}`,
  )
  const call = [`curl -sS -X ${method} "${baseUrl}${path}${search}"`, ...fields].join(' ')
  return [...states, withBody(call, body)].join('\n')
}

function withBody(call: string, body: PactInteraction['request']['body']): string {
  if (body?.content === undefined) return call
  if (body.encoded === 'base64')
    return `printf %s ${quoted(String(body.content))} | base64 -d | ${call} --data-binary @-`
  const text = typeof body.content === 'string' ? body.content : JSON.stringify(body.content)
  return `${call} -d ${quoted(text)}`
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
