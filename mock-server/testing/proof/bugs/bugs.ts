import type { Bug } from './bug.ts'
import { FURTHER_BUGS } from './further-bugs.ts'
import { MONEY_BUGS } from './money-bugs.ts'

/** All planted bugs, in the order of their numbers in BUGS.md. */
export const BUGS: readonly Bug[] = [...MONEY_BUGS, ...FURTHER_BUGS]
