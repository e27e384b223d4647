/** json-server 0.17 has no types: these are the parts used here. */
declare module 'json-server' {
  import type { RequestListener } from 'node:http'

  type App = RequestListener & { use(handler: unknown): App; set(name: string, value: unknown): App }
  const jsonServer: { create(): App; router(data: object): unknown }
  export = jsonServer
}
