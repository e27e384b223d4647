import type { AppRoute } from '@ts-rest/core'
import type * as z from 'zod/mini'
import type { DataOf, RouteMetadata } from '#contracts/wire/envelope.ts'
import type { PictureUrl } from '../art/picture.ts'
import type { Outcome } from '../rules/outcome.ts'
import type { Rng } from '../state/random.ts'
import type { Member, World } from '../state/types.ts'

/** What a handler of a call gets and returns. server/implement.ts makes routes of contract and handlers. */

/** An uploaded file. Its bytes have been read already, because handlers are synchronous. */
export type Upload = { field: string; name: string; type: string; bytes: Uint8Array }

type Decoded<S> = S extends z.core.$ZodType ? z.output<S> : undefined
type BodyOf<R> = R extends { body: infer S } ? Decoded<S> : undefined
type QueryOf<R> = R extends { query: infer S } ? Decoded<S> : undefined
type MemberOf<R> = R extends { metadata: { access: 'member' } } ? Member : Member | undefined

export type HandlerContext<R extends AppRoute = AppRoute> = {
  /** A draft of the world, to change in place. A throw or a refusal undoes every change. */
  world: World
  /** The caller. Always set in member routes; in visitor routes only with a valid token. */
  member: MemberOf<R>
  /** The bearer token of the request, valid or not; empty without one. */
  token: string
  body: BodyOf<R>
  query: QueryOf<R>
  uploads: readonly Upload[]
  /** The time of the mock's clock, epoch ms. */
  now: number
  rng: Rng
  transport: TransportOptions
}

/** The only differences between the transports. */
export type TransportOptions = {
  /** The address of the demo games' page; `?ticket=` is appended to it. */
  venueBaseUrl: string
  picture: PictureUrl
}

export type ServedRoute = AppRoute & { metadata: RouteMetadata }
export type ServedRouter = Record<string, ServedRoute>

export type Handler<R extends AppRoute> = (ctx: HandlerContext<R>) => Outcome<DataOf<R>>
export type Handlers<C extends ServedRouter> = { [K in keyof C]: Handler<C[K]> }
