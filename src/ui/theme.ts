import { useSyncExternalStore } from 'react'
import { createListeners } from '../lib/device/listeners.ts'
import { storage } from '../lib/device/storage.ts'

export type Theme = 'dark' | 'light'

const { subscribe, notify } = createListeners()
const prefersLight = () => globalThis.matchMedia?.('(prefers-color-scheme: light)')
const PAGE_COLOURS: Record<Theme, string> = { dark: '#0d1119', light: '#f5f3ee' }

const current = (): Theme => storage.get('yz:theme') ?? (prefersLight()?.matches ? 'light' : 'dark')

/** Puts the chosen theme onto the document, or none, so that the system's setting applies. */
export function applyTheme(): void {
  const chosen = storage.get('yz:theme')
  if (chosen) document.documentElement.dataset.theme = chosen
  else delete document.documentElement.dataset.theme
  const colour = PAGE_COLOURS[current()]
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = colour
  notify()
}

/** Applies the theme, and follows changes of the system's setting and in other tabs. */
export function startTheme(): void {
  applyTheme()
  prefersLight()?.addEventListener('change', applyTheme)
  storage.subscribe((key) => {
    if (key === 'yz:theme' || key === null) applyTheme()
  })
}

/** The player's choice; it outlives the session. */
export function setTheme(theme: Theme): void {
  storage.set('yz:theme', theme)
  applyTheme()
}

/** The theme in force. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, current)
