import { payRoutes } from '../demo-sites/pay-api.ts'
import { venueRoutes } from '../demo-sites/venue-api.ts'
import { activityRoutes } from '../routes/activity.ts'
import { agentRoutes } from '../routes/agent.ts'
import { gamesRoutes } from '../routes/games.ts'
import { helpRoutes } from '../routes/help.ts'
import { memberRoutes } from '../routes/member.ts'
import { cardsRoutes } from '../routes/money/cards.ts'
import { depositRoutes } from '../routes/money/deposit.ts'
import { rebateRoutes } from '../routes/money/rebate.ts'
import { redPacketRoutes } from '../routes/money/red-packet.ts'
import { walletRoutes } from '../routes/money/wallet.ts'
import { withdrawalRoutes } from '../routes/money/withdrawal.ts'
import { noticesRoutes } from '../routes/notices.ts'
import { recordsRoutes } from '../routes/records.ts'
import { sessionRoutes } from '../routes/session.ts'
import { siteRoutes } from '../routes/site.ts'
import { vipRoutes } from '../routes/vip.ts'
import type { MockRoute } from './implement.ts'

/**
 * Every route of the mock, including those of the demo games' page and of the payment service's page. A call
 * without a route gets 501 or 404 (standard-answers.ts).
 */
export const mockRoutes: readonly MockRoute[] = [
  ...sessionRoutes,
  ...siteRoutes,
  ...noticesRoutes,
  ...helpRoutes,
  ...gamesRoutes,
  ...memberRoutes,
  ...walletRoutes,
  ...depositRoutes,
  ...withdrawalRoutes,
  ...cardsRoutes,
  ...rebateRoutes,
  ...redPacketRoutes,
  ...vipRoutes,
  ...activityRoutes,
  ...recordsRoutes,
  ...agentRoutes,
  ...venueRoutes,
  ...payRoutes,
]
