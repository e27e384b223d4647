import { useCallback, useEffect, useRef, useState } from 'react'
import { IN_ONE_FILE } from '../../../demo-sites/pages.ts'
import { messageIn, post, type Said, type Shown } from './messages.ts'

const FEATURES = 'popup,width=560,height=840'
const LOOK_MS = 300
/** After a load the window says within this time that it is still there. */
const SILENT_MS = 5_000

/** `hear`: what the speaker wants; `tell`: the window has opened, or somebody has closed it. */
type Listener = { hear: (said: Said) => void; tell: (isOpen: boolean) => void }

/**
 * The speaker's window. It runs by itself and outlives this page: the next one takes it up when it says hello.
 * `isWanted`: it was open.
 */
export function useSpeakerWindow(isWanted: boolean, shown: Shown, listener: Listener) {
  const opened = useRef<Window | null>(null)
  const [isBlocked, setBlocked] = useState(false)
  const newest = useRef({ shown, ...listener })
  newest.current = { shown, ...listener }
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const said = messageIn<Said>(event)
      const source = event.source as Window | null
      if (!said || source?.opener !== window) return
      opened.current = source
      if (said.act !== 'hello') return newest.current.hear(said)
      newest.current.tell(true)
      post(source, { shown: newest.current.shown })
    }
    addEventListener('message', hear)
    return () => {
      removeEventListener('message', hear)
      // With the tour its window goes, too.
      if (opened.current) post(opened.current, { shown: null })
    }
  }, [])
  useEffect(() => {
    if (!isWanted) return
    const fromMs = performance.now()
    const timer = setInterval(() => {
      const isLost = opened.current === null && performance.now() - fromMs > SILENT_MS
      if (!isLost && !opened.current?.closed) return
      opened.current = null
      newest.current.tell(false)
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [isWanted])
  const text = JSON.stringify(shown)
  useEffect(() => {
    if (opened.current) post(opened.current, { shown: JSON.parse(text) as Shown })
  }, [text])
  const open = useCallback(() => {
    if (opened.current && !opened.current.closed) return opened.current.focus()
    opened.current = window.open('', '_blank', FEATURES)
    setBlocked(opened.current === null)
    if (opened.current) fill(opened.current)
  }, [])
  return { isBlocked, open }
}

/** Has the window run the console's script, which is the only one that the page's policy lets run there. */
function fill({ document: page }: Window): void {
  page.documentElement.lang = 'zh-Hans'
  page.documentElement.dataset.console = 'speaker'
  page.title = '主讲窗口'
  const script = page.createElement('script')
  if (IN_ONE_FILE) script.text = window.__demoFile?.part('console.js') ?? ''
  else script.src = new URL('console.js', document.baseURI).href
  page.head.append(script)
}
