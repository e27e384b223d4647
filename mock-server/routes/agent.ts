import { agentContract } from '#contracts/agent.ts'
import { implement } from '../implement.ts'
import { done, isRefusal, ok, refuse } from '../outcome.ts'
import { applyAsAgent } from '../rules/agent.ts'
import { addressOf } from '../site-page.ts'

export const agentRoutes = implement(agentContract, {
  applyagentdo: ({ world, member, body, now }) => {
    const form = { mobile: body.mobile.trim(), reason: body.apply_info.trim() }
    const filed = applyAsAgent(world, member, form, now)
    return isRefusal(filed) ? filed : done('申请已提交，代理专员会尽快与您联系')
  },

  getAgentLoginUrl: ({ world, member, setting }) =>
    member.isAgent
      ? ok({ url: addressOf(world.site.settings.agentUrl, setting.venueBaseUrl) })
      : refuse('您还不是代理，请先提交代理申请'),
})
