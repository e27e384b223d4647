/** The oldest engines that play: docs/decisions/browser-floor.md. */
export const FLOOR = ['chrome99', 'safari15.4', 'firefox98']

/**
 * The target of the compiler. The floor runs all of ES2022 except, in Safari, static blocks. For `safari15.4` the compiler
 * would also rewrite class fields, because of bugs in rare cases: 1.2 kB for the first route.
 */
export const SYNTAX = ['es2022', 'safari16']
