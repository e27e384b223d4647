import { vi } from 'vitest'
import { envelope, type Reply, stubBackend } from '../../../api/test-support/backend.ts'
import { renderScreen } from '../../../app/test-support/render-screen.tsx'
import { HomeScreen } from '../HomeScreen.tsx'

export const wireGame = (name: string, over: object = {}) => ({
  category_id: 'concise',
  app_state: 1,
  is_hot: 0,
  is_new: 0,
  platform_name: 'yzdz',
  game_code: name,
  name,
  mobile_img: 'data:image/svg+xml,%3Csvg/%3E',
  api_logo_img: '',
  ...over,
})

export const SITE = {
  title: '云舟',
  site_state: 1,
  redpacket_switch: 1,
  index_modal: 0,
  webcontent: '',
  h5_url: 'https://m.yunzhou.example',
}

export const HOME_MEMBER = {
  username: 'demo888',
  vip: 4,
  joinday: 96,
  paysum: 57_900,
  balance: 12_680.5,
  isagent: 0,
}
const LEVELS = [500, 3_000, 10_000, 30_000, 100_000].map((recharge) => ({ recharge, flow: recharge }))

/** Home with a backend that answers all its requests. To see it as a member, sign in before. */
export function openHome(routes: Record<string, Reply> = {}) {
  // Cancelling an animation in happy-dom causes an unhandled rejection.
  vi.spyOn(Element.prototype, 'animate').mockImplementation(() => ({ cancel() {} }) as Animation)
  const backend = stubBackend({
    '/api/app': () => envelope(SITE),
    '/api/bannerList': () => envelope([{ src: '/1.png' }, { src: 'javascript:alert(1)' }, { src: '/2.png' }]),
    '/api/homenotice': () => envelope(['第一条公告', '<b>第二条</b>']),
    '/api/game/list': () =>
      envelope([
        wireGame('福运连连', { is_hot: 1 }),
        wireGame('锦绣山河'),
        wireGame('深海寻宝', { category_id: 'fishing' }),
        wireGame('绿茵时刻', { category_id: 'sport' }),
        wireGame('下架的', { is_hot: 1, app_state: 0 }),
      ]),
    '/api/user': () => envelope(HOME_MEMBER),
    '/api/refreshusermoney': () => envelope({ ...HOME_MEMBER, balance: 20_000 }),
    '/api/balance': () => envelope({ balance: HOME_MEMBER.balance }),
    '/api/uservip': () => envelope(LEVELS),
    '/api/getVisitUrl': () => envelope({ url: 'https://usd.yunzhou.example/' }),
    '/api/logoff': () => envelope(null),
    ...routes,
  })
  return { backend, ...renderScreen(<HomeScreen />) }
}
