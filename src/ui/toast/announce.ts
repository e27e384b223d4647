import { useEffect, useEffectEvent, useRef } from 'react'
import { liveRegion, TOAST_MS } from './toast.ts'

let timer: ReturnType<typeof setTimeout> | undefined

/** Announces a line only to screen readers. The page shows the same. */
export function announce(text: string): void {
  const box = liveRegion('announcer')
  box.className = 'sr-only'
  box.replaceChildren(text)
  clearTimeout(timer)
  timer = setTimeout(() => box.replaceChildren(), TOAST_MS)
}

/** Nobody pauses for this long while typing a number. */
const PAUSE_MS = 1_000

/**
 * Announces the message at a field when typing pauses, so that half an amount is not read as the whole. Problems found
 * by a submit are announced by a toast. `correction` is the text once something else was announced for this field.
 */
export function useAnnouncedField(typed: string, words: string | undefined, correction?: string): void {
  const before = useRef(typed)
  const lastAnnounced = useRef('')
  const speak = useEffectEvent(() => {
    const now = words || (lastAnnounced.current === '' ? '' : correction) || ''
    const isNew =
      now !== '' && now !== lastAnnounced.current && now !== document.getElementById('toast')?.textContent
    if (isNew) announce(now)
    if (now !== '') lastAnnounced.current = now
  })
  useEffect(() => {
    if (before.current === typed) return
    before.current = typed
    if (typed === '') lastAnnounced.current = ''
    const timer = typed === '' ? undefined : setTimeout(speak, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
}

/** The pause between two pages of a list that is read to its end. */
const REST_MS = 400

/**
 * Announces `words` when they have loaded for another `key`: a filter, a reading to the end, a refresh. The first words
 * are part of the page that the player has just opened.
 */
export function useAnnouncedResult(key: string, isBusy: boolean, words: string): void {
  const settled = useRef<string>(undefined)
  const speak = useEffectEvent(() => {
    const isFirst = settled.current === undefined
    settled.current = key
    if (!isFirst) announce(words)
  })
  useEffect(() => {
    if (isBusy || settled.current === key) return
    const timer = setTimeout(speak, REST_MS)
    return () => clearTimeout(timer)
  }, [key, isBusy])
}
