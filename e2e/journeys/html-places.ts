import type { Page } from '@playwright/test'
import { DEMO, type Persona } from '#mock/scenarios/personas.ts'
import type { AppFixture } from '../support/test.ts'
import { goTo, reload } from './entry.ts'

type Data = Record<string, unknown>
export type HtmlPlace = {
  call: string
  /** Puts this HTML into the answer's data. */
  with: (data: Data, html: string) => Data
  open: (page: Page) => Promise<void>
  /** The logged-in member, if visitors do not see this place. */
  as?: Persona
}

const field = (name: string) => (data: Data, html: string) => ({ ...data, [name]: html })
const inList = (data: Data, content: string) => ({
  ...data,
  total: 1,
  last_page: 1,
  data: [{ title: '一封信', content, created_at: '2026-05-01 11:00:00' }],
})
const openMessage = (path: string) => async (page: Page) => {
  await goTo(page, path)
  await page.getByRole('button', { name: /一封信/ }).click()
}
const promotion = { call: '**/api/activitydeatil', open: (page: Page) => goTo(page, '/activityInfo?id=3') }
const article = { call: '**/api/article', with: field('content') }

/** Every place that shows HTML of the server: all uses of `ServerHtml`, once per answer that brings HTML. */
export const HTML_PLACES = {
  welcome: {
    call: '**/api/app',
    with: (data, html) => ({ ...data, index_modal: 1, webcontent: html }),
    open: (page) => goTo(page, '/'),
  },
  promotion: { ...promotion, with: (data, html) => ({ ...data, content: html, memo: '' }) },
  memo: { ...promotion, with: (data, html) => ({ ...data, content: '', memo: html }) },
  article: { ...article, open: (page) => goTo(page, '/boutBallBetInfo?type=1') },
  terms: { ...article, open: (page) => goTo(page, '/boutBallBetInfo?type=5') },
  'terms of the login': {
    ...article,
    open: async (page) => {
      await goTo(page, '/login?type=1')
      await page.getByRole('button', { name: '《相关条款》' }).click()
    },
  },
  announcement: { call: '**/api/noticeList', with: inList, open: openMessage('/message'), as: DEMO },
  letter: { call: '**/api/noticeList', with: inList, open: openMessage('/message?type=2'), as: DEMO },
} as const satisfies Record<string, HtmlPlace>

/** Not HTML, but shown beside it. */
export const TITLE: HtmlPlace = { ...promotion, with: (data, title) => ({ ...data, title, memo: '' }) }

/**
 * Opens the app on a screen without such HTML, and changes the next answers of the place. The caller then opens the
 * place.
 */
export async function prepareHtml(app: AppFixture, place: HtmlPlace, html: string): Promise<void> {
  const member = place.as && { scenario: 'member-with-money', as: place.as }
  await app.open({ path: '/kefu', ...member })
  await app.page.route(place.call, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({ response: answer, json: { ...body, data: place.with(body.data, html) } })
  })
  await reload(app.page)
}
