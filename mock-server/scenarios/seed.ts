import { USDT_DEPOSIT_RATE, USDT_WITHDRAWAL_RATE } from '../data/payments.ts'
import { SITE_SEED } from '../data/app-info.ts'
import { VENUES } from '../data/venues.ts'
import { usdtCent } from '#contracts/money.ts'
import { runningClock, stoppedClock } from '../world/clock.ts'
import { seededState } from '../world/random.ts'
import { record, SCHEMA_VERSION, type World } from '../world/world.ts'

/** What a world is built from. Equal values build equal worlds, byte for byte. */
export type Ground = {
  seed: number
  /** The moment the world begins, epoch ms. */
  now: number
  /** The clock stands at `now` instead of running on with real time, `realNow` being the machine's time. */
  clock: { stopped: true } | { stopped: false; realNow: number }
}

/** A world with nothing in it but its clock and its chance. */
export function emptyWorld({ seed, now, clock }: Ground): World {
  const begun: Pick<World, 'meta' | 'site'> = {
    meta: {
      schema: SCHEMA_VERSION,
      seed,
      scenario: '',
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
      },
      switches: { autoReviewMs: null, wageringBlocks: true, settleMs: SETTLE_MS },
    },
  }
  return {
    ...begun,
    counters: record(),
    members: record(),
    usernames: record(),
    sessions: record(),
    accounts: record(),
    venues: record(),
    games: record(),
    banners: record(),
    notices: record(),
    noticesRead: record(),
    articles: record(),
    activityTypes: record(),
    activities: record(),
    applications: record(),
    cards: record(),
    deposits: record(),
    withdrawals: record(),
    agentApplications: record(),
    due: record(),
    heads: record(),
    postings: record(),
    bets: record(),
    betsByCategory: record(),
    transactions: record(),
    rebates: record(),
    redPackets: record(),
    applicationLog: record(),
  }
}

const SETTLE_MS = 5000

/** A site that is open and has its venues: what every scenario stands on. */
export function openSite(ground: Ground): World {
  const world = emptyWorld(ground)
  VENUES.forEach(({ platname, name, category }, order) => {
    world.venues[platname] = { plat: platname, name, category, open: true, order }
  })
  return world
}
