import { useEffect, useEffectEvent, useRef } from 'react'
import { liveRegion, TOAST_MS } from './toast.ts'

let timer: ReturnType<typeof setTimeout> | undefined

/** Says a line to screen readers alone. Eyes see the same on the page. */
export function announce(text: string): void {
  const box = liveRegion('announcer')
  box.className = 'sr-only'
  box.replaceChildren(text)
  clearTimeout(timer)
  timer = setTimeout(() => box.replaceChildren(), TOAST_MS)
}

/** Nobody who types pauses for so long within a number. */
const PAUSE_MS = 1_000

/**
 * Announces what stands at a field once the typing pauses: half an amount is not read out as the whole. What a submit
 * finds, a toast says. `correction`: the words once something else was announced of this field.
 */
export function useAnnouncedField(typed: string, words: string | undefined, correction?: string): void {
  const before = useRef(typed)
  const said = useRef('')
  const speak = useEffectEvent(() => {
    const now = words || (said.current === '' ? '' : correction) || ''
    const isNew = now !== '' && now !== said.current && now !== document.getElementById('toast')?.textContent
    if (isNew) announce(now)
    if (now !== '') said.current = now
  })
  useEffect(() => {
    if (before.current === typed) return
    before.current = typed
    if (typed === '') said.current = ''
    const timer = typed === '' ? undefined : setTimeout(speak, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
}

/** A list that is read in several pages rests between two of them. */
const REST_MS = 400

/**
 * Announces `words` once they have come for another `key`: a filter, a reading to the end, a refresh. The first ones are
 * part of the page that the player has arrived at.
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
