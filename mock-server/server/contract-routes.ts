import type { AppRoute, AppRouter } from '@ts-rest/core'
import { contract } from '#contracts/index.ts'

function routesIn(router: AppRouter): AppRoute[] {
  return Object.values(router).flatMap((part) => (isRoute(part) ? [part] : routesIn(part)))
}

const isRoute = (part: AppRoute | AppRouter): part is AppRoute =>
  typeof part.path === 'string' && typeof part.method === 'string'

/** Every call of the contract, whether the mock backend serves it or not. */
export const contractRoutes: readonly { method: string; path: string }[] = routesIn(contract)
