// @vitest-environment happy-dom
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import type { Action, ActionHandlers } from '../../api/core/action.ts'
import { setAsk } from '../../api/core/client/notify.ts'
import { signIn } from '../../api/core/client/session-store.ts'
import { screenCrashed } from '../../api/core/money/money-requests.ts'
import { useLaunchGame } from '../../api/queries/games/game-launch.ts'
import { useBindAddress, useBindBankCard, useUnbindCard } from '../../api/queries/money/cards.ts'
import { useOnlinePayment, useRecharge } from '../../api/queries/money/deposit.ts'
import { useCollectRebate } from '../../api/queries/money/rebate.ts'
import { useClaimRedPacket } from '../../api/queries/money/red-packet.ts'
import { useAutoTransfer, useTransfer } from '../../api/queries/money/transfer.ts'
import { useRecallAll } from '../../api/queries/money/wallet.ts'
import { useWithdraw } from '../../api/queries/money/withdrawal.ts'
import { fixture, setUpFixture } from '../../api/test-support/api-fixture.ts'
import { envelope, held, refusal } from '../../api/test-support/backend.ts'
import { Boundary } from '../Boundary.tsx'

setUpFixture()

type MoneyCase = {
  path: string
  /** The player's word for it. */
  what: string
  records: string
  data?: unknown
  /** Whether an equal request needs a confirmation. */
  asks: boolean
  use: (handlers: ActionHandlers<never, unknown>) => () => Promise<unknown>
}

/** One money action with its variables. */
const sends =
  <V, A>(hook: (handlers?: ActionHandlers<V, A>) => Action<V>, variables: V): MoneyCase['use'] =>
  (handlers) => {
    const { run } = hook(handlers as ActionHandlers<V, A>)
    return () => run(variables)
  }

const amount = fen(10_000)
const payPassword = '654321'
const channel = { flag: 'card', paytype: 'card', catepay: 'card' } as never
const recharge = { channel, amount, depositor: '林子安', bank: '云川银行', account: undefined }
const card = {
  owner: '林子安',
  bank: '云川银行',
  cardNo: '6222020200112233',
  branch: '滨江支行',
  payPassword,
}
const address = { protocol: 'TRC20', address: 'TXk9z8Qw', payPassword } as const
const TRANSFER = { amount, source: 'userbalance', target: 'qpg' }

const CASES: Record<string, MoneyCase> = {
  deposit: {
    path: '/api/recharge',
    what: '充值 ¥ 100.00',
    records: '/transRecord?type=1',
    data: {},
    asks: true,
    use: sends(useRecharge, recharge),
  },
  'online deposit': {
    path: '/pay/api/recharge',
    what: '在线充值 ¥ 100.00',
    records: '/transRecord?type=1',
    data: { orderNo: 'P1', url: 'https://pay.test/' },
    asks: true,
    use: sends(useOnlinePayment, { payType: '1', amount, username: 'demo888' }),
  },
  withdrawal: {
    path: '/api/withdraw',
    what: '取款 ¥ 100.00',
    records: '/transRecord?type=2',
    asks: true,
    use: sends(useWithdraw, { amount, cardId: '7', payPassword }),
  },
  transfer: {
    path: '/api/transfer',
    what: '转账 ¥ 100.00，从中心钱包到棋牌馆',
    records: '/transRecord?type=4',
    asks: true,
    use: sends(useTransfer, TRANSFER),
  },
  recall: {
    path: '/api/transall',
    what: '一键回收',
    records: '/transRecord?type=3',
    asks: false,
    use: sends(useRecallAll, undefined),
  },
  'auto-transfer': {
    path: '/api/uptransferstatus',
    what: '开启自动免转',
    records: '/transfer',
    asks: false,
    use: sends(useAutoTransfer, true),
  },
  launch: {
    path: '/api/getGameUrl',
    what: '进入游戏',
    records: '/transRecord?type=4',
    data: { url: 'https://game.test/' },
    asks: false,
    use: sends(useLaunchGame, { platform: 'qpg', gameCode: 'qpg-1' }),
  },
  rebate: {
    path: '/api/dofanshui',
    what: '领取返水',
    records: '/fanshui',
    asks: true,
    use: sends(useCollectRebate, undefined),
  },
  'red packet': {
    path: '/api/douserredpacket',
    what: '开红包',
    records: '/welfare',
    data: { redpacketmoney: '8.88' },
    asks: true,
    use: sends(useClaimRedPacket, undefined),
  },
  'bank card': {
    path: '/api/bindcard',
    what: '绑定 云川银行 尾号 2233',
    records: '/wallet?type=2',
    asks: true,
    use: sends(useBindBankCard, card),
  },
  'USDT address': {
    path: '/api/bindcard',
    what: '绑定 TRC20 地址尾号 z8Qw',
    records: '/wallet?type=1',
    asks: true,
    use: sends(useBindAddress, address),
  },
  unbinding: {
    path: '/api/delcard',
    what: '解绑 云川银行 尾号 1888',
    records: '/wallet?type=2',
    asks: true,
    use: sends(useUnbindCard, { id: '7', bank: '云川银行', number: '6200005550002111888' }),
  },
}

