import { useEffect, useState, useSyncExternalStore } from 'react'
import './status-bar.css'
import { subscribeVisible } from '../../lib/in-flight.ts'
import { isOffline } from '../../lib/network.ts'
import { toast } from '../../ui/toast.ts'
import { usePageClass } from '../../ui/use-page-class.ts'
import { mayReload } from './may-reload.ts'
import { activateUpdate } from './worker.ts'

type Props = { waiting: ServiceWorker | undefined }

/** Shows two things that concern the whole app: there is no network, or a newer version is ready. */
export function StatusBar({ waiting }: Props) {
  const offline = useOffline()
  const [dismissed, dismiss] = useState<ServiceWorker>()
  const isSafe = useMayReload()
  const isReady = waiting !== undefined && waiting !== dismissed && isSafe
  usePageClass('has-status-bar', offline || isReady)
  if (offline)
    return (
      <p className="status-bar">
        <span className="ellipsis">网络已断开，显示的是上次的内容</span>
      </p>
    )
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
