import type { Page } from '@playwright/test'
import { goTo } from '../../journeys/entry.ts'
import type { Act } from '../plan.ts'
import type { Did, Scene } from '../scene.ts'
import { bringSubmit, controlAt, reachableControls } from './controls.ts'
import { textFor } from './texts.ts'

/** For a screen or a dialog to be drawn. */
const DRAWN_MS = 500
const DIALOGS = '[role=dialog],[role=alertdialog]'

export async function tap({ at, times }: Act & { do: 'tap' }, { page, taken }: Scene): Promise<Did> {
  const control = controlAt(await page.evaluate(reachableControls), at, taken)
  if (!control) return { text: taken ? `found no ${taken}` : 'found nothing to tap' }
  const { x, y, label } = control
  for (let n = 0; n < times; n++) await page.touchscreen.tap(x, y)
  return { text: `tapped ${label}${times > 1 ? ' twice' : ''}`, taken: label, taps: 1 }
}

export async function rage({ at }: Act & { do: 'rage' }, { page }: Scene): Promise<Did> {
  const found = await page.evaluate(reachableControls)
  const controls = at.flatMap((part) => controlAt(found, part) ?? [])
  for (const { x, y } of controls) await page.touchscreen.tap(x, y)
  return { text: `tapped ${controls.map(({ label }) => label).join(', ')}`, taps: controls.length }
}

/** Taps the same control in two tabs at once. */
export async function tapBoth(
  { address, at }: Act & { do: 'both tabs' },
  pages: readonly [Page, Page],
): Promise<Did> {
  await Promise.all(pages.map((page) => goTo(page, address)))
  await pages[0].waitForTimeout(DRAWN_MS)
  const [one, other] = pages
  const control = controlAt(await one.evaluate(reachableControls), at)
  const same = (await other.evaluate(reachableControls)).find(({ label }) => label === control?.label)
  if (!control || !same) return { text: `at ${address}: the tabs show no control in common` }
  await Promise.all([one.touchscreen.tap(control.x, control.y), other.touchscreen.tap(same.x, same.y)])
  return { text: `at ${address}: tapped ${control.label} in both tabs`, taps: 1 }
}

export async function type(what: Act & { do: 'type' }, { page, taken }: Scene): Promise<Did> {
  const fields = (await page.evaluate(reachableControls)).filter((one) => one.what === 'field')
  const field = controlAt(fields, what.at, taken)
  if (!field) return { text: taken ? `found no ${taken}` : 'found no field' }
  const text = textFor(field, what.value, what.naughty)
  await page.touchscreen.tap(field.x, field.y)
  // A tap may open something instead: then the keys go where a player's would.
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
  if (what.enter) await page.keyboard.press('Enter')
  const told = `typed ${JSON.stringify(text.slice(0, 30))} into ${field.label}`
  return { text: `${told}${what.enter ? ', Enter' : ''}`, taken: field.label, taps: 1 }
}

/** Fills in the form of a screen, and what it then asks in a dialog. */
export async function sendForm(
  { address, value, times }: Act & { do: 'form' },
  { page }: Scene,
): Promise<Did> {
  await goTo(page, address)
  await page.waitForTimeout(DRAWN_MS)
  const told: string[] = []
  for (const part of ['form', 'dialog']) {
    if (part === 'dialog' && (await page.locator(DIALOGS).count()) === 0) break
    told.push(await fillAndSend(page, value, times))
    await page.waitForTimeout(DRAWN_MS)
  }
  return { text: `at ${address}: ${told.join(', then ')}`, taps: told.length }
}

async function fillAndSend(page: Page, value: number, times: 1 | 2): Promise<string> {
  const fields = (await page.evaluate(reachableControls)).filter((one) => one.what === 'field')
  for (const [n, field] of fields.entries()) {
    await page.touchscreen.tap(field.x, field.y)
    await page.keyboard.press('ControlOrMeta+a')
    // Not the same place of each list: the payment password is seldom also the amount.
    await page.keyboard.insertText(textFor(field, (value + n * 0.37) % 1, false))
  }
  await page.evaluate(bringSubmit)
  const button = (await page.evaluate(reachableControls)).find(({ sends }) => sends)
  for (let n = 0; button && n < times; n++) await page.touchscreen.tap(button.x, button.y)
  return `filled in ${fields.length} fields, tapped ${button?.label ?? 'nothing'}${times > 1 ? ' twice' : ''}`
}
