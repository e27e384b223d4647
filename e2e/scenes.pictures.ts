import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { SCENARIO_NAMES, type ScenarioName } from '#mock/scenarios/catalogue.ts'
import { DEMO, FRESH, type Persona } from '#mock/scenarios/personas.ts'
import { closeWelcome } from './journeys/home.ts'
import { settle } from './support/shooting.ts'
import { test } from './support/test.ts'

const FOLDER = join(import.meta.dirname, '../console/pictures')
/** What the console shows, and how much of the screen: the upper part, in the same shape. */
const PICTURE = { width: 90, height: 160 }
const PART = { x: 0, y: 0, width: 390, height: 693 }
const QUALITY = 65
const AT = '2026-05-20 11:00:00'

/** `welcomed`: home opens with the welcome dialog above it, which is closed. */
type Scene = { path: string; as?: Persona | undefined; params?: unknown; welcomed?: true }
/** These begin at an hour of their own. */
const OWN_HOUR = /^red-packet|^many-records$/

/** Where a scenario shows best. The others are pictured on home. */
const SCENES: Partial<Record<ScenarioName, Scene>> = {
  visitor: { path: '/', as: undefined, welcomed: true },
  'fresh-member': { path: '/mine', as: FRESH },
  'member-with-money': { path: '/money' },
  'venue-under-maintenance': { path: '/transfer' },
  'member-with-letters': { path: '/message?type=2', as: FRESH },
  demo: { path: '/mine' },
  'deposit-order': { path: '/transRecord' },
  'deposit-about-to-expire': { path: '/transRecord' },
  'deposit-expired': { path: '/transRecord' },
  'withdrawal-order': { path: '/transRecord?type=2' },
  'activity-application': { path: '/activityRecord' },
  'agent-application': { path: '/applyagent' },
  'ready-to-withdraw': { path: '/withdrawal' },
  'wagering-owed': { path: '/withdrawal' },
  'withdrawal-limits': { path: '/withdrawal' },
  'no-pay-password': { path: '/password?type=2' },
  'pay-password-locked': { path: '/userCent' },
  'member-with-cards': { path: '/wallet?type=2' },
  'no-cards': { path: '/wallet?type=2' },
  'five-cards': { path: '/wallet?type=2' },
  'pay-ways': { path: '/recharge' },
  'red-packet-before': { path: '/hongbao' },
  'red-packet-open': { path: '/hongbao' },
  'red-packet-not-met': { path: '/hongbao' },
  'red-packet-used-up': { path: '/hongbao' },
  'red-packet-ended': { path: '/hongbao' },
  'red-packet-off': { path: '/', welcomed: true },
  'vip-level': { path: '/vip', params: { level: 6 } },
  'vip-about-to-rise': { path: '/vip', params: { level: 2 } },
  'vip-about-to-fall': { path: '/vip', params: { level: 3 } },
  'rebate-pending': { path: '/fanshui' },
  'rebate-collected': { path: '/fanshui' },
  'empty-lists': { path: '/activity' },
  'unfilled-site': { path: '/', welcomed: true },
  'bets-of-each-state': { path: '/betRecord' },
  'long-lists': { path: '/transRecord', params: { days: 20 } },
  'many-bets': { path: '/betRecord', params: { bets: 500 } },
  'many-records': { path: '/welfare' },
  'transfers-of-each-state': { path: '/transRecord?type=3' },
  texts: { path: '/activity' },
  'member-with-history': { path: '/report' },
  'wire-form': { path: '/message' },
  'refusal-code': { path: '/mine' },
}

for (const name of SCENARIO_NAMES) {
  const scene: Scene = { as: DEMO, ...(SCENES[name as ScenarioName] ?? { path: '/' }) }
  test(name, async ({ app, problems }) => {
    problems.allow(/./)
    const { as, welcomed, ...open } = scene
    await app.open({ scenario: name, ...open, ...(as && { as }), ...(OWN_HOUR.test(name) ? {} : { at: AT }) })
    await settle(app)
    if (welcomed) await closeWelcome(app.page)
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
