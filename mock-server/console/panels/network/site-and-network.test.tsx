// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { tokenOf } from '../../../scenarios/personas.ts'
import { openConsole } from '../../test-support/open-console.tsx'

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(window, '__demoBrand')
})

describe('the site', () => {
  it('closes with its text, and single ways to pay are switched', async () => {
    const { mock, user, ...view } = await openConsole('站点', 'fresh-member')
    const tips = await view.findByLabelText('维护说明')
    await user.clear(tips)
    await user.type(tips, '今晚升级')
    await user.click(view.getByRole('button', { name: '保存说明' }))
    await vi.waitFor(() => expect(view.getByRole('status').textContent).toBe('维护说明已保存'))
    await user.selectOptions(view.getByLabelText('红包时段'), '进行中')
    await vi.waitFor(async () =>
      expect((await mock.control.read()).site.settings.redPacketPhase).toBe('STARTING'),
    )
    await user.click(view.getByLabelText('USDT'))
    await user.click(view.getByLabelText('站点开放'))
    await vi.waitFor(() => expect(view.getByRole('status').textContent).toBe('站点已进入维护'))
    const { open, repairTips, payWays } = (await mock.control.read()).site.settings
    expect([open, repairTips, payWays.usdt, payWays.card]).toEqual([false, '今晚升级', false, true])
  })
})

it('its texts are edited in the words of the brand, and kept in the demo’s own for the next one', async () => {
  Object.assign(window, { __demoBrand: { brand: { name: '蓝港', currency: { sign: 'HK$', unit: '港元' } } } })
  const { mock, user, ...view } = await openConsole('站点', 'fresh-member')
  const settings = async () => (await mock.control.read()).site.settings
  const before = await settings()
  const tips = (await view.findByLabelText('维护说明')) as HTMLInputElement
  expect(tips.value).toMatch(/^蓝港正在/)
  const welcome = view.getByLabelText(/^欢迎弹窗内容/) as HTMLTextAreaElement
  expect([welcome.value.includes('蓝港'), welcome.value.includes('云舟')]).toEqual([true, false])
  await user.click(view.getByRole('button', { name: '保存内容' }))
  await user.type(tips, '蓝港')
  await user.click(view.getByRole('button', { name: '保存说明' }))
  await vi.waitFor(async () => expect((await settings()).repairTips).toBe(`${before.repairTips}云舟`))
  expect((await settings()).webcontent).toBe(before.webcontent)
  expect(view.getByRole('heading', { level: 1, name: '演示控制台' }).textContent).toBe('蓝港后台')
})

it('a switch shows what was wanted until the mock backend has answered, and then what holds', async () => {
  const { mock, user, ...view } = await openConsole('站点', 'fresh-member')
  const answered = Promise.withResolvers<void>()
  vi.spyOn(mock.control, 'site').mockReturnValue(answered.promise)
  const box = (await view.findByLabelText('红包活动')) as HTMLInputElement
  await user.click(box)
  expect(box.checked).toBe(false)
  answered.reject(new Error('no setting'))
  await vi.waitFor(() => expect(box.checked).toBe(true))
})

