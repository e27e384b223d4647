import { expect, test } from '../support/test.ts'

/** Each runs in the page; what of it the end of a test would name, and what else the browser then logs. */
const PLANTS = [
  {
    what: 'an error of the console',
    plant: () => console.error('planted'),
    named: /^console\.error: planted/,
  },
  {
    what: 'an uncaught error',
    plant: () => {
      setTimeout(() => {
        throw new TypeError('planted')
      })
    },
    named: /^uncaught: TypeError/,
  },
  {
    what: 'an unhandled rejection',
    plant: () => void Promise.reject(new RangeError('planted')),
    named: /^uncaught: RangeError/,
  },
  {
    what: 'a breach of the content policy',
    plant: () => {
      const script = document.createElement('script')
      script.append('window.planted = 1')
      document.body.append(script)
    },
    named: /^console\.error: policy: script-src/,
  },
  {
    what: 'a request to a stranger',
    plant: () => {
      new Image().src = 'https://planted.invalid/'
    },
    named: /^foreign request: https:\/\/planted\.invalid\//,
  },
  {
    what: 'a request of the demo to a backend on its own host',
    plant: () => {
      new Image().src = '/api/planted'
    },
    named: /^request of no file: GET \S+\/api\/planted/,
  },
]

for (const { what, plant, named } of PLANTS)
  test(`${what} would fail a test at its end`, async ({ app, page, problems }) => {
    await app.open({ path: '/kefu' })
    await expect(page.locator('main')).toBeVisible()
    expect(problems.unexpected()).toEqual([])
    await page.evaluate(plant)
    await expect.poll(() => problems.unexpected().some((text) => named.test(text))).toBe(true)
    problems.allow(/planted|policy|Failed to load resource/i)
  })
