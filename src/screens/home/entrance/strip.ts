/** A strip shows 0 to 9 one below the other, and 0 again, so that 9 can roll on. */
export const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0]
/** The height of a digit: `.reel` in home.css. */
export const DIGIT_EM = 1.4

/** The position of a strip that shows the digit at `index`. */
export const shiftTo = (index: number): string => `translateY(${(index * -DIGIT_EM).toFixed(1)}em)`
