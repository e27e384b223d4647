import type { HouseRoute } from './implement.ts'
import { walletRoutes } from './routes/wallet.ts'

/** Every route that the house serves. A name of the contract that is missing here answers 501 (house.ts). */
export const routes: readonly HouseRoute[] = [...walletRoutes]
