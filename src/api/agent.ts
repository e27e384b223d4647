import { agentContract } from '#contracts/agent.ts'
import { type ActionHandlers, useAction } from './action.ts'
import { clientOf, dataOf } from './client.ts'

const agent = clientOf(agentContract)

/** GET /api/getAgentLoginUrl, on a tap. An address to check with `safeExternalUrl`. */
export const useAgentLoginUrl = (handlers?: ActionHandlers<void, string>) =>
  useAction({ send: () => dataOf(agent.getAgentLoginUrl()).then(({ url }) => url), reload: [] }, handlers)
