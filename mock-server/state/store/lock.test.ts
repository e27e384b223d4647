import { expect, test } from 'vitest'
import { queueLock, webLock } from './lock.ts'

const WAIT_MS = 20
let names = 0
/** Two tabs that share a lock of their own. */
function twoTabs() {
  const name = `lock ${++names}`
  const tab = () => webLock(name, navigator.locks, WAIT_MS)
  return { name, firstTab: tab(), secondTab: tab() }
}
const never = new Promise<never>(() => undefined)

test('the work of two tabs runs one after the other', async () => {
  const { firstTab, secondTab } = twoTabs()
  const events: string[] = []
  const work = (tab: string) => async () => {
    events.push(`${tab} begins`)
    await Promise.resolve()
    events.push(`${tab} ends`)
  }
  await Promise.all([firstTab(work('one')), secondTab(work('other')), firstTab(work('one again'))])
  expect(events).toHaveLength(6)
  for (let at = 0; at < events.length; at += 2)
    expect(events[at + 1]).toBe(events[at]?.replace('begins', 'ends'))
})

test('a lock that is never released is taken over, and is free afterwards', async () => {
  const { name, firstTab } = twoTabs()
  const abandoned = navigator.locks.request(name, () => never)
  expect(await firstTab(async () => 'done')).toBe('done')
  await expect(abandoned).rejects.toThrow()
  expect((await navigator.locks.query()).held?.filter((held) => held.name === name)).toEqual([])
})

test('slow work whose lock was taken over still returns its own result', async () => {
  const { firstTab, secondTab } = twoTabs()
  const slow = Promise.withResolvers<string>()
  const slowly = firstTab(() => slow.promise)
  expect(await secondTab(async () => 'quick')).toBe('quick')
  slow.resolve('slow')
  expect(await slowly).toBe('slow')
})

test('failing work rejects, runs once, and releases the lock', async () => {
  const { firstTab, secondTab } = twoTabs()
  let runs = 0
  const failing = firstTab(() => {
    runs += 1
    return Promise.reject(new Error('no balance'))
  })
  await expect(failing).rejects.toThrow('no balance')
  expect(runs).toBe(1)
  expect(await secondTab(async () => 'free')).toBe('free')
})

test('without locks in the browser, the work of one tab still runs one at a time', async () => {
  const refused = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }
  for (const lock of [
    webLock('none', undefined, WAIT_MS),
    webLock('refused', refused as unknown as LockManager, WAIT_MS),
    queueLock(),
  ]) {
    const gate = Promise.withResolvers<void>()
    const events: number[] = []
    const all = [lock(() => gate.promise.then(() => events.push(1))), lock(async () => events.push(2))]
    gate.resolve()
    await Promise.all(all)
    expect(events).toEqual([1, 2])
  }
})