describe('the numbers of the site', () => {
  it('are read and typed in 元, USDT and hours, and only what was changed is sent', async () => {
    const { mock, user, ...view } = await openConsole('站点', 'fresh-member')
    const rate = await view.findByLabelText('充值汇率（元 / USDT）')
    expect((rate as HTMLInputElement).value).toBe('7.3')
    await user.clear(rate)
    await user.type(rate, '7.3x')
    await user.click(view.getByRole('button', { name: '保存数值' }))
    expect(view.getByText('「x」不是数字，只能写数字和小数点，例如 7.3')).toBeTruthy()
    await vi.waitFor(() => expect(view.getByRole('status').textContent).toMatch(/^请改正“充值汇率/))
    await user.clear(rate)
    await user.type(rate, '7.45')
    const most = view.getByLabelText('单笔取款上限（元）')
    await user.clear(most)
    await user.type(most, '8000')
    await user.click(view.getByRole('button', { name: '保存数值' }))
    await vi.waitFor(() => expect(view.getByRole('status').textContent).toBe('汇率、手续费与限额已保存'))
    expect((await mock.control.read()).site.settings).toMatchObject({
      ...{ usdtRate: 7_450_000, maxWithdrawal: 800_000, feeErc20: 500, withdrawalsADay: 10 },
    })
  })

  it('that are invalid for the mock give a message, and change nothing', async () => {
    const { mock, user, ...view } = await openConsole('站点', 'fresh-member')
    const hour = await view.findByLabelText('取款开始（点）')
    await user.clear(hour)
    await user.type(hour, '25')
    await user.click(view.getByRole('button', { name: '保存数值' }))
    await vi.waitFor(() =>
      expect(view.getByRole('status').textContent).toBe('站点设置的值不对，请检查后再试'),
    )
    expect((hour as HTMLInputElement).value).toBe('25')
    expect((await mock.control.read()).site.settings.withdrawalFromHour).toBe(0)
  })
})

describe('the limits of deposits', () => {
  it('are saved for all ways together, hold at once, and never with the least above the most', async () => {
    const { mock, user, ...view } = await openConsole('站点', 'member-with-money')
    const least = await view.findByLabelText('支付宝最少（元）')
    await user.clear(least)
    await user.type(least, '6000')
    await user.click(view.getByRole('button', { name: '保存充值限额' }))
    await vi.waitFor(() => expect(view.getByRole('status').textContent).toBe('支付宝：最多须不小于最少'))
    await user.clear(least)
    await user.type(least, '300')
    await user.click(view.getByRole('button', { name: '保存充值限额' }))
    await vi.waitFor(() => expect(view.getByRole('status').textContent).toBe('充值限额已保存'))
    const range = await mock.call('/api/getPayRange', { type: 'alipay' }, { token: tokenOf('demo888') })
    expect(range.data).toMatchObject({ min_price: 300, max_price: 5000 })
    const { payRanges } = (await mock.control.read()).site.settings
    expect(payRanges.bank).toEqual({ min: 10_000, max: 5_000_000 })
    const turned = { ...payRanges, bank: { min: 2, max: 1 } }
    await expect(mock.control.site({ settings: { payRanges: turned as never } })).rejects.toThrow('payRanges')
  })
})

describe('a venue', () => {
  it('is closed for maintenance and opened again', async () => {
    const { mock, user, ...view } = await openConsole('站点', 'fresh-member')
    const isOpen = async () => (await mock.control.read()).venues.find(({ plat }) => plat === 'yzdz')?.open
    await user.click(await view.findByLabelText('云舟电子开放'))
    await vi.waitFor(async () => expect(await isOpen()).toBe(false))
    await vi.waitFor(() => expect(view.getByRole('status').textContent).toBe('云舟电子进入维护'))
    await vi.waitFor(() =>
      expect((view.getByLabelText('云舟电子开放') as HTMLInputElement).checked).toBe(false),
    )
    await user.click(view.getByLabelText('云舟电子开放'))
    await vi.waitFor(async () => expect(await isOpen()).toBe(true))
  })
})

