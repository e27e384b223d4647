// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { KeepAlive } from './KeepAlive.tsx'
import { useScroll } from './use-scroll.ts'

afterEach(cleanup)
const lived = vi.fn()

function Screen({ name }: { name: string }) {
  const { pathname, search } = useLocation()
  const [count, setCount] = useState(0)
  useEffect(() => {
    lived(name, 'on')
    return () => lived(name, 'off')
  }, [name])
  return (
    <button type="button" data-testid={name} onClick={() => setCount(count + 1)}>
      {`${name} ${count} at ${pathname}${search}`}
    </button>
  )
}

let go: (to: string | number) => void
function App() {
  const location = useLocation()
  const navigate = useNavigate()
  go = (to) => act(() => void (typeof to === 'number' ? navigate(to) : navigate(to)))
  useScroll(location.pathname, location.key, location.pathname !== '/login')
  return (
    <KeepAlive
      location={location}
      render={(at) => (
        <Routes location={at}>
          <Route path="/" element={<Screen name="home" />} />
          <Route path="/concise" element={<Screen name="concise" />} />
          <Route path="/login" element={<Screen name="login" />} />
        </Routes>
      )}
    />
  )
}
const start = () =>
  render(
    <MemoryRouter>
      <App />
    </MemoryRouter>,
  )
const shown = (name: string) => !(screen.getByTestId(name).closest('.screen') as HTMLElement).inert

test('a kept screen keeps its state and its address; its effects end while it is hidden', () => {
  start()
  fireEvent.click(screen.getByTestId('home'))
  lived.mockClear()
  go('/concise?type=pp')
  expect(shown('home')).toBe(false)
  expect(lived.mock.calls).toContainEqual(['home', 'off'])
  expect(screen.getByTestId('home').textContent).toBe('home 1 at /')
  go('/')
  expect(shown('home')).toBe(true)
  expect(shown('concise')).toBe(false)
  expect(screen.getByTestId('home').textContent).toBe('home 1 at /')
  expect(screen.getByTestId('concise').textContent).toBe('concise 0 at /concise?type=pp')
  go('/concise?type=ae')
  expect(screen.getByTestId('concise').textContent).toBe('concise 0 at /concise?type=ae')
})

test('other screens mount again on each visit', () => {
  start()
  go('/login')
  fireEvent.click(screen.getByTestId('login'))
  expect(screen.getByTestId('login').textContent).toBe('login 1 at /login')
  go('/')
  expect(screen.queryByTestId('login')).toBeNull()
  go('/login')
  expect(screen.getByTestId('login').textContent).toBe('login 0 at /login')
})

test('a new screen starts at the top, a kept one where it was left', () => {
  let y = 0
  vi.spyOn(window, 'scrollTo').mockImplementation(((_x: number, to: number) => {
    y = to
  }) as typeof window.scrollTo)
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y)
  const scroll = (to: number) => {
    y = to
    window.dispatchEvent(new Event('scroll'))
  }
  start()
  scroll(640)
  go('/concise')
  expect(y).toBe(0)
  scroll(90)
  go('/')
  expect(y).toBe(640)
  go('/login')
  expect(y).toBe(0)
  go(-1)
  expect(y).toBe(640)
})

test('a hidden screen loses the focus at once', () => {
  start()
  const button = screen.getByTestId('home')
  button.focus()
  go('/concise')
  expect(document.activeElement).toBe(document.body)
})
