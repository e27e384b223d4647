/** The oldest engines that play: docs/decisions/browser-floor.md. */
export const FLOOR = ['chrome86', 'safari15.4']

/**
 * What the compiler lowers for. All of ES2022 but static blocks runs on the floor. For `chrome86` it would also rewrite
 * optional chaining and class fields, because of bugs in rare cases: 2.3 kB for the first route.
 */
export const SYNTAX = ['es2022', 'safari16']
