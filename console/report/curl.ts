import type { CallDetail } from '#mock/control/control.ts'

/** In its place the token of whoever sends the command. */
const TOKEN = '$TOKEN'

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** The call as a command of a shell. Its token and its passwords are left to whoever sends it. */
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
