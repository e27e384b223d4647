import { contract } from '#contracts/index.ts'
import { PAY_RANGE_TYPES } from '#contracts/money/payments.ts'
import { HOME_BANNERS } from '#contracts/site.ts'
import type { DateFilter } from '#contracts/time/beijing-windows.ts'
import { ABOUT_ARTICLES, CARD_TYPES, HELP_ARTICLES, NOTICE_TYPES } from '#contracts/wire/codes.ts'
import { GAME_CATEGORIES, PROVIDERS } from '#contracts/wire/game-codes.ts'
import {
  DATE_FILTERS,
  DEPOSIT,
  TRANSACTION_TYPES,
  type TransactionType,
} from '#contracts/wire/record-codes.ts'
import { clientOf, dataOf } from '#src/api/core/client/client.ts'
import { type ReadName, readsOf } from './calls.ts'
import {
  type FetchOptions,
  inbox,
  type NoticeType,
  ofDate,
  PLACES,
  pages,
  report,
  type Steps,
  wayOf,
} from './steps.ts'

/** The client without calls that change something, so that a plan cannot make one. */
const api = {
  site: clientOf(readsOf(contract.site)),
  notices: clientOf(readsOf(contract.notices)),
  help: clientOf(readsOf(contract.help)),
  games: clientOf(readsOf(contract.games)),
  member: clientOf(readsOf(contract.member)),
  wallet: clientOf(readsOf(contract.wallet)),
  deposit: clientOf(readsOf(contract.deposit)),
  withdrawal: clientOf(readsOf(contract.withdrawal)),
  cards: clientOf(readsOf(contract.cards)),
  rebate: clientOf(readsOf(contract.rebate)),
  redPacket: clientOf(readsOf(contract.redPacket)),
  vip: clientOf(readsOf(contract.vip)),
  activity: clientOf(readsOf(contract.activity)),
  records: clientOf(readsOf(contract.records)),
  agent: clientOf(readsOf(contract.agent)),
}

const numbersIn = <T extends number>(table: Record<T, unknown>) => Object.keys(table).map(Number) as T[]
const DATES = numbersIn<DateFilter>(DATE_FILTERS)
const LONGEST: DateFilter = 4
const CATEGORIES = Object.keys(GAME_CATEGORIES)
const ARTICLES = numbersIn({ ...HELP_ARTICLES, ...ABOUT_ARTICLES })
const REBATE_TYPES = ['0', '1']

