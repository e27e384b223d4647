import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { goTo } from '../journeys/entry.ts'
import { closeWelcome } from '../journeys/home.ts'
import { expect } from '../support/test.ts'
import { test } from './behind-nginx.ts'
import { releaseOf } from './front.ts'
import { FILES_ARE_GONE, versionOf } from './versions.ts'

const more = (page: Page) => page.getByRole('button', { name: '更多' })
/** Waits for a file that the page loads when it is idle, or at the first touch. */
const loaded = (page: Page, name: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (start) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(start)),
        `/assets/${name}-`,
      ),
    )
    .toBe(true)

test.beforeEach(async ({ front, problems }) => {
  await front.deploy(releaseOf('first'))
  problems.allow(...FILES_ARE_GONE)
})

test('a tap on a sheet whose file is gone brings the new version, in which it opens', async ({
  front,
  deployAtRest,
  page,
  app,
}) => {
  await app.open({ scenario: 'member-with-money', as: DEMO })
  await closeWelcome(page)
  await loaded(page, 'moves')
  await deployAtRest(releaseOf('second'))
  await front.oldWorkerGone()
  await more(page).click()
  await expect.poll(() => versionOf(page).catch(() => 'reloading')).toBe('second')
  await more(page).click()
  await expect(page.getByRole('dialog', { name: '更多' })).toBeVisible()
})

test('an amount typed in a kept screen outlives a sheet whose file is gone, until the player reloads', async ({
  front,
  deployAtRest,
  page,
  app,
}) => {
  await app.open({ scenario: 'member-with-cards', as: DEMO, path: '/recharge' })
  // The first touch loads the dialog that asks.
  await page.getByLabel('充值金额').click()
  await loaded(page, 'ConfirmDialog')
  await page.getByLabel('充值金额').fill('321')
  await goTo(page, '/')
  await closeWelcome(page)
  await loaded(page, 'moves')
  await deployAtRest(releaseOf('second'))
  await front.oldWorkerGone()
  await more(page).click()
  const question = page.getByRole('alertdialog', { name: '网站刚刚更新' })
  await question.getByRole('button', { name: '稍后' }).click()
  await expect(question).toBeHidden()
  await page.goBack()
  await expect(page.getByLabel('充值金额')).toHaveValue('321')
  await goTo(page, '/')
  await more(page).click()
  expect(await versionOf(page)).toBe('first')
  await question.getByRole('button', { name: '重新加载' }).click()
  await expect.poll(() => versionOf(page).catch(() => 'reloading')).toBe('second')
})

test('where the dialog that asks is gone with the sheet, the browser’s own asks', async ({
  front,
  deployAtRest,
  page,
  app,
}) => {
  // Nothing is touched before the tap: the first touch would load the dialog.
  await page.addInitScript(() => sessionStorage.setItem('yz:greeted', '1'))
  await app.open({ scenario: 'member-with-cards', as: DEMO, path: '/recharge' })
  await page.getByLabel('充值金额').fill('321')
  await goTo(page, '/')
  await loaded(page, 'moves')
  await deployAtRest(releaseOf('second'))
  await front.oldWorkerGone()
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
  await more(page).click()
  await expect.poll(() => versionOf(page).catch(() => 'reloading')).toBe('second')
  expect(said).toEqual([expect.stringMatching(/^网站刚刚更新\n重新加载后才能打开。/)])
})
