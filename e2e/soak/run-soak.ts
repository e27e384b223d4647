import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium, thisMachine } from '../support/browser.ts'
import { BadFlag, HELP, optionsOf } from './options.ts'
import { serve } from './site.ts'
import { soak } from './soak.ts'

/** Keeps every page off the network: what leads outside the site leads nowhere. */
const NO_NETWORK = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'

/** `npm run soak`: a built app under random taps and faults (docs/faults.md#soak). Ends with 1 where something was found. */
async function main(): Promise<void> {
  const options = optionsOf(process.argv.slice(2), Date.now())
  if (options === 'help') {
    console.log(HELP)
    return
  }
  const site = await serve(options.build)
  const browser = await chromium.launch({
    executablePath: findChromium(thisMachine(() => chromium.executablePath())),
    args: [...CHROMIUM_FLAGS, NO_NETWORK],
  })
  try {
    console.log(`${options.build}, seed ${options.seed}, ${options.minutes} minutes`)
    const { findings, text } = await soak(browser, site, options)
    for (const found of findings) console.log(`${found.oracle}: ${found.text}`)
    console.log(text)
    console.log(findings.length > 0 ? 'found something' : 'found nothing')
    if (findings.length > 0) process.exitCode = 1
  } finally {
    await browser.close()
    await site.stop()
  }
}

main().catch((problem: unknown) => {
  console.error(problem instanceof BadFlag ? `${problem.message}\n\n${HELP}` : problem)
  process.exitCode = 2
})
