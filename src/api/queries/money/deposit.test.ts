// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { isOrderNo } from '../../../lib/format/order-no.ts'
import { signIn } from '../../core/client/session-store.ts'
import { fixture, setUpFixture } from '../../test-support/api-fixture.ts'
import { broken, envelope, expired, type Reply, refusal } from '../../test-support/backend.ts'
import { depositOrderQuery, orderResult, payRangeQuery } from './deposit.ts'

setUpFixture()
beforeEach(() => signIn('tok'))

test.each<[string, Reply, string | undefined]>([
  ['no state', () => envelope([]), 'paid'],
  ['state 2', () => envelope({ state: '2' }), 'paid'],
  ['state 0, which is undefined,', () => envelope({ state: 0 }), 'unknown'],
  ['a state that no table knows', () => envelope({ state: 9 }), 'unknown'],
  ['state 1', () => envelope({ state: '1' }), 'waiting'],
  ['state 3', () => envelope({ state: 3 }), 'failed'],
  ['a refusal', () => refusal('订单不存在'), 'failed'],
  ['a server in trouble', () => refusal('系统繁忙', 500), 'unknown'],
  ['a site that is closed', () => refusal('系统维护中', 503), undefined],
  ['a request of too many', () => refusal('操作过于频繁，请稍后再试', 429), 'unknown'],
  ['a request that took too long', () => refusal('请求超时', 408), 'unknown'],
  ['a request that came too early', () => refusal('请稍后再试', 425), 'unknown'],
  ['a call that is not there', () => new Response('', { status: 404 }), 'unknown'],
  ['a refusal with a long code', () => refusal('订单不存在', 40_404), 'failed'],
  ['no network', broken, 'unanswered'],
  ['a gateway without a server', () => new Response('<h1>502</h1>', { status: 502 }), 'unanswered'],
  ['a page of a portal', () => new Response('<h1>Wi-Fi</h1>'), 'unanswered'],
  ['a challenge', () => new Response('<h1>403</h1>', { status: 403 }), 'unanswered'],
  ['a page of maintenance', () => new Response('<h1>503</h1>', { status: 503 }), undefined],
  ['an answer that nobody can read', () => envelope({ state: 'soon' }), 'unknown'],
  ['the end of the session', expired, undefined],
])('an online order: %s is %s', async (_, reply, result) => {
  fixture.backend.routes['/pay/api/queryOrderNo'] = reply
  expect((await orderResult('P-1'))?.result).toBe(result)
})

test('a pay range is requested by its type; an order number is encoded in the address', async () => {
  fixture.backend.routes['/api/getPayRange'] = () => envelope({ min_price: '100.00', max_price: 500 })
  const range = await fixture.client.fetchQuery(payRangeQuery('usdt-erc20'))
  expect([fixture.lastBody(), range]).toEqual([{ type: 'usdt-erc20' }, { minFen: 10_000, maxFen: 50_000 }])
  fixture.backend.routes['/pay/api/queryOrderNo'] = () => envelope([])
  await orderResult('a&state=2')
  expect(fixture.backend.sent.at(-1)?.url).toContain('?orderNo=a%26state%3D2')
})

describe('the payee of an order', () => {
  const ask = async (cardlist: unknown) => {
    fixture.backend.routes['/api/payinfo'] = () =>
      envelope(
        { deposit_no: 'D1', info: { created_at: '', amount: 1, usdt_rate: 1, paytype: '' }, cardlist },
        'usdtpay',
      )
    return fixture.client.fetchQuery({ ...depositOrderQuery('D1'), staleTime: 0 })
  }
  const askAddress = async (mch_id: string) => {
    const { type, targets, swapped } = await ask({ mch_id, content: '', payimg: '' })
    return [type, targets[0]?.address, swapped]
  }
  const askAccounts = async (...accounts: object[]) => {
    const { targets, swapped } = await ask(accounts)
    return [targets.map(({ number, owner }) => [number, owner]), swapped]
  }

  test('is that of the first answer; a different later answer sets `swapped` for good', async () => {
    expect(await askAddress('T1')).toEqual(['usdtpay', 'T1', false])
    expect(await askAddress('T1')).toEqual(['usdtpay', 'T1', false])
    expect(await askAddress('T2')).toEqual(['usdtpay', 'T1', true])
    expect(await askAddress('T1')).toEqual(['usdtpay', 'T1', true])
  })

  const NONE: [string, unknown][] = [
    ['null', null],
    ['an empty list', []],
    ['an empty object', {}],
    ['a payee without address, picture or account', { mch_id: '', content: 'TRC20', payimg: '' }],
  ]
  test.each(NONE)('is the first that was named: %s before it is none, and no change', async (_, none) => {
    expect(await ask(none)).toMatchObject({ targets: [], swapped: false })
    expect(await askAddress('T1')).toEqual(['usdtpay', 'T1', false])
    expect(await askAddress('T2')).toEqual(['usdtpay', 'T1', true])
  })

  test.each(NONE)('stays without a warning when %s comes after it, which names no other', async (_, none) => {
    await askAddress('T1')
    expect(await ask(none)).toMatchObject({ targets: [{ address: 'T1' }], swapped: false })
    expect(await askAddress('T1')).toEqual(['usdtpay', 'T1', false])
    expect(await askAddress('T2')).toEqual(['usdtpay', 'T1', true])
    expect(await ask(none)).toMatchObject({ targets: [{ address: 'T1' }], swapped: true })
  })

  test('is the same when its accounts come in another order', async () => {
    const [first, second] = [{ bank_no: '6200' }, { bank_no: '6201' }]
    const shown = [['6200'], ['6201']].map(([number]) => [number, undefined])
    expect(await askAccounts(first, second)).toEqual([shown, false])
    expect(await askAccounts(second, first)).toEqual([shown, false])
    expect(await askAccounts(first, first)).toEqual([shown, true])
  })

  test('has changed when a missing name is sent later', async () => {
    expect(await askAccounts({ bank_no: '6200' })).toEqual([[['6200', undefined]], false])
    expect(await askAccounts({ bank_no: '6200', bank_owner: '商户' })).toEqual([[['6200', undefined]], true])
  })
})

test.each([
  ['D20260501120000000100001', true],
  ['a-b_9', true],
  ['', false],
  ['../x?y=1', false],
  ['单号', false],
  ['9'.repeat(65), false],
  ['D1\n', false],
])('%j can be an order number: %s', (text, can) => expect(isOrderNo(text)).toBe(can))
