import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { HELP_ARTICLES } from '#contracts/wire/codes.ts'
import { useToken } from '../../api/core/client/session-store.ts'
import { userQuery } from '../../api/queries/member.ts'
import { ArticleSheet } from '../../features/article/ArticleSheet.tsx'
import { AGENT_LOGIN_PATH, HELP_AGENTS } from '../../lib/navigation/links.ts'
import { loginPath } from '../../lib/navigation/redirect.ts'
import { EmptyState } from '../../ui/art/EmptyState.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ApplyForm } from './ApplyForm.tsx'
import './apply-agent.css'

/** /applyagent: a member who is not an agent applies to become one (docs/rules.md#agent-application). */
export function ApplyAgentScreen() {
  const [isReading, setReading] = useState(false)
  const signedIn = useToken() !== undefined
  const { data: isAgent } = useQuery({ ...userQuery(), select: (user) => user.isAgent })
  return (
    <div className="page apply-agent">
      <header className="card apply-agent-head">
        <h2 className="t20">申请成为代理</h2>
        <p className="muted">填写手机号与申请理由，提交后等待审核。</p>
      </header>
      {!signedIn && (
        <Notice text="申请代理需要先登录会员账号。">
          <ButtonLink to={loginPath('/applyagent')}>前往登录</ButtonLink>
        </Notice>
      )}
      {signedIn && isAgent === true && (
        <Notice text="您已经是代理，可以直接进入代理后台。">
          <ButtonLink to={AGENT_LOGIN_PATH}>代理登录</ButtonLink>
        </Notice>
      )}
      {signedIn && isAgent !== true && <ApplyForm />}
      <button type="button" className="jade t12 tap apply-agent-more" onClick={() => setReading(true)}>
        了解代理加盟
      </button>
      {isReading && (
        <ArticleSheet
          type={HELP_AGENTS}
          title={HELP_ARTICLES[HELP_AGENTS]}
          onClose={() => setReading(false)}
        />
      )}
    </div>
  )
}

function Notice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <section className="card apply-agent-notice">
      <EmptyState kind="messages" />
      <p className="muted">{text}</p>
      {children}
    </section>
  )
}
