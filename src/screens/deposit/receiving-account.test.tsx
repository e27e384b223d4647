// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { envelope, held, refusal } from '../../api/test-support/backend.ts'
import { toastText } from '../../app/test-support/render-screen.tsx'
import { ACCOUNT, bodiesOf, chooseRadio, openRecharge, submit, type } from './test-support/open.tsx'

const RECHARGE = '/api/recharge'
const BANKS = '/api/getpaybank'
const OTHER = {
  bank_no: '6200009876543210984',
  bank_owner: '云舟商户二',
  bank_data: { bank_name: '云川银行' },
  bank_address: '滨江支行',
}
const both = () => envelope([ACCOUNT, OTHER])

/** A bank transfer that is complete except for what the test is about. */
async function filled(routes = {}) {
  const view = openRecharge(routes)
  await chooseRadio(view, /^银行卡转账/)
  await type(view, '充值金额', '500')
  await type(view, '存款人姓名', '林子安')
  await type(view, '付款银行', '明湖银行')
  return view
}
const named = ({ bank_no, bank_address }: typeof ACCOUNT) => ({ bank_no, bank_address })
/** Returns after the data has become stale, so that it is fetched again. */
const returnToTab = () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  fireEvent(window, new Event('visibilitychange'))
}
const PAYER = { bank_owner: '林子安', bank: '明湖银行' }

test('a single account is preselected, and sent with the payer', async () => {
  const view = await filled()
  expect(await view.findByText(ACCOUNT.bank_no)).toBeTruthy()
  expect(view.queryByRole('group', { name: '收款账户' })).toBeNull()
  await submit(view)
  await vi.waitFor(() => expect(bodiesOf(view, RECHARGE)).toMatchObject([{ ...PAYER, ...named(ACCOUNT) }]))
})

test('an account that is listed twice is one account, and no choice', async () => {
  const view = await filled({ [BANKS]: () => envelope([ACCOUNT, { ...ACCOUNT }]) })
  expect(await view.findAllByText(ACCOUNT.bank_no)).toHaveLength(1)
  expect(view.queryByRole('group', { name: '收款账户' })).toBeNull()
})

test('the first of several is chosen until the player chooses; only the chosen one can be copied', async () => {
  const view = await filled({ [BANKS]: both })
  const radios = await view.findAllByRole('radio', { name: /尾号/ })
  expect(
    radios.map((radio) => [radio.parentElement?.textContent, (radio as HTMLInputElement).checked]),
  ).toEqual([
    ['海岳银行尾号 0124', true],
    ['云川银行尾号 0984', false],
  ])
  expect(view.queryByText(OTHER.bank_no)).toBeNull()
  await chooseRadio(view, /尾号 0984/)
  expect([view.queryByText(ACCOUNT.bank_no), view.getAllByText(OTHER.bank_no)]).toMatchObject([null, [{}]])
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await view.user.click(view.getByRole('button', { name: '复制收款账号' }))
  expect(write).toHaveBeenCalledWith(OTHER.bank_no)
  await submit(view)
  await vi.waitFor(() => expect(bodiesOf(view, RECHARGE)).toMatchObject([{ ...PAYER, ...named(OTHER) }]))
})

test('a list in another order keeps the choice, because the transfer may be made already', async () => {
  const view = await filled({ [BANKS]: both })
  await view.findByText(ACCOUNT.bank_no)
  view.backend.routes[BANKS] = () => envelope([OTHER, ACCOUNT])
  returnToTab()
  await vi.waitFor(() =>
    expect(view.getAllByRole('radio', { name: /尾号/ })[0]?.parentElement?.textContent).toContain('0984'),
  )
  await submit(view)
  await vi.waitFor(() => expect(bodiesOf(view, RECHARGE)).toMatchObject([named(ACCOUNT)]))
})

test('sends nothing after the chosen account disappears, until the player chooses again', async () => {
  const view = await filled({ [BANKS]: both })
  await view.findByText(ACCOUNT.bank_no)
  view.backend.routes[BANKS] = () => envelope([OTHER])
  returnToTab()
  await vi.waitFor(() => expect(view.getAllByRole('radio', { name: /尾号/ })).toHaveLength(1))
  await submit(view)
  expect(toastText()).toBe('请选择收款账户')
  expect(view.getByRole('group', { name: '收款账户' }).textContent).toContain('请选择收款账户')
  expect(view.backend.count(RECHARGE)).toBe(0)
  await chooseRadio(view, /尾号 0984/)
  await submit(view)
  await vi.waitFor(() => expect(bodiesOf(view, RECHARGE)).toMatchObject([named(OTHER)]))
})

test('waits until the accounts have loaded; if there are none, the order names none', async () => {
  const answer = held()
  const view = await filled({ [BANKS]: answer.reply })
  await submit(view)
  expect(toastText()).toBe('收款账户尚未加载，请稍后再试')
  expect(view.backend.count(RECHARGE)).toBe(0)
  answer.answer(envelope([]))
  expect(await view.findByText(/暂无可用的收款账户/)).toBeTruthy()
  await submit(view)
  await vi.waitFor(() =>
    expect(bodiesOf(view, RECHARGE)).toMatchObject([{ ...PAYER, bank_no: '', bank_address: '' }]),
  )
})

test('no other payment method sends an account', async () => {
  const view = await filled()
  await view.findByText(ACCOUNT.bank_no)
  await chooseRadio(view, /^微信支付/)
  await submit(view)
  await vi.waitFor(() =>
    expect(bodiesOf(view, RECHARGE)).toMatchObject([
      { bank: '', bank_owner: '', bank_no: '', bank_address: '' },
    ]),
  )
})

test('submits the order even if the accounts cannot be loaded', async () => {
  const view = await filled({ [BANKS]: () => refusal('系统繁忙') })
  expect(await view.findByText('请求失败，点击重新加载')).toBeTruthy()
  await submit(view)
  await vi.waitFor(() => expect(bodiesOf(view, RECHARGE)).toMatchObject([{ ...PAYER, bank_no: '' }]))
})
