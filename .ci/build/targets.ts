/** The oldest engines that play: docs/decisions/browser-floor.md. */
export const FLOOR = ['chrome86', 'safari15.4']

/**
 * The target of the compiler. The floor runs all of ES2022 except static blocks. For `chrome86` the compiler would also
 * rewrite optional chaining and class fields, because of bugs in rare cases: 2.3 kB for the first route.
 */
export const SYNTAX = ['es2022', 'safari16']
