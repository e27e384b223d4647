import { agentContract } from '#contracts/agent.ts'
import { agentTexts } from '#contracts/messages.ts'
import { implement } from '../implement.ts'
import { done, ok, refuse } from '../outcome.ts'
import { mobileWrong } from '../rules/profile.ts'

const REASON_MAX_CHARS = 500

export const agentRoutes = implement(agentContract, {
  applyagentdo: ({ world, member, body, now }) => {
    const mobile = body.mobile.trim()
    const reason = body.apply_info.trim()
    const wrong = mobileWrong(mobile)
    if (wrong !== undefined) return refuse(wrong)
    if (reason === '') return refuse(agentTexts.reason)
    if ([...reason].length > REASON_MAX_CHARS)
      return refuse(`申请理由最多 ${REASON_MAX_CHARS} 字，请精简后再提交`)
    if (member.isAgent) return refuse('您已经是代理，可直接登录代理后台')
    if (world.agentApplications[member.id]?.state === 1) return refuse('您的代理申请正在审核中，请耐心等待')
    world.agentApplications[member.id] = { memberId: member.id, mobile, reason, state: 1, atMs: now }
    return done('申请已提交，代理专员会尽快与您联系')
  },

  getAgentLoginUrl: ({ world, member }) =>
    member.isAgent ? ok({ url: world.site.settings.agentUrl }) : refuse('您还不是代理，请先提交代理申请'),
})
