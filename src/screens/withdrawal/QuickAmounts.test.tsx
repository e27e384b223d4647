// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wholeYuan } from '#contracts/money/money.ts'
import { renderScreen } from '../../app/test-support/render-screen.tsx'
import { BalanceEye } from '../../ui/money/BalanceEye.tsx'
import { QuickAmounts } from './QuickAmounts.tsx'

test('offers no amounts above the balance, unless that would give a hidden balance away', () => {
  const view = renderScreen(
    <>
      <BalanceEye />
      <QuickAmounts
        least={wholeYuan(100)}
        balance={wholeYuan(600)}
        amount={undefined}
        onChoose={() => undefined}
      />
    </>,
  )
  const offered = () =>
    ['100.00 元', '500.00 元', '1,000.00 元', '5,000.00 元'].filter(
      (name) => !screen.getByRole<HTMLButtonElement>('button', { name }).disabled,
    )
  expect(offered()).toEqual(['100.00 元', '500.00 元'])
  act(() => view.getByRole('button', { name: '隐藏余额' }).click())
  expect(offered()).toHaveLength(4)
})
