import { expect, test } from 'vitest'
import { queueLock, webLock } from './lock.ts'

const WAIT_MS = 20
let names = 0
/** Two tabs on one lock that nobody else has. */
function twoTabs() {
  const name = `lock ${++names}`
  const tab = () => webLock(name, navigator.locks, WAIT_MS)
  return { name, one: tab(), other: tab() }
}
const never = new Promise<never>(() => undefined)

test('the work of two tabs runs one after the other', async () => {
  const { one, other } = twoTabs()
  const seen: string[] = []
  const work = (tab: string) => async () => {
    seen.push(`${tab} begins`)
    await Promise.resolve()
    seen.push(`${tab} ends`)
  }
  await Promise.all([one(work('one')), other(work('other')), one(work('one again'))])
  expect(seen).toHaveLength(6)
  for (let at = 0; at < seen.length; at += 2) expect(seen[at + 1]).toBe(seen[at]?.replace('begins', 'ends'))
})

test('a lock that is never given back is taken over, and is free afterwards', async () => {
  const { name, one } = twoTabs()
  const left = navigator.locks.request(name, () => never)
  expect(await one(async () => 'done')).toBe('done')
  await expect(left).rejects.toThrow()
  expect((await navigator.locks.query()).held?.filter((held) => held.name === name)).toEqual([])
})

test('slow work whose lock was taken over still ends with its own result', async () => {
  const { one, other } = twoTabs()
  const slow = Promise.withResolvers<string>()
  const slowly = one(() => slow.promise)
  expect(await other(async () => 'quick')).toBe('quick')
  slow.resolve('slow')
  expect(await slowly).toBe('slow')
})

test('work that fails says so, runs once, and leaves the lock free', async () => {
  const { one, other } = twoTabs()
  let runs = 0
  const failing = one(() => {
    runs += 1
    return Promise.reject(new Error('no balance'))
  })
  await expect(failing).rejects.toThrow('no balance')
  expect(runs).toBe(1)
  expect(await other(async () => 'free')).toBe('free')
})

test('where the browser refuses or lacks locks, the work of one tab still runs one by one', async () => {
  const refused = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }
  for (const lock of [
    webLock('none', undefined, WAIT_MS),
    webLock('refused', refused as unknown as LockManager, WAIT_MS),
    queueLock(),
  ]) {
    const gate = Promise.withResolvers<void>()
    const seen: number[] = []
    const all = [lock(() => gate.promise.then(() => seen.push(1))), lock(async () => seen.push(2))]
    gate.resolve()
    await Promise.all(all)
    expect(seen).toEqual([1, 2])
  }
})
