import { useEffect, useState, useSyncExternalStore } from 'react'
import './status-bar.css'
import { getTrouble, subscribeTrouble, type Trouble } from '../../api/core/reach.ts'
import { loadFromNetwork } from '../../lib/loading/from-network.ts'
import { subscribeVisible, visibleCount } from '../../lib/loading/in-flight.ts'
import { isOffline } from '../../lib/loading/network.ts'
import { pause } from '../../lib/loading/pause.ts'
import { toast } from '../../ui/toast/toast.ts'
import { usePageClass } from '../../ui/use-page-class.ts'
import { cutsNothingOff, mayReload } from './may-reload.ts'
import { activateUpdate } from './register-worker.ts'

type Props = { waiting: ServiceWorker | undefined }

const WORDS: Record<Trouble, { text: string; button?: string }> = {
  challenge: { text: '访问需要先通过安全验证', button: '去验证' },
  portal: { text: '当前网络需要先登录才能上网', button: '去登录' },
  silence: { text: '服务器暂时没有应答，显示的是上次的内容' },
}

/**
 * Shows what concerns the whole app: there is no network, something keeps the app from its backend, or a newer version is
 * ready.
 */
export function StatusBar({ waiting }: Props) {
  const offline = useOffline()
  const trouble = useSyncExternalStore(subscribeTrouble, getTrouble)
  const [dismissed, dismiss] = useState<ServiceWorker>()
  const isSafe = useMayReload()
  const isReady = waiting !== undefined && waiting !== dismissed && isSafe
  usePageClass('has-status-bar', offline || trouble !== undefined || isReady)
  if (offline)
    return (
      <p className="status-bar">
        <span className="ellipsis">网络已断开，显示的是上次的内容</span>
      </p>
    )
  if (trouble) {
    const { text, button } = WORDS[trouble]
    return (
      <p className="status-bar">
        <span className="grow ellipsis">{text}</span>
        {button && (
          <button type="button" className="pill solid" onClick={() => void goThrough()}>
            {button}
          </button>
        )}
      </p>
    )
  }
  if (!isReady) return null
  return (
    <p className="status-bar">
      <span className="grow ellipsis">新版本已就绪</span>
      <button type="button" className="pill" onClick={() => dismiss(waiting)}>
        稍后
      </button>
      <button type="button" className="pill solid" onClick={() => void update(waiting)}>
        立即更新
      </button>
    </p>
  )
}

/** A list that is still asked for is no reason to refuse a tap; a payment that takes longer is. */
const ANSWERS_MS = 3_000
const POLL_MS = 100

let isGoing = false

/** Resolves when no visible request is in progress, or after `ANSWERS_MS`. */
async function answers(): Promise<void> {
  for (let waitedMs = 0; visibleCount() > 0 && waitedMs < ANSWERS_MS; waitedMs += POLL_MS)
    await pause(POLL_MS)
}

/** Loads the page of the host in front of the site, which the installed app's own copy would hide. */
async function goThrough(): Promise<void> {
  if (isGoing) return
  isGoing = true
  await answers()
  isGoing = false
  // The answer that was waited for may have ended it.
  if (!getTrouble()) return
  if (cutsNothingOff()) loadFromNetwork()
  else toast('请先完成正在进行的操作，再继续')
}

async function update(waiting: ServiceWorker): Promise<void> {
  const outcome = await activateUpdate(waiting)
  if (outcome === 'busy') toast('请先完成正在进行的操作，再更新')
  if (outcome === 'elsewhere') toast('请先关闭本站的其他页面，再更新')
}

const subscribeOnline = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
const useOffline = () => useSyncExternalStore(subscribeOnline, isOffline)

/** Whether an update would lose nothing now. Checked again whenever the player has moved on. */
function useMayReload(): boolean {
  const [isSafe, setIsSafe] = useState(false)
  useEffect(() => {
    let frame = 0
    const ask = () => {
      cancelAnimationFrame(frame)
      // The new screen is in the DOM one frame after its address.
      frame = requestAnimationFrame(() => setIsSafe(mayReload()))
    }
    ask()
    const events = ['hashchange', 'focusin', 'focusout', 'input'] as const
    for (const name of events) window.addEventListener(name, ask)
    const leave = subscribeVisible(ask)
    return () => {
      cancelAnimationFrame(frame)
      leave()
      for (const name of events) window.removeEventListener(name, ask)
    }
  }, [])
  return isSafe
}
