import type { AppRoute } from '@ts-rest/core'
import { contract } from '#contracts/index.ts'
import { answerOf, clientOf } from '../core/client/client.ts'

const isRoute = (node: object): node is AppRoute => 'method' in node && 'path' in node

/** Each call of the contract, with its name in it. */
export const EVERY_ROUTE: readonly [string, AppRoute][] = Object.entries(contract).flatMap(([name, router]) =>
  Object.entries(router).flatMap(([key, node]): [string, AppRoute][] =>
    isRoute(node) ? [[`${name}.${key}`, node]] : [],
  ),
)

/**
 * The client's answer to one call, or the error that it throws. The input does not matter, since these tests look at
 * something else.
 */
export const call = (route: AppRoute): Promise<unknown> => {
  const body = 'contentType' in route ? { body: new FormData() } : {}
  return answerOf(clientOf({ route }).route({ params: {}, query: {}, ...body })).catch(
    (reason: unknown) => reason,
  )
}
