import type { CallDetail } from '../../control/control.ts'

/** Whoever sends the command puts the own token in this place. */
const TOKEN = '$TOKEN'

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** The call as a shell command. Whoever sends it fills in the token and the passwords. */
export function curlOf({ method, path, query, hasToken, body }: CallDetail, origin: string): string {
  const search = new URLSearchParams(query).toString()
  return [
    `curl -X ${method} ${quoted(`${origin}${path}${search === '' ? '' : `?${search}`}`)}`,
    ...(hasToken ? [`-H "Authorization: Bearer ${TOKEN}"`] : []),
    ...(body === '' ? [] : [`-H 'Content-Type: application/json'`, `-d ${quoted(compact(body))}`]),
  ].join(' \\\n  ')
}

function compact(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body))
  } catch {
    return body
  }
}
