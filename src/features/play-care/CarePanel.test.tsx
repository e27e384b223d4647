// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { wholeYuan } from '#contracts/money.ts'
import { renderScreen, toasted } from '../../app/test-support/render-screen.tsx'
import { changeCare, getCare } from '../../lib/care.ts'
import { ChakraRoot } from '../../ui/chakra/ChakraRoot.tsx'
import { CarePanel } from './CarePanel.tsx'

function open() {
  const view = renderScreen(
    <ChakraRoot>
      <CarePanel />
    </ChakraRoot>,
  )
  return { ...view, field: view.getByLabelText<HTMLInputElement>('每日充值提醒') }
}

test('the daily sum that is set stands in its field, with its sign, to be changed or taken away', async () => {
  changeCare({ dailyFen: wholeYuan(500) })
  const { user, field, ...view } = open()
  expect(field.value).toBe('500.00')
  expect(field.parentElement?.textContent).toBe('¥')
  await user.clear(field)
  expect(field.value).toBe('')
  await user.type(field, '200')
  await user.click(view.getByRole('button', { name: '保存提醒' }))
  expect(toasted()).toBe('每日充值提醒已设定')
  expect([field.value, getCare().dailyFen]).toEqual(['200.00', wholeYuan(200)])
  await user.click(view.getByRole('button', { name: '取消提醒' }))
  expect([field.value, getCare().dailyFen]).toEqual(['', undefined])
})
