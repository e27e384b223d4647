import { controlOverHttp } from '#mock/control/verbs.ts'
import { DEMO, tokenOf } from '#mock/scenarios/personas.ts'
import { goTo } from '../journeys/entry.ts'
import { closeWelcome } from '../journeys/home.ts'
import { expect, test } from '../support/test.ts'
import { expectToast, noteToasts } from '../support/toasts.ts'
import { releaseOf, startFront, TRUSTED } from './front.ts'

test('a build that names hosts asks no other for a picture or a frame, and begins no download there', async ({
  browser,
}) => {
  const front = await startFront(releaseOf('reporting'))
  const page = await browser.newPage({ ignoreHTTPSErrors: true, serviceWorkers: 'block', locale: 'zh-CN' })
  await controlOverHttp(front.control).scenario({ name: 'member-with-money' })
  const asked: string[] = []
  // What the policy stops does not come here.
  await page.route(
    ({ hostname }) => hostname.endsWith('.example.com'),
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ status: 204 })
    },
  )
  await page.route('**/api/app', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const data = { ...body.data, ios_download_url: 'https://evil.example.com/app.ipa' }
    await route.fulfill({ response: answer, json: { ...body, data } })
  })
  await page.addInitScript(noteToasts)
  await page.addInitScript((token) => localStorage.setItem('token', token), tokenOf(DEMO.username))
  await page.goto(`${front.url}/#/`)
  const refused = await page.evaluateHandle((trusted) => {
    const found: string[] = []
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      found.push(`${effectiveDirective} ${blockedURI}`),
    )
    for (const host of ['evil.example.com', trusted.picture, trusted.frame])
      for (const name of ['img', 'iframe'] as const) {
        const element = document.createElement(name)
        element.src = `https://${host}/${name}`
        document.body.append(element)
      }
    return found
  }, TRUSTED)
  const expected = [
    'img-src https://evil.example.com/img',
    `img-src https://${TRUSTED.frame}/img`,
    'frame-src https://evil.example.com',
    `frame-src https://${TRUSTED.picture}`,
  ]
  await expect.poll(async () => new Set(await refused.jsonValue())).toEqual(new Set(expected))
  const listed = [`https://${TRUSTED.picture}/img`, `https://${TRUSTED.frame}/iframe`]
  await expect.poll(() => asked.toSorted()).toEqual(listed)
  await closeWelcome(page)
  await goTo(page, '/app')
  await page.getByRole('button', { name: 'iPhone 下载' }).click()
  await expectToast(page, '暂时没有可用的下载地址，请联系在线客服')
  expect(asked.toSorted()).toEqual(listed)
  await page.close()
  await front.stop()
})
