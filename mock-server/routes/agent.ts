import type { agentContract } from '#contracts/agent.ts'
import { bareMobile, remark } from '#contracts/texts/typed-texts.ts'
import { siteAddress } from '../demo-sites/site-page.ts'
import { applyAsAgent } from '../rules/agent.ts'
import { isRefusal, refuse, success, successMessage } from '../rules/outcome.ts'
import type { Handlers } from './handler.ts'

export const agentHandlers: Handlers<typeof agentContract> = {
  applyagentdo: ({ world, member, body, now }) => {
    const form = { mobile: bareMobile(body.mobile), reason: remark(body.apply_info) }
    const application = applyAsAgent(world, member, form, now)
    return isRefusal(application) ? application : successMessage('申请已提交，代理专员会尽快与您联系')
  },

  getAgentLoginUrl: ({ world, member, transport }) =>
    member.isAgent
      ? success({ url: siteAddress(world.site.settings.agentUrl, transport.venueBaseUrl) })
      : refuse('您还不是代理，请先提交代理申请'),
}
