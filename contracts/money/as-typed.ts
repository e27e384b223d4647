/** Attributes of a field that no keyboard corrects and no browser fills in. */
export const AS_TYPED = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const
