// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { wholeYuan } from '#contracts/money/money.ts'
import { openDeposit } from '../../../rules/orders/deposit.ts'
import { memberNamed } from '../../../state/members.ts'
import { openConsole } from '../../test-support/open-console.tsx'

afterEach(cleanup)

const statusText = (view: { getByRole: (role: string) => HTMLElement }) =>
  view.getByRole('status').textContent

describe('the back office', () => {
  it('shows a bank deposit with what a cashier looks at, and credits it when it is approved', async () => {
    const { mock, user, ...view } = await openConsole('待处理', 'deposit-order', { way: 'bank', amount: 500 })
    const row = within(await view.findByRole('listitem'))
    for (const text of ['银行卡转账', '林子安 云川银行', 'VIP 0'])
      expect(row.getByText(text, { exact: false })).toBeTruthy()
    await user.click(row.getByRole('button', { name: '通过' }))
    await vi.waitFor(() => expect(statusText(view)).toBe('已通过'))
    expect(view.getByText('现在没有待处理的申请')).toBeTruthy()
    expect((await mock.control.read()).members[0]?.central).toBe(50_000)
  })

  it('shows of a withdrawal who asks for it, how much came and went before, and how many there were that day', async () => {
    const view = await openConsole('待处理', 'withdrawal-order', { decision: 'pending' })
    const row = within(await view.findByRole('listitem'))
    for (const [label, text] of [
      ['次数', '当日第 1 笔'],
      ['总资产', /1,000\.00/],
      ['累计存款', /1,000\.00/],
      ['累计打码量', /1,000\.00/],
      ['累计取款', /0\.00（0 笔）/],
      ['注册时间', /^2026-/],
    ] as const)
      expect(row.getByText(label).nextElementSibling?.textContent, label).toMatch(text)
    expect(row.queryByText('收款人与注册姓名不同')).toBeNull()
  })

  it('shows of an application what its promotion asks for and gives', async () => {
    const view = await openConsole('待处理', 'activity-application', { decision: 'pending' })
    const row = within(await view.findByRole('listitem'))
    for (const label of ['申请时等级', '通过后要求打码量', '活动条件', '活动彩金', '活动次数'])
      expect(row.getByText(label).nextElementSibling?.textContent, label).toMatch(/.+/)
  })

  it('sends the reason of a rejection to the member, as text', async () => {
    const { mock, user, ...view } = await openConsole('待处理', 'withdrawal-order', { decision: 'pending' })
    const row = within(await view.findByRole('listitem'))
    await user.type(row.getByLabelText(/^说明/), '姓名<b>不符')
    await user.click(row.getByRole('button', { name: '驳回' }))
    await vi.waitFor(() => expect(statusText(view)).toBe('已驳回'))
    const letters = await mock.read((world) => Object.values(world.notices).filter(({ to }) => to !== null))
    expect(letters.map(({ title }) => title)).toEqual(['充值已到账', '取款未通过审核'])
    expect(letters[1]?.content).toContain('审核说明：姓名&#60;b&#62;不符')
  })

  it('marks a USDT order as paid or as failed, and offers no review of it', async () => {
    for (const [button, central] of [
      ['标记已付款', 50_000],
      ['标记失败', 0],
    ] as const) {
      const { mock, user, ...view } = await openConsole('待处理', 'deposit-order')
      const row = within(await view.findByRole('listitem'))
      expect(row.queryByRole('button', { name: '通过' })).toBeNull()
      await user.click(row.getByRole('button', { name: button }))
      await vi.waitFor(() => expect(view.getByText('现在没有待处理的申请')).toBeTruthy())
      expect((await mock.control.read()).members[0]?.central).toBe(central)
      cleanup()
    }
  })

  it('credits a member, and shows the problem of an invalid amount at its field', async () => {
    const { mock, user, ...view } = await openConsole('会员', 'fresh-member')
    const amount = await view.findByLabelText('金额（元）')
    await user.type(amount, '12.345')
    await user.click(view.getByRole('button', { name: '上分' }))
    expect(view.getByText('不能确定是多少，请写成 1280 或 1280.50 这样')).toBeTruthy()
    await vi.waitFor(() => expect(statusText(view)).toMatch(/^请改正“金额（元）”：不能确定是多少/))
    expect(amount.getAttribute('aria-invalid')).toBe('true')
    await user.clear(amount)
    await user.type(amount, '12.34')
    await user.click(view.getByRole('button', { name: '上分' }))
    await vi.waitFor(() => expect(statusText(view)).toBe('请填写原因'))
    await user.type(view.getByLabelText(/^原因/), '系统补偿')
    await user.click(view.getByRole('button', { name: '上分' }))
    await user.click(await view.findByRole('button', { name: '确认上分' }))
    await vi.waitFor(() => expect(statusText(view)).toContain('已上分'))
    expect((await mock.control.read()).members[0]).toMatchObject({ central: 1234, paysum: 0 })
    expect((view.getByLabelText('金额（元）') as HTMLInputElement).value).toBe('')
  })

  it('freezes a member beside his name, and unfreezes him, each once it was asked for again', async () => {
    const { mock, user, ...view } = await openConsole('会员', 'fresh-member')
    const heads = (await view.findAllByRole('columnheader')).map(({ textContent }) => textContent)
    expect(heads.slice(0, 3)).toEqual(['会员', '账号', 'VIP'])
    const isBlocked = async () => (await mock.control.read()).members[0]?.isBlocked
    await user.click(view.getByRole('button', { name: '冻结 new888' }))
    const sure = view.getByRole('button', { name: '确认冻结 new888' })
    expect(document.activeElement).toBe(sure)
    await user.click(view.getByRole('button', { name: '不冻结' }))
    expect(await isBlocked()).toBe(false)
    expect(document.activeElement).toBe(view.getByRole('button', { name: '冻结 new888' }))
    for (const [verb, after] of [
      ['冻结', true],
      ['解冻', false],
    ] as const) {
      await user.click(await view.findByRole('button', { name: `${verb} new888` }))
      expect(await isBlocked()).toBe(!after)
      await user.click(view.getByRole('button', { name: `确认${verb} new888` }))
      await vi.waitFor(() => expect(statusText(view)).toBe(`已${verb} new888`))
      expect(await isBlocked()).toBe(after)
    }
  })

  it('counts a credit as a deposit where that is chosen', async () => {
    const { mock, user, ...view } = await openConsole('会员', 'fresh-member')
    await user.type(await view.findByLabelText('金额（元）'), '100')
    await user.type(view.getByLabelText(/^原因/), '线下收款')
    await user.click(view.getByLabelText(/^上分计为充值/))
    await user.click(view.getByRole('button', { name: '上分' }))
    await user.click(await view.findByRole('button', { name: '确认上分' }))
    await vi.waitFor(async () => expect((await mock.control.read()).members[0]?.paysum).toBe(10_000))
  })

  it('holds the auto-review while it is open, says when each is decided, and takes over what is touched', async () => {
    const { mock, user, ...view } = await openConsole('待处理', 'demo')
    const open = (payWay: string) =>
      mock.change((world, now) => {
        const who = memberNamed(world, 'new888')
        if (!who) throw new Error('no member')
        return openDeposit(world, who, { method: 'card', payWay, amount: wholeYuan(500) }, now).no
      })
    const orders = [await open('银行卡转账'), await open('银行卡转账')]
    const rows = await vi.waitFor(
      () => {
        const found = view.getAllByRole('listitem', { name: /^充值 new888/ })
        expect(found).toHaveLength(2)
        return found
      },
      { timeout: 4000 },
    )
    const autoOf = (at: number) =>
      within(rows[at] as HTMLElement).getByText('自动审核').nextElementSibling?.textContent
    expect(autoOf(0)).toMatch(/^打开后台时暂停；不管它，12:00:20 通过$/)
    await mock.control.clock({ byMs: 30_000 })
    await vi.waitFor(() => expect(autoOf(0)).toMatch(/^已到时间，打开后台时暂停/), { timeout: 4000 })
    await user.click(within(rows[1] as HTMLElement).getByLabelText(/^说明/))
    await vi.waitFor(() => expect(autoOf(1)).toBe('不会，等人处理'), { timeout: 4000 })
    expect((await mock.control.read()).pending).toHaveLength(2)

    view.unmount()
    await vi.waitFor(async () => expect((await mock.control.read()).reviewsHeld).toBe(false))
    await mock.control.clock({ byMs: 20_000 })
    expect((await mock.control.read()).pending.map(({ id }) => id)).toEqual([orders[1]])
  })

  it('refuses a drop of several lines into an amount, and says so at the field', async () => {
    const view = await openConsole('会员', 'fresh-member')
    const amount = await view.findByLabelText('金额（元）')
    const isTaken = fireEvent.drop(amount, { dataTransfer: { getData: () => '100\n200' } })
    expect(isTaken).toBe(false)
    expect(view.getByText('粘贴的内容不止一行，请只粘贴一个数字')).toBeTruthy()
  })

  it('switches the auto-review on with its delay, and off', async () => {
    const { mock, user, ...view } = await openConsole('待处理', 'fresh-member')
    const delay = async () => (await mock.control.read()).site.switches.autoReviewMs
    await mock.control.site({ switches: { autoReviewMs: null } })
    const box = await view.findByLabelText(/自动通过$/)
    const seconds = view.getByLabelText('延迟（秒）')
    await user.clear(seconds)
    await user.type(seconds, '5')
    const save = view.getByRole('button', { name: '保存延迟' }) as HTMLButtonElement
    expect(save.disabled).toBe(true)
    await user.click(box)
    await vi.waitFor(async () => expect(await delay()).toBe(5000))
    await vi.waitFor(() => expect(save.disabled).toBe(false))
    await user.type(seconds, '0')
    await user.click(save)
    await vi.waitFor(async () => expect(await delay()).toBe(50_000))
    await vi.waitFor(() => expect((box as HTMLInputElement).checked).toBe(true))
    await user.click(box)
    await vi.waitFor(async () => expect(await delay()).toBeNull())
  })

  it('takes money back with a reason, and says in Chinese if there is too little', async () => {
    const { mock, user, ...view } = await openConsole('会员', 'member-with-money')
    const amount = await view.findByLabelText('金额（元）')
    await user.type(amount, '1000.01')
    await user.type(view.getByLabelText(/^原因/), '重复上分')
    await user.click(view.getByRole('button', { name: '扣款' }))
    await user.click(await view.findByRole('button', { name: '确认扣款' }))
    await vi.waitFor(() => expect(statusText(view)).toMatch(/^中心钱包只有 ¥.1,000.00，不足以扣除$/))
    const again = view.getByLabelText('金额（元）')
    await user.clear(again)
    await user.type(again, '40')
    await user.click(view.getByRole('button', { name: '扣款' }))
    await user.click(await view.findByRole('button', { name: '确认扣款' }))
    await vi.waitFor(() => expect(statusText(view)).toContain('已扣款'))
    expect((await mock.control.read()).members[0]?.central).toBe(96_000)
  })

  it('sets the next round of a member, and leaves it to chance again', async () => {
    const { mock, user, ...view } = await openConsole('仅演示', 'member-with-money')
    const next = async () => (await mock.control.rounds()).next
    await user.click(await view.findByRole('button', { name: '下一局赢' }))
    await vi.waitFor(async () => expect(await next()).toEqual([{ username: 'demo888', outcome: 'win' }]))
    await vi.waitFor(() => expect(view.getByText(/^下一局：赢/)).toBeTruthy())
    await user.click(view.getByRole('button', { name: '恢复随机' }))
    await vi.waitFor(async () => expect(await next()).toEqual([]))
  })

  it('posts an announcement and sends a letter, and asks for what is missing', async () => {
    const { mock, user, ...view } = await openConsole('公告', 'fresh-member')
    await user.click(await view.findByRole('button', { name: '发布' }))
    expect(view.getByText('请填写标题和内容')).toBeTruthy()
    for (const [to, done] of [
      ['所有人（公告）', '公告已发布'],
      ['new888（站内信）', '站内信已发给 new888'],
    ]) {
      await user.selectOptions(view.getByLabelText('发给'), to ?? '')
      await user.type(view.getByLabelText('标题'), '系统升级')
      await user.type(view.getByLabelText('内容（每行一段）'), '今晚两点')
      await user.click(view.getByRole('button', { name: '发布' }))
      await vi.waitFor(() => expect(statusText(view)).toBe(done))
    }
    const written = await mock.read((world) =>
      Object.values(world.notices).filter(({ title }) => title === '系统升级'),
    )
    expect(written.map(({ to }) => to)).toEqual([null, 'm1'])
  })

  it('reviews one kind in its own way, and as all others again', async () => {
    const { mock, user, ...view } = await openConsole('待处理', 'fresh-member')
    const rules = async () => (await mock.control.read()).site.switches.autoReviewByKind
    await user.selectOptions(await view.findByLabelText('单独设置'), '取款')
    const share = view.getByLabelText('驳回比例（%）')
    await user.clear(share)
    await user.type(share, '101')
    await user.click(view.getByRole('button', { name: '单独保存' }))
    expect(view.getByText('请填 0 到 100')).toBeTruthy()
    await user.clear(share)
    await user.type(share, '30')
    await user.click(view.getByRole('button', { name: '单独保存' }))
    await vi.waitFor(async () =>
      expect(await rules()).toEqual({ withdrawal: { delayMs: 20_000, rejectPercent: 30 } }),
    )
    await user.click(await view.findByRole('button', { name: '取消单独设置' }))
    await vi.waitFor(async () => expect(await rules()).toEqual({}))
  })
})
