import { tokenOf } from '#mock/scenarios/personas.ts'

/** A deviation of a backend from the mock backend, wrong or just different. */
export type BackendChange = {
  /** Sets up a different state than the requested one. */
  state?: (setup: Setup) => Setup
  /** Reads the request differently: ignores a filter, takes another member's token. */
  request?: (request: Request) => Request
  /** Writes a different answer. */
  answer?: (answer: ProviderAnswer, exchange: Exchange) => ProviderAnswer
  /** Does more in the mock backend after a call, a state or an event, before it is answered, and may answer otherwise. */
  after?: (
    answer: ProviderAnswer,
    exchange: Exchange,
    backend: MockHands,
  ) => Promise<ProviderAnswer | undefined>
}

/** What a change may do in the mock backend behind the front. */
export type MockHands = {
  /** A verb of its control, as `credit`. */
  verb(name: string, input: object): Promise<unknown>
  /** Another call of the same member. */
  call(path: string, body: object): Promise<unknown>
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
/** The request as sent, and the state that the provider was set up with. */
export type Exchange = Request & { state: string; params: Record<string, unknown> }

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Changes the envelope of one call's successes. */
export const changeSuccess = (
  path: string,
  edit: (envelope: Fields, exchange: Exchange) => unknown,
): BackendChange => ({
  answer: (answer, exchange) =>
    exchange.path === path && isFields(answer.body) && answer.body.code === 200
      ? { ...answer, body: edit(answer.body, exchange) }
      : answer,
})

/** Changes the envelope of one call's refusals: any code except 200 and 401. */
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

/** Changes one field of `data`, of its rows if it is a list or a page, or of the page under `list`. */
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

/** A change of answers that is planted in one state only, where it was set up with these params. */
export const onlyIn = (
  state: string,
  { answer: edit }: BackendChange,
  params: Record<string, unknown> = {},
): BackendChange => ({
  answer: (answer, exchange) =>
    exchange.state === state &&
    Object.entries(params).every(([name, value]) => exchange.params[name] === value)
      ? (edit?.(answer, exchange) ?? answer)
      : answer,
})

/** Answers a member's call as if this member had asked. */
export const asMember = (path: string, username: string): BackendChange => ({
  request: (request) =>
    request.path === path && request.headers.authorization?.startsWith('Bearer token-') === true
      ? { ...request, headers: { ...request.headers, authorization: `Bearer ${tokenOf(username)}` } }
      : request,
})

/** Turns the refusals of one call into successes. */
export const accepted = (path: string): BackendChange =>
  changeRefusal(path, (envelope) => ({ ...envelope, code: 200, data: null }))

/** Turns the successes of one call into refusals. */
export const declined = (path: string): BackendChange =>
  changeSuccess(path, (envelope) => ({ ...envelope, code: 202, message: '操作失败', data: null }))

/** Changes a field of one call's request before the backend reads it; undefined removes it. */
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
