import {
  CATCH_ALL,
  type Interceptor,
  METHOD_NOT_ALLOWED,
  type MirageHandlers,
  type RackAnswer,
  type RackHandler,
} from './mirage.ts'

/** What a transport hands to a Mirage handler. */
export type NodeRequest = {
  method: string
  url: string
  requestHeaders: Record<string, string>
  requestBody: unknown
}

const VERBS = ['get', 'post', 'put', 'delete', 'del', 'patch', 'head', 'options'] as const

/** Collects Mirage's routes in Node, where there is no fetch to patch. The HTTP server calls `handle`. */
export function nodeInterceptor(): Interceptor & { handle(request: NodeRequest): Promise<RackAnswer> } {
  const table = new Map<string, RackHandler>()
  const wild: { verb: string; root: string; handler: RackHandler }[] = []
  return {
    create: (server: MirageHandlers) => {
      for (const verb of VERBS) {
        server[verb] = (path: string, handler: unknown) => {
          const served = server.registerRouteHandler(verb, path, handler, undefined, {})
          if (path.endsWith(CATCH_ALL))
            wild.push({ verb, root: path.slice(0, -CATCH_ALL.length), handler: served })
          else table.set(`${verb} ${path}`, served)
        }
      }
    },
    config: () => undefined,
    start: () => undefined,
    shutdown: () => table.clear(),
    handle: (request) => {
      const verb = request.method.toLowerCase()
      const path = request.url.split('?')[0] ?? ''
      const handler =
        table.get(`${verb} ${path}`) ??
        wild.find((one) => one.verb === verb && path.startsWith(one.root))?.handler
      return handler ? handler(request as never) : Promise.resolve(METHOD_NOT_ALLOWED)
    },
  }
}
