// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { keepAccount } from '../../features/auto-registration/account-store.ts'
import { countRequest } from '../../lib/loading/in-flight.ts'
import { noteLeaving } from '../../lib/navigation/leaving.ts'
import { reloadWhenSafe } from '../deferred/reload-when-safe.ts'
import { narrowPage } from '../test-support/narrow-page.ts'
import { reloadOnCrossing } from './breakpoint.ts'

let crossTo: (isWide: boolean) => void
const reload = vi.fn()
let giveUp: (() => void) | undefined
beforeEach(() => {
  crossTo = narrowPage()
  reload.mockClear()
})
afterEach(() => {
  giveUp?.()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  document.body.innerHTML = ''
})

const watch = () =>
  reloadOnCrossing(async () => ({
    crossed: (across) => {
      giveUp = reloadWhenSafe(across, reload)
    },
  }))

/** The look is a frame after what led to it. */
async function frames(): Promise<void> {
  for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
}
async function cross(to: boolean): Promise<void> {
  crossTo(to)
  await frames()
}

test('crossing 768 px reloads; a keyboard or a rotation on one side does not', async () => {
  watch()
  await cross(false)
  expect(reload).not.toHaveBeenCalled()
  await cross(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('waits for a request in progress, and reloads once', async () => {
  watch()
  const end = countRequest()
  await cross(true)
  expect(reload).not.toHaveBeenCalled()
  end()
  await frames()
  expect(reload).toHaveBeenCalledTimes(1)
  countRequest()()
  document.body.append(document.createElement('p'))
  await frames()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('does not reload if the width is back by the end of the request', async () => {
  watch()
  const end = countRequest()
  await cross(true)
  await cross(false)
  end()
  await frames()
  expect(reload).not.toHaveBeenCalled()
  await cross(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('the answer shows before the check for a reload', async () => {
  watch()
  const end = countRequest()
  await cross(true)
  end()
  await new Promise(requestAnimationFrame)
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  document.body.append(dialog)
  await frames()
  expect(reload).not.toHaveBeenCalled()
  dialog.remove()
  await frames()
  expect(reload).toHaveBeenCalledTimes(1)
})

const first = <E extends Element>(selector: string) => document.querySelector(selector) as E

test.each<[string, string, () => void]>([
  ['a sheet, until it closes', '<div role="dialog"></div>', () => first('div').remove()],
  ['a question, until it is answered', '<i><b role="alertdialog"></b></i>', () => first('b').remove()],
  ['the browser’s own dialog', '<dialog open></dialog>', () => first('dialog').removeAttribute('open')],
])('holds the reload over %s', async (_, markup, end) => {
  document.body.innerHTML = `<main>${markup}</main>`
  watch()
  await cross(true)
  document.body.append(document.createElement('p'))
  await frames()
  expect(reload).not.toHaveBeenCalled()
  end()
  await frames()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('passwords that show once hold the reload even while their dialog waits for home', async () => {
  keepAccount({ name: 'guest01', password: 'a', payPassword: 'b' })
  watch()
  await cross(true)
  expect(reload).not.toHaveBeenCalled()
  keepAccount(undefined)
  await frames()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page that changes in every frame is still checked', async () => {
  document.body.innerHTML = '<div role="dialog"></div><p></p>'
  watch()
  await cross(true)
  let frame = 0
  const move = () => {
    first('p').replaceChildren(document.createElement('i'))
    frame = requestAnimationFrame(move)
  }
  move()
  await frames()
  first('div').remove()
  await frames()
  cancelAnimationFrame(frame)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a file that does not come changes nothing', async () => {
  reloadOnCrossing(async () => undefined)
  await cross(true)
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['for a payment, which no code but ours tells', noteLeaving],
  ['by the browser', () => dispatchEvent(new Event('beforeunload'))],
])('a page that is being left %s is left alone, and reloads where no other has come', async (_, leave) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  watch()
  const end = countRequest()
  await cross(true)
  end()
  leave()
  await frames()
  vi.advanceTimersByTime(9_000)
  document.body.append(document.createElement('p'))
  await frames()
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_100)
  await frames()
  expect(reload).toHaveBeenCalledTimes(1)
})
