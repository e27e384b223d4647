/**
 * Every route, at addresses that show each of its variants: as a member with a rich history, and as a visitor where
 * visitors may enter. src/app/routing/paths.test.ts checks this table against the app’s routes.
 */
type Route = {
  path: string
  queries?: readonly string[]
  who: 'all' | 'member' | 'visitor'
  /** The address that the app redirects to at once. */
  leadsTo?: string
}

export const ROUTES: readonly Route[] = [
  { path: '/', who: 'all' },
  { path: '/hongbao', who: 'member' },
  { path: '/activity', who: 'all' },
  { path: '/zhanzhu', who: 'all' },
  { path: '/mine', who: 'member' },
  { path: '/app', who: 'member' },
  { path: '/kefu', who: 'all' },
  { path: '/login', queries: ['', '?type=1'], who: 'visitor' },
  { path: '/register', who: 'visitor', leadsTo: '/login?type=1' },
  { path: '/gamePage', queries: ['?name=yzdz&type=0&code=none'], who: 'all' },
  { path: '/activityInfo', queries: ['?id=1', '?id=10'], who: 'all' },
  { path: '/zhanzhuye', queries: ['?type=2'], who: 'all' },
  { path: '/vip', who: 'all' },
  { path: '/applyagent', who: 'all' },
  { path: '/boutBallBet', who: 'all' },
  { path: '/boutBallBetInfo', queries: ['?type=1', '?type=8'], who: 'all' },
  { path: '/usdtmore', who: 'all' },
  { path: '/payInfo', queries: ['?deposit_no=D1'], who: 'all' },
  { path: '/concise', who: 'all' },
  { path: '/search', who: 'all' },
  { path: '/abouts', queries: ['?type=5', '?type=6'], who: 'all' },
  { path: '/sitepage', queries: ['?type=1'], who: 'all' },
  { path: '/message', queries: ['', '?type=2'], who: 'member' },
  { path: '/fanshui', who: 'member' },
  { path: '/userInfo', who: 'member' },
  { path: '/userCent', who: 'member' },
  { path: '/wallet', queries: ['?type=1', '?type=2'], who: 'member' },
  { path: '/addBankCard', who: 'member' },
  { path: '/addUsdtCard', who: 'member' },
  { path: '/password', queries: ['?type=1', '?type=2'], who: 'member' },
  { path: '/welfare', who: 'member' },
  { path: '/betRecord', who: 'member' },
  { path: '/activityRecord', who: 'member' },
  { path: '/transRecord', who: 'member' },
  { path: '/money', who: 'member' },
  { path: '/recharge', who: 'member' },
  { path: '/withdrawal', queries: ['?type=1', '?type=2'], who: 'member' },
  { path: '/transfer', who: 'member' },
  { path: '/report', who: 'member' },
]

/** All addresses of one route. */
export const addressesOf = ({ path, queries = [''] }: Route): string[] =>
  queries.map((query) => `${path}${query}`)
