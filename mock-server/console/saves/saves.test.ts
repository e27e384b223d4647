// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { wholeYuan } from '#contracts/money/money.ts'
import { openDeposit } from '../../rules/orders/deposit.ts'
import { tokenOf } from '../../scenarios/personas.ts'
import { memberNamed } from '../../state/members.ts'
import { NOON, testMock } from '../../testing/test-mock.ts'
import {
  BadSave,
  checkVersion,
  dropSave,
  fileOf,
  keepSave,
  listSaves,
  saveInFile,
  saveOf,
  wholeSave,
} from './saves.ts'

async function aSave(name: string, savedMs = 1) {
  const mock = await testMock('member-with-money')
  await mock.control.credit({ username: 'demo888', amount: 700 })
  const world = await mock.control.export()
  return saveOf(world, { name, savedMs, nowMs: NOON, route: '/mine', token: tokenOf('demo888') })
}

test('a save knows who was logged in, and brings the world back as it was', async () => {
  const save = await aSave('加过钱')
  expect(save).toMatchObject({ name: '加过钱', username: 'demo888', route: '/mine' })
  expect(saveOf(save.world, { ...save, token: 'nobody' }).username).toBe('')
  const other = await testMock('visitor')
  checkVersion(save, await other.control.export())
  await other.control.import({ text: save.world })
  expect((await other.control.read()).members[0]?.central).toBe(100_700)
})

test('saves are kept in this browser, newest first, and can be dropped', async () => {
  const [first, second] = [await aSave('一', 1), await aSave('二', 2)]
  await keepSave(first)
  await keepSave(second)
  const listed = await listSaves()
  expect(listed.map(({ name }) => name)).toEqual(['二', '一'])
  expect(listed[0]).not.toHaveProperty('world')
  const [view] = listed
  expect(view && (await wholeSave(view))).toEqual(second)
  await dropSave(first.id)
  expect((await listSaves()).map(({ name }) => name)).toEqual(['二'])
  await expect(wholeSave(first)).rejects.toThrow(BadSave)
})

test('a file brings a save to another device', async () => {
  const save = await aSave('给客户')
  expect(saveInFile(fileOf(save))).toEqual(save)
})

test.each([
  ['{', '不是存档'],
  ['{"mark":"other"}', '不是存档'],
  ['{"mark":"yunzhou-demo-save","id":"1"}', '不完整'],
])('the file %s is refused: %s', (text, reason) => {
  expect(() => saveInFile(text)).toThrow(reason)
})

test('a save of another version is refused, with what to do', async () => {
  const save = await aSave('旧的')
  expect(() => checkVersion({ ...save, schema: save.schema - 1 }, save.world)).toThrow(
    /来自另一个版本的演示.+请用做它时的那份演示打开，或在这里重新做一个$/,
  )
})

test('a save is brought back at its own moment: what waited still waits, however long ago it was kept', async () => {
  const machine = { ms: NOON }
  const real = () => machine.ms
  const mock = await testMock('demo', { real })
  await mock.control.clock({ run: true })
  const no = await mock.change((world, now) => {
    const who = memberNamed(world, 'new888')
    if (!who) throw new Error('no member')
    return openDeposit(world, who, { method: 'card', payWay: '银行卡转账', amount: wholeYuan(500) }, now).no
  })
  const about = { name: '待审核', savedMs: machine.ms, nowMs: machine.ms, route: '/mine', token: '' }
  const save = saveOf(await mock.control.export(), about)
  machine.ms += 3 * 86_400_000
  await mock.control.import({ text: save.world, nowMs: save.nowMs })
  const { clock, pending } = await mock.control.read()
  expect(clock.now).toBe(NOON)
  expect(pending.map(({ id }) => id)).toContain(no)
  machine.ms += 20_000
  expect((await mock.control.read()).pending.map(({ id }) => id)).not.toContain(no)
})
