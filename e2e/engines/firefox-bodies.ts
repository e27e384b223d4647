type Value = { type: 'base64' | 'string'; value: string }
type Session = { send: (command: string, parameters: object) => Promise<{ bytes: Value }> }
/** An event about a request, in the protocol's words; `body` is added here. */
type RequestEvent = { request: { request: string; bodySize: number | null }; body?: Buffer }
type Handler = (event: RequestEvent) => void

/** What Firefox sends with this request; nothing where the request has no body, or has ended meanwhile. */
async function bodyOf(session: Session, { request }: RequestEvent): Promise<Buffer | undefined> {
  const asked = { dataType: 'request', request: request.request }
  const answer = await session.send('network.getData', asked).catch(() => undefined)
  return answer && Buffer.from(answer.bytes.value, answer.bytes.type === 'base64' ? 'base64' : 'utf8')
}

/**
 * Gives the first event of each request its body, for which Firefox wants to be asked. The later events of the same
 * request wait for it, so that they keep their order.
 */
export function withBodies(session: Session): (handler: Handler, isFirst?: boolean) => Handler {
  const waiting = new Map<string, Promise<void>>()
  return (handler, isFirst = false) =>
    (event) => {
      const id = event.request.request
      const before = waiting.get(id)
      const hasBody = isFirst && Boolean(event.request.bodySize)
      if (before === undefined && !hasBody) return handler(event)
      const turn = (before ?? Promise.resolve())
        .then(() => (hasBody ? bodyOf(session, event) : undefined))
        .then((body) => handler(body ? { ...event, body } : event))
        .finally(() => waiting.get(id) === turn && waiting.delete(id))
      waiting.set(id, turn)
    }
}
