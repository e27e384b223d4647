import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { sessionTexts } from '#contracts/texts/messages-shell.ts'
import { textFor } from '../../api/core/client/errors.ts'
import { useToken } from '../../api/core/client/session-store.ts'
import { useAgentLoginUrl } from '../../api/queries/agent.ts'
import { replaceWith } from '../../lib/navigation/external-redirect.ts'
import { goBack } from '../../lib/navigation/go-back.ts'
import { useLeaving } from '../../lib/navigation/use-leaving.ts'
import { toast } from '../../ui/toast/toast.ts'
import { Leaving } from './Leaving.tsx'

const BAD_ADDRESS = '代理后台地址异常，请联系在线客服'

/** /gamePage?dailiD=1: leads to the agent site. /mine links here for agents. */
export function AgentLogin() {
  const navigate = useNavigate()
  const signedIn = useToken() !== undefined
  const failed = (text: string | undefined) => {
    toast(text ?? BAD_ADDRESS, 'error')
    goBack(navigate)
  }
  const [leaving, setLeaving] = useLeaving()
  const agent = useAgentLoginUrl({
    onDone: (url) => {
      const isLeft = replaceWith(url)
      setLeaving(isLeft)
      if (!isLeft) failed(BAD_ADDRESS)
    },
    onRefused: (error) => failed(textFor(error)),
  })
  const hasStarted = useRef(false)
  const start = useEffectEvent(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    if (signedIn) void agent.run()
    else failed(sessionTexts.loginToPlay)
  })
  useEffect(() => start(), [])
  const isBusy = agent.locked || leaving
  return (
    <Leaving title="代理登录" busy={isBusy}>
      {!isBusy && signedIn && (
        <button type="button" className="leaving-go" onClick={() => void agent.run()}>
          打开代理后台
        </button>
      )}
    </Leaving>
  )
}