let isAgreed = false
let sentPaths: string[] = []

beforeEach(() => {
  sentPaths = []
  isAgreed = false
  setAsk(({ body }) => {
    sentPaths.push(body)
    return Promise.resolve(isAgreed)
  })
  vi.spyOn(console, 'error').mockReturnValue()
  vi.useFakeTimers()
  signIn('a')
  fixture.client.setQueryData(['wallet', 'venues'], [{ code: 'qpg', name: '棋牌馆', balance: fen(0) }])
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A screen that sends on a tap, and throws while rendering: when it is notified, or after a second tap. */
function FragileScreen({
  use,
  breaksWhen,
}: {
  use: MoneyCase['use']
  breaksWhen: 'told' | 'tapped' | 'never'
}) {
  const [isBroken, setBroken] = useState(false)
  const onNotify = () => {
    if (breaksWhen === 'told') setBroken(true)
  }
  const send = use({ onDone: onNotify, onRefused: onNotify })
  if (isBroken) throw new Error('a text node is gone')
  return (
    <>
      <button type="button" onClick={() => void send()}>
        提交
      </button>
      <button type="button" onClick={() => setBroken(breaksWhen === 'tapped')}>
        改动
      </button>
    </>
  )
}

const open = (client: QueryClient, use: MoneyCase['use'], breaksWhen: 'told' | 'tapped' | 'never') =>
  render(
    <QueryClientProvider client={client}>
      <Boundary>
        <FragileScreen use={use} breaksWhen={breaksWhen} />
      </Boundary>
    </QueryClientProvider>,
  )
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
const tap = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}
/** The player reads all spaces alike. */
const shown = () => (screen.queryByRole('alert')?.textContent ?? '').replaceAll('\u00a0', ' ')

const OUTCOMES = {
  success: [(data: unknown) => envelope(data ?? null, '好了'), '提交成功'],
  refusal: [() => refusal('余额不足'), '未成功，余额不足'],
  'lost answer': [() => new Response('', { status: 502 }), '结果未知'],
} as const

describe.each(Object.entries(CASES))('%s', (_name, { path, what, records, data, asks, use }) => {
  const sent = () => fixture.backend.count(path)

  describe.each(Object.entries(OUTCOMES))('%s', (outcome, [answerOf, words]) => {
    const expectToast = () => {
      expect(shown()).toContain(what)
      expect(shown()).toContain(words)
      expect(shown()).not.toContain('资金不受影响')
      expect(screen.getByRole('link', { name: '查看记录' }).getAttribute('href')).toBe(`#${records}`)
    }
    /** The same tap on a screen that works. */
    const expectQuestion = async () => {
      cleanup()
      const before = sent()
      open(fixture.client, use, 'never')
      await tap('提交')
      expect(sentPaths).toHaveLength(asks ? 1 : 0)
      expect(sent()).toBe(asks ? before : before + 1)
      if (!asks) return
      expect(sentPaths[0]?.replaceAll('\u00a0', ' ')).toContain(what)
      expect(sentPaths[0]).toContain(words)
      isAgreed = true
      await tap('提交')
      expect(sent()).toBe(before + 1)
    }

    test('of a screen that broke before the answer is reported, and not repeated by mistake', async () => {
      const slow = held()
      fixture.backend.routes[path] = slow.reply
      open(fixture.client, use, 'tapped')
      await tap('提交')
      await tap('改动')
      expect(shown()).toContain(`${what}正在等待结果`)
      expect(shown()).not.toContain('资金不受影响')
      fixture.backend.routes[path] = () => answerOf(data)
      await act(async () => slow.answer(answerOf(data)))
      await settle(10_000)
      expectToast()
      await expectQuestion()
    })

    if (outcome !== 'lost answer')
      test('that breaks its screen is reported, and not repeated by mistake', async () => {
        fixture.backend.routes[path] = () => answerOf(data)
        open(fixture.client, use, 'told')
        await tap('提交')
        await settle(10_000)
        expectToast()
        await expectQuestion()
      })

    test('that a screen has reported is not reported again later', async () => {
      fixture.backend.routes[path] = () => answerOf(data)
      open(fixture.client, use, 'never')
      await tap('提交')
      await settle(11_000)
      screenCrashed()
      await tap('提交')
      expect(sentPaths).toHaveLength(asks && outcome === 'lost answer' ? 1 : 0)
    })
  })
})

test('an error where nothing was sent says that money is not affected', async () => {
  open(fixture.client, CASES.transfer?.use as MoneyCase['use'], 'tapped')
  await tap('改动')
  expect(shown()).toContain('您的资金不受影响')
})
