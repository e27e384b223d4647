/**
 * The answers of the 21 pictures in src/public/captcha, in order. Only the script that draws them, the tour of the demo
 * (console/tour) and tests may import this file, since it must not ship to players; the app has hashes
 * (src/ui/art/captcha-answers.ts).
 */
export const CAPTCHA_PLAIN: readonly string[] = [
  'K7MP',
  'X4HR',
  'A9TC',
  'N3WF',
  'J6YE',
  'R4UK',
  'H7XN',
  'P9AM',
  'E3KT',
  'W6CR',
  'T4FY',
  'M9HJ',
  'C7NU',
  'Y3PX',
  'F6AW',
  'U9EK',
  '4RTH',
  '7YMC',
  '3FJN',
  '9XPW',
  '6HEA',
]
