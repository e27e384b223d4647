// @vitest-environment happy-dom
import { DEPOSITS } from '#e2e/matrix/deposits.ts'
import { WITHDRAWALS } from '#e2e/matrix/withdrawals.ts'
import { testMatrix } from './test-support/matrix.ts'

testMatrix([...DEPOSITS, ...WITHDRAWALS])
