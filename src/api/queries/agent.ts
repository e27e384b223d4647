import { agentContract } from '#contracts/agent.ts'
import { type ActionHandlers, useAction } from '../core/action.ts'
import { answerOf, clientOf, dataOf } from '../core/client/client.ts'
import { keys } from '../core/keys.ts'

const agent = clientOf(agentContract)

/** GET /api/getAgentLoginUrl, on a tap. An address to check with `safeExternalUrl`. */
export const useAgentLoginUrl = (handlers?: ActionHandlers<void, string>) =>
  useAction({ send: () => dataOf(agent.getAgentLoginUrl()).then(({ url }) => url), reload: [] }, handlers)

export type AgentApplicationRequest = { mobile: string; reason: string }

/** POST /api/applyagentdo (申请代理): the server's message. The member is refetched, as they may have become an agent. */
export const useApplyAsAgent = (handlers?: ActionHandlers<AgentApplicationRequest, string>) =>
  useAction(
    {
      send: async ({ mobile, reason }: AgentApplicationRequest) =>
        (await answerOf(agent.applyagentdo({ body: { mobile, apply_info: reason } }))).message,
      reload: [keys.user],
    },
    handlers,
  )
