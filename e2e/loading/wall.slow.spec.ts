import type { Page } from '@playwright/test'
import { DEMO, tokenOf } from '#mock/scenarios/personas.ts'
import { booksOf, requestsFor } from '../journeys/books.ts'
import { install } from '../journeys/installing.ts'
import { transferButton } from '../journeys/wallet.ts'
import { fillWithdrawal, withdrawButton } from '../journeys/withdrawal.ts'
import { hostInFront, type Own } from '../support/servers/host-in-front.ts'
import { ownSite } from '../support/servers/own-site.ts'
import { expect, firstScreen, test } from '../support/test.ts'
import { expectToastInView } from '../support/toasts.ts'
import { OWN_TIME } from '../support/waits.ts'

const UNACCEPTED = '因系统维护，刚才的请求未受理，重新提交前请核对余额与记录'

/** `url` of a request. */
const isCall = (path = '') => /^\/(pay\/)?api\//.test(path)

/** Whoever has not passed gets a page in the place of everything, which is loaded again once passed. */
const challenge: Own = ({ headers: { cookie = '' } }) =>
  cookie.includes('passed=1')
    ? undefined
    : {
        status: 403,
        body: `<!doctype html><html lang="zh-CN"><title>验证</title><h1>请完成安全验证</h1>
<button onclick="document.cookie = 'passed=1'; location.reload()">我不是机器人</button>`,
      }

test.describe('a host in front of the app', { tag: '@production' }, () => {
  const site = ownSite()
  const open = async (page: Page, url: string, path: string) => {
    await page.goto(`${url}favicon.svg`)
    await page.evaluate((token) => localStorage.setItem('token', token), tokenOf(DEMO.username))
    await page.goto(`${url}#${path}`)
    await firstScreen(page)
  }
  const begin = async (problems: { allow: (what: RegExp) => void }) => {
    const front = await hostInFront(site().url)
    problems.allow(new RegExp(`^foreign request: ${front.url}`))
    problems.allow(/Failed to load resource: the server responded with a status of (403|503)/)
    return front
  }

  test('with a challenge lets the installed app through, which answers for its own page', async ({
    page,
    problems,
  }) => {
    const front = await begin(problems)
    await install(page, front.url, tokenOf(DEMO.username))
    front.answers(challenge)
    const answer = await page.reload()
    expect(answer?.fromServiceWorker()).toBe(true)
    await expect(page.getByText('访问需要先通过安全验证')).toBeVisible(OWN_TIME)
    await page.getByRole('button', { name: '去验证' }).click()
    await page.getByRole('button', { name: '我不是机器人' }).click()
    await expect(page.getByText('1,000.00').first()).toBeVisible(OWN_TIME)
    await expect(page.getByText('访问需要先通过安全验证')).toBeHidden()
    expect(page.url()).toBe(front.url)
    expect((await page.reload())?.fromServiceWorker()).toBe(true)
  })

  test.describe('without a worker', () => {
    test.use({ serviceWorkers: 'block' })

    test('with a challenge lets the app through, and back to its screen', async ({ page, problems }) => {
      const front = await begin(problems)
      await open(page, front.url, '/transfer')
      await expect(transferButton(page)).toBeVisible()
      // Not the files of screens: one that is refused loads the page anew, which leads to the challenge without a tap.
      front.answers((asked) => (asked.url?.startsWith('/assets/') ? undefined : challenge(asked)))
      await page.getByRole('button', { name: '去验证' }).click(OWN_TIME)
      await page.getByRole('button', { name: '我不是机器人' }).click()
      await expect(transferButton(page)).toBeVisible(OWN_TIME)
      expect(page.url()).toBe(`${front.url}#/transfer`)
    })

    test('that leads all calls to a portal is told, and the token goes nowhere', async ({
      page,
      problems,
    }) => {
      const [front, portal] = [await begin(problems), await begin(problems)]
      const strays: unknown[] = []
      portal.answers(({ url, headers }) => {
        strays.push([url, headers])
        return undefined
      })
      await open(page, front.url, '/transfer')
      await expect(transferButton(page)).toBeVisible()
      front.answers(({ url }) =>
        isCall(url) ? { status: 302, headers: { location: portal.url }, body: '' } : undefined,
      )
      await expect(page.getByText('当前网络需要先登录才能上网')).toBeVisible(OWN_TIME)
      front.answers(() => undefined)
      await expect(page.getByText('当前网络需要先登录才能上网')).toBeHidden(OWN_TIME)
      expect(strays).toEqual([])
    })
  })

  test('under repair refuses a withdrawal: not accepted, says the screen, and nothing has moved', async ({
    page,
    problems,
  }) => {
    const front = await begin(problems)
    const { mock } = site()
    await mock.scenario({ name: 'ready-to-withdraw' })
    await install(page, front.url, tokenOf(DEMO.username))
    await page.goto(`${front.url}#/withdrawal?type=2`)
    await fillWithdrawal(page, { card: '云川银行', amount: '150', password: DEMO.payPassword })
    const { central } = await booksOf(mock, DEMO.username)
    let isUnderRepair = false
    front.answers(({ url }) => {
      isUnderRepair ||= url === '/api/withdraw'
      const page503 = { status: 503, headers: { 'retry-after': '120' }, body: '<h1>Under repair</h1>' }
      return isUnderRepair && isCall(url) ? page503 : undefined
    })
    await withdrawButton(page).click()
    const notice = page.getByRole('alert').filter({ hasText: '系统维护中' })
    await expect(notice).toContainText(UNACCEPTED)
    expect((await requestsFor(mock, '/api/withdraw')).all).toBe(0)

    front.answers(() => undefined)
    await page.getByRole('button', { name: '再试一次' }).click()
    await expectToastInView(page, UNACCEPTED)
    await expect(page.getByLabel('取款金额')).toHaveValue('150')
    await expect(withdrawButton(page)).toBeEnabled()
    expect((await booksOf(mock, DEMO.username)).central).toBe(central)
    expect((await requestsFor(mock, '/api/withdraw')).all).toBe(0)
  })
})
