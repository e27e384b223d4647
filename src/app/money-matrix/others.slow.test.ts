// @vitest-environment happy-dom
import { ACTIONS } from '#e2e/matrix/actions.ts'
import { DEPOSITS } from '#e2e/matrix/deposits.ts'
import { WITHDRAWALS } from '#e2e/matrix/withdrawals.ts'
import { testMatrix } from './test-support/matrix.ts'

testMatrix(ACTIONS.filter((action) => ![...DEPOSITS, ...WITHDRAWALS].includes(action)))
