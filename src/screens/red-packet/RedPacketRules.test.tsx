// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { renderScreen } from '../../app/test-support/render-screen.tsx'
import { claimHours } from './hours.ts'
import { RedPacketRules } from './RedPacketRules.tsx'

test('says that there are no rules, without an empty table', () => {
  const info = { remaining: 0, claimed: 0, maxTimes: 0, rules: [], phase: undefined }
  const view = renderScreen(<RedPacketRules info={info} hours={claimHours([])} phase="END" />)
  expect(view.getByText('暂无规则')).toBeTruthy()
  expect(view.queryByRole('table')).toBeNull()
})
