import { chromium } from '@playwright/test'
import { hasFile, prepare } from '../e2e/engines/prepare.ts'
import { findChromium, thisMachine } from '../e2e/support/browser.ts'

// Run by test.ts beside the checks that need no browser: an installation waits for the network more than it computes.
// What cannot be installed is said here, and again by the step that needs it, which then decides what that means.
try {
  findChromium(thisMachine(() => chromium.executablePath()))
} catch (problem) {
  console.log(problem)
}
for (const engine of ['firefox', 'webkit'] as const) {
  const reason = prepare(engine, { ...thisMachine(() => ''), has: hasFile })
  if (reason !== undefined) console.log(`${engine}: ${reason}`)
}
