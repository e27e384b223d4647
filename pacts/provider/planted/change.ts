/** What a backend does differently from the mock backend, wrong or merely other. */
export type BackendChange = {
  /** Sets up another state than the one asked for. */
  state?: (setup: Setup) => Setup
  /** Reads the request otherwise: a filter that is ignored, another member's token. */
  request?: (request: Request) => Request
  /** Writes the answer otherwise. */
  answer?: (answer: ProviderAnswer, exchange: Exchange) => ProviderAnswer
}

export type Setup = { state: string; params?: Record<string, unknown>; action?: string }
export type Request = {
  method: string
  path: string
  query: Record<string, string>
  body: Record<string, unknown>
  headers: Record<string, string>
}
export type ProviderAnswer = { status: number; body: unknown }
/** The request as it was sent, and the state that it is made in. */
export type Exchange = Request & { state: string; params: Record<string, unknown> }

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Changes the envelope of successes of one call. */
export const changeSuccess = (
  path: string,
  edit: (envelope: Fields, exchange: Exchange) => unknown,
): BackendChange => ({
  answer: (answer, exchange) =>
    exchange.path === path && isFields(answer.body) && answer.body.code === 200
      ? { ...answer, body: edit(answer.body, exchange) }
      : answer,
})

/** The same for its refusals: any code but 200 and 401. */
export const changeRefusal = (
  path: string,
  edit: (envelope: Fields, exchange: Exchange) => unknown,
): BackendChange => ({
  answer: (answer, exchange) =>
    exchange.path === path && isFields(answer.body) && ![200, 401].includes(Number(answer.body.code))
      ? { ...answer, body: edit(answer.body, exchange) }
      : answer,
})

/** Changes `data`. */
export const changeData = (path: string, edit: (data: never, exchange: Exchange) => unknown): BackendChange =>
  changeSuccess(path, (envelope, exchange) => ({ ...envelope, data: edit(envelope.data as never, exchange) }))

/** Changes one field of `data`, of its rows where it is a list or a page, or of the page under `list`. */
export const changeField = (
  path: string,
  name: string,
  edit: (value: never, row: Fields, at: number) => unknown,
): BackendChange =>
  changeData(path, (content) =>
    overRows(content, (row, at) =>
      name in row ? { ...row, [name]: edit(row[name] as never, row, at) } : row,
    ),
  )

/** Changes the list of rows: `data` itself, `data.data`, or `data.list.data`. */
export const changeRows = (
  path: string,
  edit: (rows: Fields[], exchange: Exchange) => unknown,
): BackendChange => changeData(path, (content, exchange) => inRows(content, (list) => edit(list, exchange)))

function inRows(content: unknown, edit: (rows: Fields[]) => unknown): unknown {
  if (Array.isArray(content)) return edit(content)
  if (!isFields(content)) return content
  if (Array.isArray(content.data)) return { ...content, data: edit(content.data) }
  if (isFields(content.list)) return { ...content, list: inRows(content.list, edit) }
  return content
}

function overRows(content: unknown, edit: (row: Fields, at: number) => Fields): unknown {
  const edited = inRows(content, (list) => list.map(edit))
  return isFields(edited) ? edit(edited, 0) : edited
}

/** Reads a field of the request of one call otherwise; undefined leaves it out. */
export const changeRequestField = (
  path: string,
  name: string,
  edit: (value: unknown, body: Fields) => unknown,
): BackendChange => ({
  request: (request) =>
    request.path === path
      ? { ...request, body: { ...request.body, [name]: edit(request.body[name], request.body) } }
      : request,
})
