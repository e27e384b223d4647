// @vitest-environment happy-dom
import { cleanup, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import { tokenOf } from '../../../scenarios/personas.ts'
import { openConsole } from '../../test-support/open-console.tsx'
import { foldedSteps } from '../Steps.tsx'

afterEach(cleanup)

describe('the books', () => {
  it('prove that all postings sum to zero, and show each with the names of its accounts', async () => {
    const { user: _user, ...view } = await openConsole('账目', 'member-with-money')
    expect(await view.findByText('✓ 账目平衡 · 差额 ¥ 0.00')).toBeTruthy()
    const row = within(await view.findByRole('listitem', { name: /^转账/ }))
    expect(row.getByText('demo888 · 中心钱包')).toBeTruthy()
    expect(row.getByText('demo888 · 云舟电子')).toBeTruthy()
    expect(row.getByText('借 ¥ 200.00')).toBeTruthy()
  })

  it('are filtered by member and by a part of an order number', async () => {
    const { mock, user, ...view } = await openConsole('账目', 'demo')
    const no = await mock.control.credit({ username: 'new888', amount: 700 })
    await user.selectOptions(await view.findByLabelText('会员'), 'new888')
    await user.type(view.getByLabelText('单号（可填一部分）'), no.slice(-6))
    await vi.waitFor(() => expect(view.getAllByRole('button', { name: /^看全程/ })).toHaveLength(1))
    expect(view.getByRole('listitem', { name: `充值到账 ${no}` })).toBeTruthy()
  })

  it('lead to the whole life of an order', async () => {
    const { mock, user, ...view } = await openConsole('账目', 'member-with-money')
    await mock.call(
      '/api/transfer',
      { sourcetype: 'userbalance', targettype: 'yzdz', amount: 12 },
      { token: tokenOf('demo888') },
    )
    const [row] = (await mock.control.books({ limit: 1 })).rows
    await user.click(await view.findByRole('button', { name: `看全程 ${row?.ref}` }, { timeout: 4000 }))
    const life = within(await view.findByRole('list', { name: '各站' }))
    await vi.waitFor(() =>
      expect(life.getAllByText(/^(请求|订单|审核|记账)$/).map((stage) => stage.textContent)).toEqual([
        '请求',
        '订单',
        '记账',
      ]),
    )
    expect(life.getByText(/^\/api\/transfer · 回答 200/)).toBeTruthy()
    await user.click(view.getByRole('button', { name: '返回账目' }))
    expect(await view.findByText(/账目平衡/)).toBeTruthy()
  })
})

describe('the steps', () => {
  it('fold what falls due into the change that it comes from', () => {
    const point = (id: number, by: 'call' | 'control' | 'clock', what: string, refs: string[] = []) => ({
      ...{ id, by, what, refs, atMs: id },
      settings: [],
    })
    const points = [
      point(1, 'call', '/api/getBankPay', ['D1']),
      point(2, 'call', '/api/transfer', ['T1']),
      point(3, 'clock', 'review', ['D1']),
      point(4, 'control', 'clock'),
      point(5, 'clock', 'midnight'),
    ]
    expect(foldedSteps(points).map((step) => [step.point.id, step.followed.map(({ id }) => id)])).toEqual([
      [1, [3]],
      [2, []],
      [4, [5]],
    ])
  })

  it('lead back to before a change, and back again', async () => {
    const { mock, user, ...view } = await openConsole('步骤', 'fresh-member')
    await mock.control.credit({ username: 'new888', amount: 700 })
    const central = async () => (await mock.control.read()).members[0]?.central
    const step = within(await view.findByRole('listitem', { name: '控制台 人工上分' }, { timeout: 4000 }))
    await user.click(step.getByRole('button', { name: '回到这一步之前' }))
    await vi.waitFor(async () => expect(await central()).toBe(0))
    const undone = within(await view.findByRole('listitem', { name: '控制台 撤销' }))
    await user.click(undone.getByRole('button', { name: '回到这一步之前' }))
    await vi.waitFor(async () => expect(await central()).toBe(700))
  })

  it('name each changed setting with its new value', async () => {
    const { mock, user: _user, ...view } = await openConsole('步骤', 'fresh-member')
    const { payWays, payRanges } = (await mock.control.read()).site.settings
    const bank = { min: fen(5_000), max: fen(200_000) }
    await mock.control.site({ settings: { redPacketOn: false, redPacketPhase: 'STARTING' } })
    await mock.control.site({ settings: { maxWithdrawal: fen(800_000) } })
    await mock.control.site({ settings: { payWays: { ...payWays, usdt: false } } })
    await mock.control.site({ settings: { payRanges: { ...payRanges, bank } } })
    await mock.control.site({ settings: { repairTips: '今晚升级' }, switches: { autoReviewMs: 5_000 } })
    await mock.control.site({ settings: { open: false } })
    await vi.waitFor(
      () =>
        expect(view.getAllByRole('listitem').map((step) => step.getAttribute('aria-label'))).toEqual([
          '控制台 改站点设置 · 站点开放：开启 → 关闭',
          expect.stringMatching(
            /^控制台 改站点设置 · 维护说明：云舟正在.+… → 今晚升级 · 自动审核：关闭 → 5 秒后$/,
          ),
          '控制台 改站点设置 · 充值限额：银行卡转账 100～50000 元 → 50～2000 元',
          '控制台 改站点设置 · 充值方式：USDT 开启 → 关闭',
          '控制台 改站点设置 · 单笔取款上限（元）：50000 → 8000',
          '控制台 改站点设置 · 红包活动：开启 → 关闭 · 红包时段：按时钟（10:00–12:00） → 进行中',
        ]),
      { timeout: 4000 },
    )
  })
})