const filledFields = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name} ${value}, `)
    .join('')

const rebates = (steps: Steps, date: DateFilter, api_type: string, type: string) =>
  pages(steps, `date ${date}, ${filledFields({ api_type, type })}`, (page, fetchOptions) =>
    dataOf(api.rebate.getfanshui({ body: { date, page, api_type, type }, fetchOptions })).then(({ list }) =>
      ofDate(date, list),
    ),
  )

const bets = (steps: Steps, date: DateFilter, api_type: string) =>
  pages(steps, `date ${date}, ${filledFields({ api_type })}`, (page, fetchOptions) =>
    dataOf(api.records.betrecord({ body: { date, page, api_type }, fetchOptions })).then((read) =>
      ofDate(date, read),
    ),
  )

const transactions = (steps: Steps, date: DateFilter, type: TransactionType) =>
  pages(steps, `type ${type}, date ${date}, `, (page, fetchOptions) =>
    dataOf(api.records.gettransrecord({ body: { date, type, page, api_type: '' }, fetchOptions })).then(
      (read) => ofDate(date, read),
    ),
  )

/** How each read call is made, in this order: answers that name an id come before calls that need it. */
export const PLANS: Record<ReadName, (steps: Steps) => Promise<unknown>> = {
  app: ({ ask }) => ask('', (fetchOptions) => dataOf(api.site.app({ body: {}, fetchOptions }))),
  getVisitUrl: ({ ask }) => ask('', (fetchOptions) => dataOf(api.site.getVisitUrl({ fetchOptions }))),
  bannerList: ({ ask }) =>
    ask(`type ${HOME_BANNERS}`, (fetchOptions) =>
      dataOf(api.site.bannerList({ body: { type: HOME_BANNERS }, fetchOptions })),
    ),
  getservicerurl: ({ ask }) =>
    ask('', (fetchOptions) => dataOf(api.site.getservicerurl({ body: {}, fetchOptions }))),
  homenotice: ({ ask }) =>
    ask('', (fetchOptions) => dataOf(api.notices.homenotice({ body: {}, fetchOptions }))),
  noticeList: async (steps) => {
    const load = (type: NoticeType) => (page: number, fetchOptions: FetchOptions) =>
      dataOf(api.notices.noticeList({ body: { page, type }, fetchOptions }))
    const { announcements } = NOTICE_TYPES
    const first = await pages(steps, `type ${announcements}, `, load(announcements))
    await inbox(steps, load, first?.unread)
  },
  article: async ({ ask }) => {
    for (const type of ARTICLES)
      await ask(`type ${type}`, (fetchOptions) => dataOf(api.help.article({ body: { type }, fetchOptions })))
  },
  gameList: ({ ask }) =>
    ask('', (fetchOptions) => dataOf(api.games.gameList({ query: { category: '' }, fetchOptions }))),
  gamelistBycode: async ({ ask }) => {
    for (const { code: gamecode } of PROVIDERS)
      await ask(`gamecode ${gamecode}`, (fetchOptions) =>
        dataOf(api.games.gamelistBycode({ body: { gamecode }, fetchOptions })),
      )
  },
  uservip: ({ ask }) => ask('', (fetchOptions) => dataOf(api.vip.uservip({ body: {}, fetchOptions }))),
  activitytype: async ({ ask }) => {
    await ask('', (fetchOptions) => dataOf(api.activity.activitytype({ body: {}, fetchOptions })))
  },
  activitylist: async ({ ask, found }) => {
    const list = await ask('', (fetchOptions) =>
      dataOf(api.activity.activitylist({ body: {}, fetchOptions })),
    )
    const [first] = list?.data ?? []
    if (first === undefined) return
    found.activityId = first.id
    await ask('type of the first promotion', (fetchOptions) =>
      dataOf(api.activity.activitylist({ body: { type: first.type }, fetchOptions })),
    )
  },
  activitydeatil: async ({ ask, skip, found: { activityId: id } }) => {
    if (id === undefined) return skip('no promotion was found in POST /api/activitylist')
    await ask('the first promotion', (fetchOptions) =>
      dataOf(api.activity.activitydeatil({ body: { id }, fetchOptions })),
    )
  },
  user: async ({ ask, found: { venues } }) => {
    const user = await ask('', (fetchOptions) => dataOf(api.member.user({ body: {}, fetchOptions })))
    venues.told = user?.gameblance
  },
  balance: ({ ask }) => ask('', (fetchOptions) => dataOf(api.wallet.balance({ body: {}, fetchOptions }))),
  balancelist: async ({ ask, found: { venues } }) => {
    const list = await ask('', (fetchOptions) => dataOf(api.wallet.balancelist({ body: {}, fetchOptions })))
    if (list !== undefined) venues.listed = list.reduce((sum, { balance }) => sum + balance, 0)
  },
  // After the list of venues: if the sum is the same before and after, nothing has moved in between.
  refreshusermoney: ({ ask, found: { venues } }) =>
    ask('', async (fetchOptions) => {
      const user = await dataOf(api.member.refreshusermoney({ body: {}, fetchOptions }))
      const { told, listed } = venues
      if (told !== undefined && listed !== undefined && user.gameblance === told && told !== listed)
        report('data.gameblance', 'is not the sum of the balances in POST /api/balancelist')
      return user
    }),
  getPayWay: ({ ask }) => ask('', (fetchOptions) => dataOf(api.deposit.getPayWay({ fetchOptions }))),
  getPayRange: async ({ ask }) => {
    for (const type of PAY_RANGE_TYPES)
      await ask(`type ${type}`, (fetchOptions) =>
        dataOf(api.deposit.getPayRange({ body: { type }, fetchOptions })),
      )
  },
  getpaybank: ({ ask }) =>
    ask('', (fetchOptions) => dataOf(api.deposit.getpaybank({ body: {}, fetchOptions }))),
  getBetAmount: ({ ask }) =>
    ask('', (fetchOptions) => dataOf(api.withdrawal.getBetAmount({ body: {}, fetchOptions }))),
  getcard: async ({ ask }) => {
    for (const type of Object.values(CARD_TYPES))
      await ask(`type ${type}`, (fetchOptions) => dataOf(api.cards.getcard({ body: { type }, fetchOptions })))
  },
  banklist: ({ ask }) => ask('', (fetchOptions) => dataOf(api.cards.banklist({ body: {}, fetchOptions }))),
  getfanshui: async (steps) => {
    for (const date of DATES) await rebates(steps, date, '', '')
    for (const type of REBATE_TYPES) await rebates(steps, LONGEST, '', type)
    for (const category of CATEGORIES) await rebates(steps, LONGEST, category, '')
  },
  userredpacket: ({ ask }) =>
    ask('', (fetchOptions) => dataOf(api.redPacket.userredpacket({ query: {}, fetchOptions }))),
  redpacket: (steps) =>
    pages(steps, '', (page, fetchOptions) =>
      dataOf(api.redPacket.redpacket({ body: { page }, fetchOptions })),
    ),
  activityApplyLog: (steps) =>
    pages(steps, '', (page, fetchOptions) =>
      dataOf(api.activity.activityApplyLog({ body: { page }, fetchOptions })),
    ),
  betrecord: async (steps) => {
    for (const date of DATES) await bets(steps, date, '')
    for (const category of CATEGORIES) await bets(steps, LONGEST, category)
  },
  gettransrecord: async (steps) => {
    for (const type of numbersIn<TransactionType>(TRANSACTION_TYPES)) {
      for (const date of DATES) {
        const page = await transactions(steps, date, type)
        if (type !== DEPOSIT) continue
        for (const { out_trade_no, pay_way } of page?.data ?? [])
          if (!steps.found.orders.has(wayOf(pay_way))) steps.found.orders.set(wayOf(pay_way), out_trade_no)
      }
    }
  },
  payinfo: async ({ ask, skip, found: { orders } }) => {
    if (orders.size === 0) return skip('no deposit was found in POST /api/gettransrecord')
    for (const [way, deposit_no] of orders)
      await ask(`the newest deposit that ${way}`, (fetchOptions) =>
        dataOf(api.deposit.payinfo({ body: { deposit_no }, fetchOptions })),
      )
  },
  queryOrderNo: async ({ ask, skip, found: { orders } }) => {
    const orderNo = orders.get(PLACES.elsewhere)
    if (orderNo === undefined) return skip('no online order was found in POST /api/gettransrecord')
    await ask('the newest online order', (fetchOptions) =>
      dataOf(api.deposit.queryOrderNo({ query: { orderNo }, fetchOptions })),
    )
  },
  getAgentLoginUrl: ({ ask }) =>
    ask('', (fetchOptions) => dataOf(api.agent.getAgentLoginUrl({ fetchOptions }))),
}
