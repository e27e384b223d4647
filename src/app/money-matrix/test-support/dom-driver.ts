import { act, fireEvent, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { type Driver, type Target, TOAST } from '#e2e/matrix/driver.ts'
import { textOf } from '../../test-support/render-screen.tsx'
import { pass, until } from './time.ts'

/** A kept screen that does not show is in the page, but hidden. */
const isShown = (element: Element) => element.closest('[style*="display: none"], [hidden]') === null

const likeName = (name: string | RegExp | undefined) =>
  typeof name === 'string'
    ? { name: (accessibleName: string) => accessibleName.includes(name) }
    : { ...(name && { name }) }

function elementsOf(target: Target): HTMLElement[] {
  const root = target.within ? find(target.within) : document.body
  const inside = within(root)
  if ('role' in target) return inside.queryAllByRole(target.role, likeName(target.name))
  if ('boxOf' in target)
    return inside.queryAllByRole(target.boxOf, likeName(target.name)).flatMap((field) => {
      const box = field.closest('label')
      return box ? [box] : []
    })
  if ('label' in target) return inside.queryAllByLabelText(target.label, { exact: false })
  if ('text' in target) return inside.queryAllByText(target.text, { exact: false })
  return [...root.querySelectorAll<HTMLElement>(target.css)]
}
/** All elements on the shown screen that match the target. */
export const findAll = (target: Target): HTMLElement[] => elementsOf(target).filter(isShown)

/** The one element that matches the target. */
export function find(target: Target): HTMLElement {
  const found = findAll(target)
  expect(found, `shows one ${JSON.stringify(target)}`).toHaveLength(1)
  return found[0] as HTMLElement
}

/** The element, if it can be tapped; a disabled one would ignore the tap. */
function findEnabled(target: Target): HTMLElement {
  const found = find(target)
  expect(found.matches(':disabled, [aria-disabled="true"]'), `${JSON.stringify(target)} is disabled`).toBe(
    false,
  )
  return found
}

/** Where and when the page left the app. happy-dom loads no other page. */
const leftPage: { to?: string; atMs?: number } = {}
/** When the page left the app, if it did. */
export const leftAtMs = (): number | undefined => leftPage.atMs

/** Records that the page is left, and does not leave it. Each test that leaves the app calls it first. */
export function watchLeaving(): void {
  delete leftPage.to
  delete leftPage.atMs
  const leave = (to: string | URL) => {
    Object.assign(leftPage, { to: String(to), atMs: Date.now() })
  }
  vi.spyOn(window.location, 'assign').mockImplementation(leave)
  vi.spyOn(window.location, 'replace').mockImplementation(leave)
}

/** The app's path behind the hash, with its query. */
export const pathOfApp = (): string => location.hash.slice(1)

/** Drives the app that is rendered into this document, under fake timers. */
export const domDriver: Driver = {
  tap: async (target) => {
    const found = await until(() => findEnabled(target))
    await act(async () => fireEvent.click(found))
  },
  fill: async (label, value) => {
    const field = await until(() => findEnabled({ label }))
    await act(async () => fireEvent.change(field, { target: { value } }))
  },
  sees: (target, text = '') => until(() => expect(textOf(find(target))).toMatch(text)),
  reads: (target, texts) => until(() => expect(findAll(target).map(textOf)).toEqual(texts)),
  toast: (text) => (typeof text === 'string' ? domDriver.reads(TOAST, [text]) : domDriver.sees(TOAST, text)),
  seesNone: (target) => until(() => expect(findAll(target)).toEqual([])),
  canTap: async (target) => {
    await until(() => findEnabled(target))
  },
  leadsTo: (address) => until(() => expect(leftPage.to ?? location.href).toMatch(address)),
  goTo: async (path) => {
    location.hash = path
    await act(async () => dispatchEvent(new PopStateEvent('popstate')))
  },
  post: async (path, body) => {
    const authorization = `Bearer ${localStorage.getItem('token')}`
    const headers = { 'content-type': 'application/json', authorization }
    const answered = fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
    await pass(100)
    expect((await answered).status).toBe(200)
  },
}
