import type { MockControl } from '#mock/control/control.ts'
import { FRESH } from '#mock/scenarios/personas.ts'
import { requestsFor } from '../journeys/books.ts'
import { exportedWorld, memberNamed } from '../journeys/world.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const profileOf = async (mock: MockControl) => {
  const { mobile, email, birthday } = memberNamed(await exportedWorld(mock), FRESH.username)
  return { mobile, email, birthday }
}

test('only changed fields are saved; without changes nothing is sent or reported as saved', {
  tag: '@both',
}, async ({ app, page }) => {
  await app.open({ scenario: 'fresh-member', as: FRESH, path: '/userInfo' })
  const save = page.getByRole('button', { name: '保存' })
  const updates = async () => (await requestsFor(app.mock, '/api/updateuserinfo')).all
  await save.click()
  await expectToast(page, '资料没有变化，无需保存')
  expect(await updates()).toBe(0)

  await page.getByLabel('手机号').fill('13900139000')
  await page.getByLabel('邮箱').fill('boat@mail.example')
  await save.click()
  await expectToast(page, '操作成功')
  expect(await profileOf(app.mock)).toMatchObject({ mobile: '13900139000', email: 'boat@mail.example' })

  await expect(page.getByLabel('手机号')).toHaveValue('13900139000')
  await page.getByLabel('手机号').fill('')
  await page.getByRole('button', { name: /^生日/ }).click()
  const birthday = page.getByRole('dialog', { name: '选择生日' })
  for (const part of ['1990年', '1月', '31日']) await birthday.getByText(part, { exact: true }).click()
  await birthday.getByRole('button', { name: '确定' }).click()
  await save.click()
  await expect(page.getByLabel('手机号')).toHaveValue('13900139000')
  const whole = { mobile: '13900139000', email: 'boat@mail.example', birthday: '1990-01-31' }
  await expect.poll(() => profileOf(app.mock)).toEqual(whole)
  expect(await updates()).toBe(2)

  await page.getByLabel('邮箱').fill('')
  await save.click()
  await expectToast(page, '留空的项目保持原样，没有需要保存的内容')
  await expect(page.getByLabel('邮箱')).toHaveValue('boat@mail.example')
  expect(await updates()).toBe(2)
})
