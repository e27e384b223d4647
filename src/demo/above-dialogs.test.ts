// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { stayAboveDialogs } from './above-dialogs.ts'
import { addAside } from './edge-aside.ts'

stayAboveDialogs()
const layer = () => document.querySelector<HTMLElement>('[data-layer]')

/** A layer with a button in it, as the console is one. */
async function lay(): Promise<HTMLButtonElement> {
  const button = document.createElement('button')
  addAside({ mark: 'layer', label: '演示', style: '' }, button)
  await Promise.resolve()
  return button
}
/** Opens as the app's dialogs do: above all else, with the focus inside. */
async function open(): Promise<HTMLDialogElement> {
  const dialog = document.createElement('dialog')
  const close = dialog.appendChild(document.createElement('button'))
  document.body.append(dialog)
  dialog.showModal()
  close.focus()
  await settled()
  return dialog
}
const settled = () => new Promise((resolve) => setTimeout(resolve))
afterEach(async () => {
  layer()?.remove()
  document.body.replaceChildren()
  await settled()
})

test('a layer is in the dialog while one is open, the newest of them, and beside the body otherwise', async () => {
  await lay()
  expect(layer()?.parentNode).toBe(document.documentElement)
  const first = await open()
  expect(layer()?.parentNode).toBe(first)
  const second = await open()
  expect(layer()?.parentNode).toBe(second)
  second.close()
  await settled()
  expect(layer()?.parentNode).toBe(first)
  // As React takes it away, with all that is in it.
  first.remove()
  await settled()
  expect(layer()?.parentNode).toBe(document.documentElement)
})

test('a layer that opens while a dialog is open is above it, and a closed one does not return', async () => {
  const dialog = await open()
  await lay()
  await settled()
  expect(layer()?.parentNode).toBe(dialog)
  layer()?.remove()
  dialog.close()
  await settled()
  expect(layer()).toBeNull()
})

test('the focus in a layer stays there when a dialog opens or closes; the focus in the dialog stays in it', async () => {
  const button = await lay()
  const focus = vi.spyOn(button, 'focus')
  button.focus()
  const dialog = await open()
  expect(focus).toHaveBeenCalledTimes(2)
  expect(layer()?.shadowRoot?.activeElement).toBe(button)
  dialog.querySelector('button')?.focus()
  await settled()
  dialog.remove()
  await settled()
  expect(focus).toHaveBeenCalledTimes(2)
})
