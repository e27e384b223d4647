import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import type { ScenarioName } from '../../scenarios/catalogue.ts'
import { testMock } from '../../testing/test-mock.ts'
import { Console } from '../Console.tsx'

const OFFICE = new Set(['待处理', '会员', '注单', '账目', '公告', '站点'])

/** The console on a real mock backend in memory, with a panel chosen. */
export async function openConsole(
  panel: string,
  scenario: ScenarioName,
  params: unknown = {},
  options: Parameters<typeof testMock>[1] = {},
) {
  const mock = await testMock(scenario, { params, ...options })
  const enter = vi.fn(() => '进入')
  const view = render(<Console mock={mock.control} enter={enter} />)
  const user = userEvent.setup()
  const face = OFFICE.has(panel) ? '后台' : '演示工具'
  await user.click(view.getByRole('button', { name: face }))
  await user.click(view.getByRole('button', { name: new RegExp(`^${panel}( \\d+)?$`) }))
  return { mock, user, enter, ...view }
}
