/**
 * The answers of the 21 pictures in src/public/captcha, in order. Only the script that draws them, the tour of the demo
 * (console/tour) and tests may import this file, since it must not ship to players; the app has them masked
 * (src/ui/art/captcha-answers.ts).
 */
export const CAPTCHA_PLAIN: readonly string[] = [
  'K7MP',
  'X4HR',
  'A9TE',
  'H3WY',
  'J4YE',
  'R4UK',
  'H7XA',
  'P9AM',
  'E3KT',
  'W7KR',
  'T4JY',
  'M9HJ',
  'U7PX',
  'Y3PX',
  'K3AW',
  'U9EK',
  '4RTH',
  '7YMA',
  '3HJP',
  '9XPW',
  '4HEA',
]
