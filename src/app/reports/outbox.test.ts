import { beforeEach, expect, it, vi } from 'vitest'
import { type Letter, outbox, type Report } from './outbox.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function opened() {
  const sent: Letter[] = []
  let page = '/'
  const box = outbox(
    (letter) => sent.push(letter),
    'index-1.js',
    () => page,
  )
  return { sent, ...box, goTo: (path: string) => (page = path) }
}
const chunk = (n: number): Report => ({ kind: 'chunk', file: `${n}.js` })

it('sends together what comes together, each with the route it arose on', () => {
  const { sent, add, goTo } = opened()
  add(chunk(1))
  goTo('/mine')
  add(chunk(2))
  expect(sent).toEqual([])
  vi.advanceTimersByTime(2_000)
  expect(sent).toEqual([
    {
      build: 'index-1.js',
      reports: [
        { ...chunk(1), page: '/' },
        { ...chunk(2), page: '/mine' },
      ],
    },
  ])
})

it('sends at once when the page may end, and nothing twice', () => {
  const { sent, add, flush } = opened()
  add(chunk(1))
  flush()
  add(chunk(1))
  flush()
  vi.advanceTimersByTime(10_000)
  expect(sent).toHaveLength(1)
})

const vital = (value: number): Report => ({ kind: 'vital', name: 'CLS', value, rating: 'good' })

it('sends twenty faults at most in the life of a page', () => {
  const { sent, add, flush } = opened()
  for (let n = 0; n < 100; n += 1) {
    add(chunk(n))
    if (n % 7 === 0) flush()
  }
  vi.advanceTimersByTime(2_000)
  expect(sent.flatMap(({ reports }) => reports)).toHaveLength(20)
})

it('vitals, at most ten, and faults have separate limits', () => {
  const { sent, add, flush } = opened()
  for (let n = 0; n < 30; n += 1) add(vital(n))
  for (let n = 0; n < 30; n += 1) add(chunk(n))
  flush()
  const kinds = sent.flatMap(({ reports }) => reports.map(({ kind }) => kind))
  expect(kinds).toEqual([...Array(10).fill('vital'), ...Array(20).fill('chunk')])
})
