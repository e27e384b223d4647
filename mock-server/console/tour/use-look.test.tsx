// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ZERO } from '#contracts/money/money.ts'
import type { MockControl, MockView } from '../../control/control.ts'
import type { Step } from './step.ts'
import { PLAYER } from './stories/player.ts'
import { useLook } from './use-look.ts'

const mock = { read: async () => ({ members: [], pending: [] }) as unknown as MockView } as MockControl
const since = { inVenue: ZERO, turnover: ZERO }
const stepThat = (isDone: boolean): Step => ({
  ...(PLAYER[0] as Step),
  pages: ['/'],
  acts: [],
  isDone: () => isDone,
})

test('a step that begins is never shown as done because the one before it was', async () => {
  const rendered: (boolean | undefined)[] = []
  const onSince = () => undefined
  const [done, next] = [stepThat(true), stepThat(false)]
  const view = renderHook(
    ({ step }) => {
      const seen = useLook(mock, step, since, onSince)
      if (step === next) rendered.push(seen?.isDone)
      return seen
    },
    { initialProps: { step: done } },
  )
  await waitFor(() => expect(view.result.current?.isDone).toBe(true))
  view.rerender({ step: next })
  await waitFor(() => expect(view.result.current?.isDone).toBe(false))
  expect(rendered).not.toContain(true)
})
