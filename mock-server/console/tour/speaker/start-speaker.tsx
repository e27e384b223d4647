import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { messageIn, post, type Said, type Shown, type Told } from './messages.ts'
import { Speaker } from './Speaker.tsx'
import css from './speaker.css?inline'

const HELLO_MS = 500
/** A page that says nothing for so long is being loaded, or has been closed. */
const SILENT_MS = 2_000

/** Shows the speaker's window in this document, which the demo's page has opened. */
export function startSpeaker(): void {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  const main = document.createElement('main')
  document.body.replaceChildren(main)
  createRoot(main).render(<SpeakerWindow />)
}

/** Says again and again that it is there, and shows what the page answers. */
export function SpeakerWindow() {
  const [shown, setShown] = useState<Shown>()
  const [isSilent, setSilent] = useState(false)
  useEffect(() => {
    let heardMs = performance.now()
    const hear = (event: MessageEvent) => {
      const told = event.source === window.opener ? messageIn<Told>(event) : undefined
      if (!told) return
      heardMs = performance.now()
      if (told.shown === null) return window.close()
      setSilent(false)
      setShown(told.shown)
    }
    const hello = () => {
      send({ act: 'hello' })
      setSilent(performance.now() - heardMs > SILENT_MS)
    }
    addEventListener('message', hear)
    hello()
    const timer = setInterval(hello, HELLO_MS)
    return () => {
      removeEventListener('message', hear)
      clearInterval(timer)
    }
  }, [])
  return (
    <>
      <p role="status" className={isSilent ? 'wait' : undefined}>
        {isSilent ? '演示的页面正在打开。如果它已经关掉，请关掉这个窗口。' : ''}
      </p>
      {shown && <Speaker shown={shown} send={send} />}
    </>
  )
}

function send(said: Said): void {
  const page = window.opener as Window | null
  if (page) post(page, said)
}
