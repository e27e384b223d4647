// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { lazyPart } from './lazy-part.ts'

const loadMissing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('a part is drawn once its file is there', async () => {
  const Part = lazyPart(async () => ({ name }: { name: string }) => <p>{name}</p>)
  render(
    <Suspense>
      <Part name="云舟" />
    </Suspense>,
  )
  expect(await screen.findByText('云舟')).toBeTruthy()
})

test('a part whose file is gone leaves the rest of the screen as it is', async () => {
  const Part = lazyPart(loadMissing)
  const Told = lazyPart(loadMissing, () => <button type="button">重新加载</button>)
  render(
    <main>
      <h1>首页</h1>
      <Suspense fallback={<p>等待</p>}>
        <Part />
        <Told />
      </Suspense>
    </main>,
  )
  expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy()
  expect(screen.getByRole('main').textContent).toBe('首页重新加载')
})
