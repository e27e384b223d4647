import { chromium } from '@playwright/test'
import { hasFile, prepare } from '../e2e/engines/prepare.ts'
import { findChromium, thisMachine } from '../e2e/support/browser.ts'

// test.ts runs this beside the checks that need no browser, because an installation mostly waits for the network. It
// reports what cannot be installed. The step that needs the browser reports it again and decides what that means.
try {
  findChromium(thisMachine(() => chromium.executablePath()))
} catch (problem) {
  console.log(problem)
}
for (const engine of ['firefox', 'webkit'] as const) {
  const reason = prepare(engine, { ...thisMachine(() => ''), has: hasFile })
  if (reason !== undefined) console.log(`${engine}: ${reason}`)
}
