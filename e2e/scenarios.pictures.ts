import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { catalogue, SCENARIO_NAMES, type ScenarioName } from '#mock/scenarios/catalogue.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import type { Scenario } from '#mock/scenarios/scenario.ts'
import { closeWelcome } from './journeys/home.ts'
import { settle } from './support/shooting.ts'
import { test } from './support/test.ts'

const FOLDER = join(import.meta.dirname, '../mock-server/console/pictures')
/** What the console shows, and how much of the screen: the upper part, in the same shape. */
const PICTURE = { width: 180, height: 320 }
const PART = { x: 0, y: 0, width: 390, height: 693 }
const QUALITY = 55
const AT = '2026-05-20 11:00:00'

/** These begin at an hour of their own. */
const OWN_HOUR = /^red-packet|^many-records$/
/** Home opens with the welcome dialog above it, which is closed. */
const WELCOMED: readonly ScenarioName[] = ['visitor', 'red-packet-off', 'unfilled-site']

for (const name of SCENARIO_NAMES) {
  const { path, as = DEMO, picture: params } = catalogue[name] as unknown as Scenario
  test(name, async ({ app, problems }) => {
    problems.allow(/./)
    await app.open({
      ...{ scenario: name, path },
      ...(params === undefined ? {} : { params }),
      ...(as && { as }),
      ...(OWN_HOUR.test(name) ? {} : { at: AT }),
    })
    await settle(app)
    if (WELCOMED.includes(name)) await closeWelcome(app.page)
    await settle(app)
    const shot = await app.page.screenshot({ clip: PART })
    mkdirSync(FOLDER, { recursive: true })
    const small = await sharp(shot)
      .resize({ ...PICTURE, kernel: 'lanczos3' })
      .webp({ quality: QUALITY, effort: 6 })
      .toBuffer()
    writeFileSync(join(FOLDER, `${name}.webp`), small)
  })
}
