import type { AppRoute, AppRouter } from '@ts-rest/core'
import { contract } from '#contracts/index.ts'

/** A call of the contract with its name, which is the operationId in the OpenAPI document. */
export type ContractRoute = AppRoute & { name: string }

const routesIn = (router: AppRouter): ContractRoute[] =>
  Object.entries(router).flatMap(([name, part]) => (isRoute(part) ? [{ ...part, name }] : routesIn(part)))

const isRoute = (part: AppRoute | AppRouter): part is AppRoute =>
  typeof part.path === 'string' && typeof part.method === 'string'

/** Every call of the contract, whether the mock serves it or not. */
export const contractRoutes: readonly ContractRoute[] = routesIn(contract)
