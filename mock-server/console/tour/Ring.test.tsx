// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { isOutOfSight, Ring } from './Ring.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const put = (markup: string) => {
  document.body.innerHTML = markup
  return (id: string) => document.getElementById(id) as HTMLElement
}
const at = (element: HTMLElement, left: number, top: number, width: number, height: number) =>
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, width, height))

test('a control behind a bar that stays is out of sight, one that lies open or is covered by what scrolls is not', () => {
  const $ = put(
    '<label id="field"><i id="own"></i></label><p id="text"></p><div id="bar" style="position:fixed"><b id="in"></b></div>',
  )
  at($('field'), 20, 700, 350, 48)
  const tour = document.createElement('div')
  tour.dataset.demoTour = ''
  const over = (id: string) => {
    document.elementsFromPoint = () => [tour, $(id)]
    return isOutOfSight($('field'))
  }
  expect(['field', 'own', 'text', 'bar', 'in'].map(over)).toEqual([false, false, false, true, true])
})

test('in a game the card stands beside the frame, also of a control in the bar of the stake', async () => {
  const $ = put('<div id="frame" class="venue"><footer><button id="spin"></button></footer></div>')
  document.elementsFromPoint = () => []
  Object.assign(window, { innerWidth: 1440, innerHeight: 900 })
  at($('frame'), 505, 0, 430, 900)
  at($('spin'), 820, 840, 100, 44)
  const card = document.createElement('aside')
  for (const [name, px] of [
    ['offsetWidth', 300],
    ['offsetHeight', 160],
  ] as const)
    Object.defineProperty(card, name, { value: px })
  render(<Ring control={$('spin')} card={{ current: card }} isRead={false} />)
  expect([card.style.left, card.style.top]).toEqual(['193px', '732px'])
})
