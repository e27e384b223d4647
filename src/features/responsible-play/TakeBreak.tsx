import { useEffect, useRef } from 'react'
import { DAY_MS, formatBeijing, HOUR_MS } from '#contracts/time/beijing-time.ts'
import { getAccount } from '../../api/core/client/session-store.ts'
import { serverNow } from '../../api/core/server-time.ts'
import { accountMark } from '../../api/queries/account-mark.ts'
import { logOff } from '../../api/queries/session.ts'
import { markOfAccount } from '../../lib/device/fingerprint.ts'
import { beginBreak } from '../../lib/responsible-play.ts'
import { confirm } from '../../ui/overlays/confirm.ts'
import { subscribeBreakRequest, takeBreakRequest } from './break-request.ts'
import { endPlay } from './play-time.ts'

const BREAKS = [
  { ms: HOUR_MS, text: '1 小时' },
  { ms: DAY_MS, text: '24 小时' },
  { ms: 7 * DAY_MS, text: '7 天' },
  { ms: 30 * DAY_MS, text: '30 天' },
]

/** After one confirmation, logs out and blocks logins of the account on this device for the chosen time. */
export function TakeBreak() {
  const part = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const show = () => {
      if (!takeBreakRequest()) return
      part.current?.scrollIntoView({ block: 'center' })
      part.current?.focus({ preventScroll: true })
    }
    show()
    return subscribeBreakRequest(show)
  }, [])
  const take = async (ms: number, text: string) => {
    const untilMs = serverNow() + ms
    const yes = await confirm({
      title: `休息 ${text}`,
      body: `将立即退出登录，本账号在本设备 ${formatBeijing(untilMs).slice(0, 16)}（北京时间）之前不能登录，期间无法提前取消，本设备也不能注册新账号。休息只限制本设备，不改动账号的余额与注单。`,
      okText: '开始休息',
      danger: true,
    })
    if (!yes) return
    const loggedInAs = getAccount()
    const marks = loggedInAs === undefined ? [] : [markOfAccount(loggedInAs)]
    beginBreak([accountMark(), ...marks], untilMs, serverNow())
    endPlay()
    logOff()
  }
  return (
    <fieldset className="responsible-play-part" ref={part} tabIndex={-1}>
      <legend>休息一下</legend>
      <div className="responsible-play-chips">
        {BREAKS.map(({ ms, text }) => (
          <button key={ms} type="button" className="chip" onClick={() => void take(ms, text)}>
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
