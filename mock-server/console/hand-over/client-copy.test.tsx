// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { scenarioViews } from '../../scenarios/scenario-views.ts'
import { foundTargets } from '../scenario/scenario-search.ts'
import { openConsole } from '../test-support/open-console.tsx'
import { Card } from '../tour/Card.tsx'
import { FIRST } from '../tour/progress.ts'
import { PLAYER } from '../tour/stories/player.ts'
import { HAND_OVER_PART } from './demo-file.ts'

const PRESENTERS = ['仅演示', '交给客户', '品牌']

const beClientCopy = () =>
  Object.assign(window, {
    __demoFile: { text: () => '', part: (name: string) => (name === HAND_OVER_PART ? '{}' : undefined) },
  })

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(window, '__demoFile')
})

const buttons = (view: { getAllByRole: (role: 'button') => HTMLElement[] }) =>
  view.getAllByRole('button').map(({ textContent }) => textContent)

it.each([
  false,
  true,
])('the presenter’s own tools are in the console unless it is a client’s copy: %s', async (isCopy) => {
  if (isCopy) beClientCopy()
  const view = await openConsole('场景', 'visitor')
  for (const name of PRESENTERS) expect(buttons(view).includes(name), name).toBe(!isCopy)
  for (const [search, name] of [
    ['中大奖', '仅演示'],
    ['换logo', '品牌'],
    ['发给客户', '交给客户'],
  ] as const) {
    const found = foundTargets(scenarioViews(), search)
    expect(
      found.some((one) => 'panel' in one && one.panel.name === name),
      search,
    ).toBe(!isCopy)
  }
})

it.each([
  false,
  true,
])('the end of the tour offers the client’s brand unless it is a client’s copy: %s', (isCopy) => {
  if (isCopy) beClientCopy()
  const act = vi.fn()
  const view = render(
    <Card
      {...{ steps: PLAYER, at: PLAYER.length - 1, progress: FIRST, isDone: true, problem: '' }}
      {...{
        isThere: true,
        isAbove: false,
        isAtRight: false,
        isBlocked: false,
        card: createRef<HTMLElement>(),
      }}
      {...{ change: act, next: act, previous: act, go: act, leave: act, show: act, openSpeaker: act }}
    />,
  )
  expect(buttons(view).includes('换上客户的品牌')).toBe(!isCopy)
  expect(buttons(view)).toContain('看别的情况')
})
