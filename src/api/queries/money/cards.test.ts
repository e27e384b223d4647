// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import { WALLET_TABS } from '#contracts/wire/codes.ts'
import { signIn } from '../../core/client/session-store.ts'
import { fixture, setUpFixture } from '../../test-support/api-fixture.ts'
import { envelope, refusal } from '../../test-support/backend.ts'
import { renderApi } from '../../test-support/render.tsx'
import { banksQuery, cardsQuery, useBindAddress, useBindBankCard, useUnbindCard } from './cards.ts'
import { useWithdraw, wageringQuery } from './withdrawal.ts'

setUpFixture()

test('the tab of USDT asks getcard for type 2, the tab of banks for type 1, and they are kept apart', async () => {
  signIn('token-1')
  fixture.backend.routes['/api/getcard'] = ({ body }) => {
    const bank = (body as { type: number }).type === 2 ? 'USDT' : '云川银行'
    return envelope([{ id: 7, bank, bank_owner: '林子安', bank_no: '****1888' }])
  }
  const usdt = await fixture.client.fetchQuery(cardsQuery(WALLET_TABS.usdt))
  expect(fixture.lastBody()).toEqual({ type: 2 })
  const bank = await fixture.client.fetchQuery(cardsQuery(WALLET_TABS.bank))
  expect(fixture.lastBody()).toEqual({ type: 1 })
  expect([usdt[0]?.bank, bank[0]?.bank]).toEqual(['USDT', '云川银行'])
  expect(bank[0]?.id).toBe('7')
})

test('banks and the wagering requirement are decoded', async () => {
  signIn('token-1')
  fixture.backend.routes['/api/banklist'] = () => envelope([{ bank_name: '云川银行' }])
  fixture.backend.routes['/api/getBetAmount'] = () => envelope({ bet_amount: '1,200.50' })
  expect(await fixture.client.fetchQuery(banksQuery())).toEqual(['云川银行'])
  expect(await fixture.client.fetchQuery(wageringQuery())).toEqual({ remaining: 120_050, rule: undefined })
})

test('binding, unbinding and withdrawing send the fields of the wire', async () => {
  signIn('token-1')
  for (const path of ['bindcard', 'delcard', 'withdraw'])
    fixture.backend.routes[`/api/${path}`] = () => envelope(null, '好')
  const { result } = renderApi(fixture.client, () => ({
    bank: useBindBankCard(),
    address: useBindAddress(),
    unbind: useUnbindCard(),
    withdraw: useWithdraw(),
  }))
  const bank = { owner: '林子安', bank: '云川银行', cardNo: '6200005550001111', branch: '滨江支行' }
  await act(() => result.current.bank.run({ ...bank, payPassword: '888888' }))
  expect(fixture.lastBody()).toEqual({
    bank_owner: '林子安',
    bank: '云川银行',
    bank_no: '6200005550001111',
    bank_address: '滨江支行',
    pay_pass: '888888',
  })
  await act(() => result.current.address.run({ protocol: 'ERC20', address: '0xab', payPassword: '888888' }))
  expect(fixture.lastBody()).toEqual({
    bank_owner: 'ERC20',
    bank: 'USDT',
    bank_no: '0xab',
    bank_address: '',
    pay_pass: '888888',
  })
  await act(() => result.current.unbind.run({ id: '7', bank: '云川银行', number: '1888' }))
  expect(fixture.lastBody()).toEqual({ id: '7' })
  await act(() => result.current.withdraw.run({ amount: fen(200_050), cardId: '7', payPassword: '888888' }))
  expect(fixture.lastBody()).toEqual({ amount: 2000.5, bank: '7', password: '888888' })
})

test('code 251 reaches the screen as a refusal', async () => {
  signIn('token-1')
  fixture.backend.routes['/api/withdraw'] = () => refusal('您尚未设置支付密码，请先设置', 251)
  const codes: number[] = []
  const { result } = renderApi(fixture.client, () =>
    useWithdraw({ onRefused: ({ code }) => codes.push(code) }),
  )
  await act(() => result.current.run({ amount: fen(10_000), cardId: '7', payPassword: '888888' }))
  expect(codes).toEqual([251])
})
