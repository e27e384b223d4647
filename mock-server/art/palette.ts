/** Colours of a cover. The background has a shade of its own for shadows (deep); spice is a second accent. */
export type Palette = { background: string; deep: string; bright: string; light: string; spice: string }

const paint = (background: string, deep: string, bright: string, light: string, spice: string): Palette => ({
  background,
  deep,
  bright,
  light,
  spice,
})

export const teal = paint('#124049', '#0b2a33', '#2fd0a5', '#f0cf8a', '#f2563f')
export const wine = paint('#5c1f2d', '#3d1420', '#f2563f', '#f0cf8a', '#2fd0a5')
export const indigo = paint('#20346c', '#15234d', '#6fa8ff', '#f6e7c3', '#f2563f')
export const plum = paint('#3d2c62', '#281c42', '#b58cff', '#f0cf8a', '#ff8fa3')
export const amber = paint('#6b4714', '#4a300b', '#e7a63d', '#fff0cf', '#f2563f')
export const pine = paint('#14553f', '#0d3a2b', '#7fd36b', '#f6e7c3', '#f2a541')
export const vermilion = paint('#c93a26', '#9c2919', '#ff9a6b', '#ffe3a8', '#2c4d73')
export const jade = paint('#128a6c', '#0b634d', '#7ff0cf', '#fff0cf', '#f2563f')
export const gold = paint('#d6a347', '#b07a28', '#8c3b1c', '#fff6e3', '#c93a26')
export const sea = paint('#1b6b93', '#124c6d', '#7fd8f0', '#fff0cf', '#f2563f')
export const rose = paint('#a63c60', '#7c2746', '#ff9db0', '#ffe3b8', '#2fd0a5')
export const slate = paint('#324360', '#212d42', '#8fb3d9', '#f0cf8a', '#f2563f')

/** Draws a cover's background and subject; `k` is a small whole number that varies details. */
export type Composition = (p: Palette, k: number) => string
