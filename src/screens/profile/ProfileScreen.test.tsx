// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { envelope, held, type Reply, refusal, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, toastText } from '../../app/test-support/render-screen.tsx'
import { isTyped } from '../../lib/loading/reload-once.ts'
import { ProfileScreen } from './ProfileScreen.tsx'

const UPDATE = '/api/updateuserinfo'
const USER = { username: 'demo888', realname: '林远舟', balance: 1, current_vip: 'P1' }
const KNOWN = { mobile: '13800138000', email: 'a.b@mail.example', birthday: '1992-06-18' }

/** A stub backend that saves what it receives. By the contract, a field that is left out stays unchanged. */
function open(known: object = KNOWN, reply?: Reply) {
  signIn('token-1')
  const mock: { member: object } = { member: { ...USER, ...known } }
  const backend = stubBackend({
    '/api/user': () => envelope(mock.member),
    [UPDATE]:
      reply ??
      (({ body }) => {
        mock.member = { ...mock.member, ...(body as object) }
        return envelope(null, '操作成功')
      }),
  })
  const sent = () => backend.sent.filter(({ url }) => url.endsWith(UPDATE)).map(({ body }) => body)
  return { mock, backend, sent, ...renderScreen(<ProfileScreen />, '/userInfo') }
}
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const fill = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } })
const chooseBirthday = async ({ user }: ReturnType<typeof open>, ...parts: readonly string[]) => {
  await user.click(screen.getByRole('button', { name: /^生日/ }))
  const sheet = within(await screen.findByRole('dialog', { name: '选择生日' }))
  for (const part of parts) await user.click(sheet.getByRole('radio', { name: part }))
  await user.click(sheet.getByRole('button', { name: '确定' }))
}
const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }))

test('sends only what was changed, and confirms that it was saved', async () => {
  const view = open()
  await fill('邮箱', ' new@mail.example ')
  save()
  await vi.waitFor(() => expect(toastText()).toBe('操作成功'))
  expect(view.sent()).toEqual([{ email: 'new@mail.example' }])
  await vi.waitFor(async () => expect((await field('邮箱')).value).toBe('new@mail.example'))
  expect((await field('手机号')).value).toBe(KNOWN.mobile)
})

test.each([
  ['林远舟', '与收款账户一致，不可修改；如有误请联系在线客服'],
  ['', '绑定首张银行卡时登记，之后不可修改'],
])('says of the real name %j how it was or will be set', async (realname, hint) => {
  open({ ...KNOWN, realname })
  expect(await screen.findByText(hint)).toBeTruthy()
})

test('sends nothing and confirms nothing when nothing was changed', async () => {
  const view = open()
  await fill('手机号', `${KNOWN.mobile} `)
  save()
  expect(toastText()).toBe('资料没有变化，无需保存')
  expect(document.querySelector('.toast.success')).toBeNull()
  expect(view.sent()).toEqual([])
})

test('sends nothing when an empty profile stays empty', async () => {
  const view = open({ mobile: '', email: '', birthday: '' })
  await field('手机号')
  save()
  expect(toastText()).toBe('资料没有变化，无需保存')
  expect(view.sent()).toEqual([])
})

test('does not send an emptied field, says so and shows the backend’s value again', async () => {
  const view = open()
  await fill('手机号', '')
  save()
  expect(toastText()).toBe('留空的项目保持原样，没有需要保存的内容')
  expect(view.sent()).toEqual([])
  expect((await field('手机号')).value).toBe(KNOWN.mobile)

  await fill('手机号', '')
  await chooseBirthday(view, '1990年', '1月', '31日')
  save()
  await vi.waitFor(() => expect(toastText()).toBe('操作成功'))
  expect(view.sent()).toEqual([{ birthday: '1990-01-31' }])
  await vi.waitFor(async () => expect((await field('手机号')).value).toBe(KNOWN.mobile))
})

test('shows the birthday in Chinese, and takes a day only when it is complete', async () => {
  const view = open({ ...KNOWN, birthday: '' })
  const button = await screen.findByRole('button', { name: '生日 请选择生日' })
  expect(isTyped()).toBe(false)
  await view.user.click(button)
  const sheet = within(await screen.findByRole('dialog', { name: '选择生日' }))
  await view.user.click(sheet.getByRole('radio', { name: '1999年' }))
  await view.user.click(sheet.getByRole('radio', { name: '31日' }))
  expect(sheet.getByRole('button', { name: '请选择年、月、日' })).toHaveProperty('disabled', true)
  await view.user.click(sheet.getByRole('radio', { name: '2月' }))
  expect(sheet.queryByRole('radio', { name: '29日' })).toBeNull()
  await view.user.click(sheet.getByRole('button', { name: '确定' }))
  expect(await screen.findByRole('button', { name: '生日 1999年2月28日' })).toBeTruthy()
  expect(isTyped()).toBe(true)
  save()
  await vi.waitFor(() => expect(view.sent()).toEqual([{ birthday: '1999-02-28' }]))
  await vi.waitFor(() => expect(isTyped()).toBe(false))
})

test('does not check the format of an unchanged field when another is saved', async () => {
  const view = open({ ...KNOWN, mobile: '138****8000' })
  await fill('邮箱', 'new@mail.example')
  save()
  await vi.waitFor(() => expect(toastText()).toBe('操作成功'))
  expect(view.sent()).toEqual([{ email: 'new@mail.example' }])
})

test('the toast that names a wrong field goes as soon as the field is changed, and no other toast does', async () => {
  open()
  await fill('手机号', '123')
  save()
  expect(toastText()).toBe('请输入正确手机号')
  await fill('邮箱', 'new@mail.example')
  expect(toastText()).toBe('请输入正确手机号')
  await fill('手机号', '1234')
  expect(toastText()).toBe('')
})

test('keeps everything typed after a refusal', async () => {
  const view = open(KNOWN, () => refusal('邮箱已被使用'))
  await fill('邮箱', 'taken@mail.example')
  await fill('手机号', '')
  save()
  await vi.waitFor(() => expect(toastText()).toBe('邮箱已被使用'))
  expect((await field('邮箱')).value).toBe('taken@mail.example')
  expect(view.sent()).toEqual([{ email: 'taken@mail.example' }])
})

test('shows what was saved before the member has been fetched again', async () => {
  const view = open()
  await fill('邮箱', 'new@mail.example')
  const late = held()
  view.backend.routes['/api/user'] = late.reply
  save()
  await vi.waitFor(() => expect(toastText()).toBe('操作成功'))
  expect((await field('邮箱')).value).toBe('new@mail.example')
  late.answer(envelope({ ...USER, ...KNOWN, email: 'new@mail.example' }))
})
