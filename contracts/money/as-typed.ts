/** Of a field: no keyboard corrects what stands in it, and no browser offers what stood there. */
export const AS_TYPED = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const
