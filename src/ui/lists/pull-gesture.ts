const TRIGGER_PX = 56
const MAX_PX = 96
const DONE_MS = 700

type Phase = 'idle' | 'pulling' | 'ready' | 'busy' | 'done'
const WORDS: Record<Phase, string> = {
  idle: '',
  pulling: '下拉刷新',
  ready: '释放立即刷新',
  busy: '正在刷新',
  done: '刷新成功',
}

/**
 * Refreshes by a pull at the top of the page. The first child of `root` shows the state, its second follows the finger.
 * Returns a function that stops it. React's touch listeners are passive; only our own can stop the page from scrolling.
 */
export function attachPull(root: HTMLElement, onRefresh: () => Promise<unknown>): () => void {
  const [words, body] = root.children
  let phase: Phase = 'idle'
  let start: { x: number; y: number } | undefined

  const to = (next: Phase) => {
    phase = next
    if (!(words instanceof HTMLElement)) return
    words.textContent = WORDS[next]
    words.dataset.phase = next
  }
  const place = (px: number, animated: boolean) => {
    if (!(body instanceof HTMLElement)) return
    body.style.transition = animated ? 'transform var(--slow) var(--ease)' : 'none'
    body.style.transform = px > 0 ? `translateY(${px}px)` : ''
  }
  const refresh = async () => {
    to('busy')
    place(TRIGGER_PX, true)
    const isRefreshed = await onRefresh().then(
      () => true,
      () => false,
    )
    if (isRefreshed) {
      to('done')
      await new Promise((resolve) => setTimeout(resolve, DONE_MS))
    }
    place(0, true)
    to('idle')
  }
  const onStart = ({ touches: [touch, second] }: TouchEvent) => {
    start = touch && !second && window.scrollY <= 0 ? { x: touch.clientX, y: touch.clientY } : undefined
  }
  const onMove = (event: TouchEvent) => {
    const touch = event.touches[0]
    if (!start || !touch || phase === 'busy' || phase === 'done') return
    const dy = touch.clientY - start.y
    if (phase === 'idle' && (dy < 8 || Math.abs(touch.clientX - start.x) > dy)) {
      start = undefined
      return
    }
    if (event.cancelable) event.preventDefault()
    const px = Math.min(MAX_PX, dy * 0.5)
    place(px, false)
    const next = px >= TRIGGER_PX ? 'ready' : 'pulling'
    if (phase !== next) to(next)
  }
  const onEnd = () => {
    start = undefined
    if (phase === 'ready') void refresh()
    else if (phase === 'pulling') {
      place(0, true)
      to('idle')
    }
  }
  root.addEventListener('touchstart', onStart, { passive: true })
  root.addEventListener('touchmove', onMove, { passive: false })
  root.addEventListener('touchend', onEnd)
  root.addEventListener('touchcancel', onEnd)
  return () => {
    root.removeEventListener('touchstart', onStart)
    root.removeEventListener('touchmove', onMove)
    root.removeEventListener('touchend', onEnd)
    root.removeEventListener('touchcancel', onEnd)
  }
}
