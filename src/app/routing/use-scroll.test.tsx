// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useScroll } from './use-scroll.ts'

afterEach(() => vi.restoreAllMocks())

function App({ path, visit }: { path: string; visit: string }) {
  useScroll(path, visit, false)
  return null
}
const app = (mode: 'visible' | 'hidden', path = '/transRecord', visit = 'a') => (
  <Activity mode={mode}>
    <App path={path} visit={visit} />
  </Activity>
)

test('a screen shown again in the same visit keeps its scroll position; a new visit starts at the top', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
  const place = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0)
  const { rerender } = render(app('visible'))
  expect(scrollTo).not.toHaveBeenCalled()
  place.mockReturnValue(300)
  window.dispatchEvent(new Event('scroll'))
  rerender(app('hidden'))
  place.mockReturnValue(0)
  rerender(app('visible'))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300)
  rerender(app('visible', '/transRecord', 'b'))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
})
