export const focusRing = { outline: '2px solid var(--jade)', outlineOffset: '2px' }