describe('the network', () => {
  it.each([
    ['登录失效（401）', { kind: 'refuse', code: 401 }],
    ['服务器错误（500）', { kind: 'http', status: 500 }],
    ['回答残缺', { kind: 'truncated' }],
    ['断网：请求没有送到', { kind: 'drop', applied: false }],
    ['断网：已执行，回答丢失', { kind: 'drop', applied: true }],
    ['变慢', { kind: 'slow', delayMs: 2000 }],
  ])('%s holds for a call until it is cleared', async (name, fault) => {
    const { mock, user, ...view } = await openConsole('网络', 'fresh-member')
    await user.selectOptions(await view.findByLabelText('故障'), name)
    await view.findByRole('option', { name: '中心钱包余额 /api/balance' })
    await user.selectOptions(view.getByLabelText('接口'), '/api/balance')
    await user.click(view.getByRole('button', { name: '添加' }))
    await vi.waitFor(async () =>
      expect(await mock.control.faults()).toMatchObject([{ ...fault, endpoint: '/api/balance' }]),
    )
    await vi.waitFor(() => expect(view.getByRole('listitem').textContent).toContain('/api/balance'))
    await user.click(view.getByRole('button', { name: '全部清除' }))
    await vi.waitFor(async () => expect(await mock.control.faults()).toEqual([]))
  })

  it('is switched as a whole by a preset, which takes the place of all faults and shows that it is in force', async () => {
    const told: string[] = []
    const { mock, user, ...view } = await openConsole(
      '网络',
      'fresh-member',
      {},
      {
        onOffline: (isOffline) => told.push(isOffline ? 'offline' : 'online'),
      },
    )
    await mock.control.faults({ add: [{ kind: 'drop', endpoint: '/api/balance' }] })
    const preset = (name: string) => view.getByRole('button', { name: new RegExp(`^${name}`) })
    await view.findByText('网络预设')
    const choose = async (name: string, faults: object[]) => {
      await user.click(preset(name))
      await vi.waitFor(() => expect(preset(name).getAttribute('aria-pressed')).toBe('true'))
      expect(await mock.control.faults()).toEqual(faults)
    }
    const slow = { kind: 'slow', endpoint: '*' }
    await choose('慢速 3G', [{ ...slow, delayMs: 2_000, bytesPerSecond: 50_000 }])
    expect(preset('正常').getAttribute('aria-pressed')).toBe('false')
    expect(view.getByText('全部接口 · 变慢 · 2000 毫秒 · 每秒 50000 字节 · 一直')).toBeTruthy()
    await choose('高延迟', [{ ...slow, delayMs: 600, jitterMs: 300 }])
    await choose('离线', [{ kind: 'offline', endpoint: '*' }])
    expect(await mock.raw('/api/balance', {})).toBe('drop')
    await choose('正常', [])
    expect(told.filter((state, at) => state !== told[at - 1])).toEqual(['online', 'offline', 'online'])
  })

  it('says over HTTP that the page does not notice its lost network', async () => {
    const view = await openConsole('网络', 'fresh-member')
    expect(await view.findByText(/这里请用浏览器自己的离线开关/)).toBeTruthy()
  })

  it('lists all that a fault does, and loses one of them alone', async () => {
    const { mock, user, ...view } = await openConsole('网络', 'fresh-member')
    await mock.control.faults({
      add: [
        { kind: 'refuse', endpoint: '/api/transfer', code: 202, message: '系统繁忙' },
        { kind: 'http', endpoint: '/api/balance', status: 500, body: 'json', times: 3 },
      ],
    })
    await view.findByText('/api/balance · 服务器错误 · 500 · 还剩 3 次', {}, { timeout: 4000 })
    await user.click(view.getByRole('button', { name: '移除：/api/transfer · 拒绝 · 202 系统繁忙 · 一直' }))
    await vi.waitFor(async () =>
      expect(await mock.control.faults()).toEqual([
        { kind: 'http', endpoint: '/api/balance', status: 500, body: 'json', times: 3 },
      ]),
    )
  })

  it('offers every call that the mock backend serves, in words', async () => {
    const { mock, ...view } = await openConsole('网络', 'fresh-member')
    const served = await mock.control.endpoints()
    expect(served.length).toBeGreaterThan(50)
    for (const { path, summary } of served) expect(summary, path).toMatch(/[\u4e00-\u9fff]/)
    await view.findByRole('option', { name: '转账 /api/transfer' })
    expect(view.getByLabelText('接口').querySelectorAll('option')).toHaveLength(served.length + 1)
  })
})
