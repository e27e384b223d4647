// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useLayoutEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Boundary } from './Boundary.tsx'

let isBroken = true
beforeEach(() => {
  isBroken = true
  location.hash = '#/vip'
  // React logs the errors that a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(cleanup)

const fail = (what: unknown) => {
  if (isBroken) throw what
}
const Drawing = ({ what }: { what: unknown }) => {
  fail(what)
  return <p>画好了</p>
}
const InEffect = () => {
  useEffect(() => fail(new Error('effect')))
  return <p>画好了</p>
}
const InLayoutEffect = () => {
  useLayoutEffect(() => fail(new Error('layout')))
  return <p>画好了</p>
}

const CRASHES = {
  'an error while it draws': <Drawing what={new TypeError('undefined is not an object')} />,
  'a text while it draws': <Drawing what="text" />,
  'nothing at all while it draws': <Drawing what={undefined} />,
  'an error in an effect': <InEffect />,
  'an error in an effect before the paint': <InLayoutEffect />,
  'an error deep inside': (
    <main>
      <p>
        <Drawing what={new RangeError('deep')} />
      </p>
    </main>
  ),
}

describe.each(Object.entries(CRASHES))('a screen that throws %s', (_what, content) => {
  const page = () => (
    <>
      <nav>主导航</nav>
      <Boundary>{content}</Boundary>
    </>
  )

  it('leaves the shell, and says that money is not affected and where to go', () => {
    render(page())
    expect(screen.getByText('主导航')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('您的资金不受影响')
    expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('#/')
    expect(screen.queryByText('画好了')).toBeNull()
  })

  it('is tried again by a network that comes back', () => {
    render(page())
    fireEvent(window, new Event('online'))
    expect(screen.getByRole('alert')).toBeTruthy()
    isBroken = false
    fireEvent(window, new Event('online'))
    expect(screen.getByText('画好了')).toBeTruthy()
  })
})
