import type { PageMock } from '#mock/browser.ts'
import { beginAs } from './begin-as.ts'
import { applyBrand } from './brand.ts'

/** What a demo does before the app starts: its brand, and what the address asks for. */
export async function begin(mock: PageMock): Promise<void> {
  await applyBrand(mock)
  await beginAs(mock)
}
