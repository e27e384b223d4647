import { expect, test } from 'vitest'
import { ROUTES } from '#e2e/access/addresses.ts'
import { isPath, paths, routeOf, titleOf } from './paths.ts'
import { screenFiles } from './screen-files.ts'

const SPEC = (
  '/ /hongbao /activity /zhanzhu /mine /app /kefu /login /register /gamePage /activityInfo /zhanzhuye /vip /applyagent ' +
  '/boutBallBet /boutBallBetInfo /usdtmore /payInfo /concise /search /abouts /message /fanshui /userInfo /userCent /wallet ' +
  '/addBankCard /addUsdtCard /password /welfare /betRecord /activityRecord /transRecord /money /recharge /withdrawal /transfer'
).split(' ')
const AUTH = (
  '/mine /app /message /fanshui /userInfo /userCent /wallet /addBankCard /addUsdtCard /password /welfare /betRecord ' +
  '/activityRecord /transRecord /money /recharge /withdrawal /transfer'
).split(' ')

test('the routes are the listed ones, the report and the site page, and no others', () => {
  expect([...paths].sort()).toEqual([...SPEC, '/report', '/sitepage'].sort())
})

test('auth routes are the listed ones, the report and /hongbao; /hongbao and /transfer ask a visitor', () => {
  expect(paths.filter((path) => routeOf(path)?.access === 'member').sort()).toEqual(
    [...AUTH, '/report', '/hongbao'].sort(),
  )
  expect(paths.filter((path) => routeOf(path)?.asksVisitor)).toEqual(['/hongbao', '/transfer'])
})

test('cached routes', () => {
  expect(paths.filter((path) => routeOf(path)?.keepAlive).sort()).toEqual(
    ['/', '/activity', '/app', '/concise', '/mine', '/recharge', '/search', '/vip', '/zhanzhu'].sort(),
  )
})

test('the main layout has the top header but on activity and mine; no other route has it, and those of a title have a back bar', () => {
  const withHeader = paths.filter((path) => routeOf(path)?.header === 'main')
  expect(withHeader).toEqual(['/', '/hongbao', '/zhanzhu', '/app', '/kefu'])
  expect(paths.filter((path) => routeOf(path)?.header === 'none')).toEqual([
    '/activity',
    '/mine',
    '/login',
    '/register',
    '/gamePage',
  ])
  for (const path of ['/message', '/abouts'] as const) expect(routeOf(path)?.header).toBe('back')
})

test('titles, also by query', () => {
  expect(titleOf('/message', '')).toBe('消息')
  expect(titleOf('/withdrawal', '')).toBe('取款')
  expect(titleOf('/transfer', '')).toBe('转账')
  expect(titleOf('/search', '')).toBe('搜索')
  expect(titleOf('/payInfo', '')).toBe('充值信息')
  expect(titleOf('/password', '?type=2')).toBe('修改支付密码')
  expect(titleOf('/kefu', '?topic=feedback')).toBe('意见反馈')
  for (const [path, type] of [
    ['/abouts', 6],
    ['/boutBallBetInfo', 2],
  ] as const)
    expect(titleOf(path, `?type=${type}`)).toBe('隐私政策')
  expect(titleOf('/abouts', '?type=toString')).toBe('关于我们')
  for (const path of paths) expect(titleOf(path, '')).toBeTruthy()
})

test('no other address is a path', () => {
  for (const path of ['', '/nowhere', '/mine/', '/Mine', 'toString', '__proto__', '/constructor'])
    expect(isPath(path)).toBe(false)
})

test('axe checks every route, as a member and as a visitor where one may enter', () => {
  expect(ROUTES.map(({ path }) => path).sort()).toEqual([...paths].sort())
  for (const { path, who } of ROUTES) expect(who === 'member', path).toBe(routeOf(path)?.access === 'member')
})

test('every path but home has the file of its screen, and every screen a path', () => {
  const files = Object.keys(import.meta.glob('../../screens/*/*Screen.tsx'))
  const named = Object.values(screenFiles).map((file) => `../../screens/${file}.tsx`)
  expect(files.filter((file) => !file.endsWith('/HomeScreen.tsx')).sort()).toEqual(named.sort())
})
