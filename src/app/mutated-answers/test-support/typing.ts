import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import { pass } from '../../money-matrix/test-support/time.ts'
import type { Visit } from './visits.ts'

const TYPED =
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"], [type="hidden"]), textarea'
const isOpen = (field: Element) =>
  field.closest('[style*="display: none"], [hidden]') === null &&
  !field.matches(':disabled') &&
  !(field as HTMLInputElement).readOnly

/** Every field of the page that accepts typed text. */
const typedFields = (): HTMLInputElement[] =>
  [...document.querySelectorAll<HTMLInputElement>(TYPED)].filter(isOpen)

/** Files and answers take real time, which the faked clock of a test does not show. */
const realNow = performance.now.bind(performance)
/** A screen without a field is given up after it. */
const LOADS_WITHIN_MS = 5_000

/** The fields of the page, once its screen has loaded; none if it has none. */
export async function fieldsOnceLoaded(): Promise<HTMLInputElement[]> {
  const startedMs = realNow()
  while (typedFields().length === 0 && realNow() - startedMs < LOADS_WITHIN_MS) {
    await vi.dynamicImportSettled()
    await pass(50)
  }
  return typedFields()
}

/** The text of a field before, after the text was typed, and after the form was sent. */
export type Kept = { name: string; before: string; typed: string; after: string }

const nameOf = (field: HTMLInputElement) =>
  field.labels?.[0]?.textContent?.trim() || field.getAttribute('aria-label') || field.name || field.type

/**
 * The visit with this text typed into every field, each field blurred, and every form submitted. `keptTexts` receives
 * the resulting texts of the remaining fields.
 */
export const typedInto = (visit: Visit, text: string, keptTexts: Kept[] = []): Visit => ({
  ...visit,
  name: `${visit.name}, typed`,
  act: async () => {
    const fields = await fieldsOnceLoaded()
    if (fields.length === 0) throw new Error(`${visit.name} shows no field`)
    const before = fields.map((field) => field.value)
    for (const field of fields) {
      await act(async () => fireEvent.focus(field))
      await act(async () => fireEvent.change(field, { target: { value: text } }))
      await act(async () => fireEvent.blur(field))
    }
    const shown = fields.map((field) => field.value)
    for (const form of new Set(fields.map(({ form }) => form)))
      if (form) await act(async () => fireEvent.submit(form))
    for (const [at, field] of fields.entries())
      if (field.isConnected && isOpen(field))
        keptTexts.push({
          name: nameOf(field),
          before: before[at] ?? '',
          typed: shown[at] ?? '',
          after: field.value,
        })
  },
})
