import { usdtCent } from '#contracts/money/money.ts'
import { SITE_SEED } from '../../data/app-info.ts'
import {
  PAY_RANGES,
  PAY_WAYS,
  USDT_DEPOSIT_RATE,
  USDT_WITHDRAWAL_RATE,
  WITHDRAWAL_LIMITS,
} from '../../data/payments.ts'
import { fillContent } from '../../data/texts/content.ts'
import { VENUES } from '../../data/venues.ts'
import { scheduleMidnight } from '../../rules/orders/day-end.ts'
import { runningClock, stoppedClock } from '../../state/clock.ts'
import { seededState } from '../../state/random.ts'
import type { World } from '../../state/types.ts'
import { blankCollections, SCHEMA_VERSION } from '../../state/world.ts'

/** What a world is built from. Equal values build byte-identical worlds. */
export type ScenarioStart = {
  seed: number
  /** The moment the world begins, epoch ms. */
  now: number
  /** The clock is stopped at `now`, or runs on with real time; `realNow` is the machine's time at the start. */
  clock: { stopped: true } | { stopped: false; realNow: number }
}

/** A world with only its clock and its random seed. */
export function emptyWorld({ seed, now, clock }: ScenarioStart): World {
  const initial: Pick<World, 'meta' | 'site'> = {
    meta: {
      schema: SCHEMA_VERSION,
      seed,
      scenario: '',
      params: {},
      rng: seededState(seed),
      clock: clock.stopped ? stoppedClock(now) : { ...runningClock(), offsetMs: now - clock.realNow },
      lastMs: 0,
      nextDueMs: null,
    },
    site: {
      settings: {
        title: SITE_SEED.title,
        open: true,
        repairTips: SITE_SEED.repairTips,
        redPacketOn: true,
        redPacketPhase: 'CLOCK',
        welcomeModal: true,
        webcontent: SITE_SEED.webcontent,
        h5Url: SITE_SEED.h5Url,
        visitUrl: SITE_SEED.visitUrl,
        serviceUrl: SITE_SEED.serviceUrl,
        agentUrl: SITE_SEED.agentUrl,
        iosDownloadUrl: SITE_SEED.iosDownloadUrl,
        iosDownloadQrcode: '',
        usdtRate: USDT_DEPOSIT_RATE,
        withdrawUsdtRate: USDT_WITHDRAWAL_RATE,
        feeErc20: usdtCent(500),
        feeTrc20: usdtCent(100),
        payWays: { ...PAY_WAYS },
        payRanges: structuredClone(PAY_RANGES),
        ...WITHDRAWAL_LIMITS,
      },
      switches: {
        autoReviewMs: null,
        autoReviewByKind: {},
        wageringBlocks: true,
        oneOpenOrder: true,
        wireForms: [],
        refusalCode: null,
        tablesEmpty: false,
      },
    },
  }
  return { ...blankCollections(), ...initial }
}

/** An open site with its venues, games and texts: every scenario builds on it. */
export function openSite(start: ScenarioStart): World {
  const world = emptyWorld(start)
  VENUES.forEach(({ platname, name, category }, order) => {
    world.venues[platname] = { plat: platname, name, category, open: true, order }
  })
  fillContent(world, start.now)
  scheduleMidnight(world, start.now)
  return world
}
