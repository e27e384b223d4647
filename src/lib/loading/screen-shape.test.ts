import { expect, test } from 'vitest'
import { screenShape } from './screen-shape.ts'

const same = (...paths: string[]) => expect(new Set(paths.map((path) => screenShape(path))).size).toBe(1)

test('home has its own skeleton', () => {
  expect(screenShape('/')).toBeUndefined()
})

test('lists, forms and pages to read have three shapes', () => {
  same('/transRecord', '/betRecord', '/activityRecord', '/welfare', '/message', '/activity', '/boutBallBet')
  same('/recharge', '/withdrawal', '/transfer', '/addBankCard', '/addUsdtCard', '/password', '/login')
  same('/activityInfo', '/boutBallBetInfo', '/zhanzhuye', '/usdtmore', '/abouts', '/kefu', '/unknown')
  expect(new Set(['/betRecord', '/recharge', '/abouts'].map(screenShape)).size).toBe(3)
})
