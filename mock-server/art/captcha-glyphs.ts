/**
 * The characters of the captcha, as strokes in a box 20 wide and 30 tall. A stroke is x y pairs; a leading `~` means a
 * curve through them. Characters that lines and dots make alike are left out, but for one at most: 0 O D Q, 1 I L, 2 Z, 5 S, 8 B, 6 C G,
 * E F, M N, U V. captcha.test.ts says so, too.
 */
export const CAPTCHA_GLYPHS: Record<string, readonly string[]> = {
  A: ['0 30 10 0 20 30', '4 20 16 20'],
  E: ['18 0 1 0 1 30 18 30', '1 15 14 15'],
  H: ['1 0 1 30', '19 0 19 30', '1 15 19 15'],
  J: ['6 0 18 0', '~14 0 14 12 13 25 7 30 1 25'],
  K: ['1 0 1 30', '18 0 1 17', '7 12 19 30'],
  M: ['0 30 2 0 10 18 18 0 20 30'],
  P: ['1 30 1 0', '~1 1 12 0 18 5 17 13 10 17 1 16'],
  R: ['1 30 1 0', '~1 1 12 0 18 5 16 12 9 15 1 15', '9 15 19 30'],
  T: ['0 0 20 0', '10 0 10 30'],
  U: ['~1 0 1 14 3 26 10 30 17 26 19 14 19 0'],
  W: ['0 0 5 30 10 11 15 30 20 0'],
  X: ['1 0 19 30', '19 0 1 30'],
  Y: ['0 0 10 14 20 0', '10 14 10 30'],
  '3': ['~1 4 9 0 17 5 15 12 8 14', '~8 14 17 17 18 25 10 30 0 26'],
  '4': ['14 30 14 0 0 20 20 20'],
  '7': ['0 0 19 0 7 30', '6 16 18 16'],
  '9': ['~4 29 13 24 18 15 18 6 12 0 4 2 2 9 7 14 14 13 18 7'],
}
