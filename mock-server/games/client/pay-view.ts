import type { PaymentPageOrder } from '../pay-wire.ts'
import { formatYuan } from './amount.ts'
import { GameRefused, postCall, UnknownOutcome } from './api.ts'
import { serverClock } from './lottery/clock.ts'
import { buttonElement, el, setText, svgPicture } from './page/dom.ts'
import { icon } from './page/icons.ts'

/**
 * The payment service's page for an online order: it shows the order and lets the player pay or cancel. No money is
 * paid; the choice is reported to the mock backend, as a payment service would call a backend.
 */

const TICK_MS = 250
/** The contract's code, written again: the page is served without a build and cannot import it. */
const PENDING = 1 satisfies PaymentPageOrder['state']
/** An hourglass, a tick and a cross, one for each state; CSS shows the right one. */
const MARKS = {
  1: 'M14 8h20M14 40h20M17 8v6c0 5 7 7 7 10s-7 5-7 10v6M31 8v6c0 5-7 7-7 10s7 5 7 10v6M21 35h6',
  2: 'M13 25l8 8 15-17',
  3: 'M15 15l18 18M33 15L15 33',
} as const
const mark = (state: keyof typeof MARKS) =>
  svgPicture('0 0 48 48', `<path d="${MARKS[state]}"/>`, `mark-${state}`)

const WORDS = { 1: '等待支付', 2: '支付成功', 3: '支付失败' } as const

/** The time left as `04:59`, rounded up, so that 00:00 means expired. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const two = (n: number) => String(n).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}

/** Starts the page for the order in its address; its back link leads to the deposit page of `home`. */
export async function startPay({ home, no }: { home: string; no: string }): Promise<void> {
  document.title = '演示收银台'
  const back = `${home}#/recharge`
  const leave = (event: Event) => {
    event.preventDefault()
    location.replace(back)
  }
  const link = el('a', { class: 'bar-back', href: back }, icon('back'), '返回商户')
  link.addEventListener('click', leave)
  const stage = el('main', { class: 'main pay' })
  const middle = el(
    'div',
    { class: 'bar-middle pay-title' },
    el('h1', { class: 'bar-title' }, '演示收银台'),
    el('span', { class: 'bar-tag' }, '不会产生真实扣款'),
  )
  document.body.replaceChildren(
    el('div', { class: 'venue' }, el('header', { class: 'bar' }, link, middle), stage),
  )
  const trouble = (cause: unknown) => {
    const known = cause instanceof UnknownOutcome || cause instanceof GameRefused
    if (!known) console.error(cause)
    const text = known ? cause.message : '订单未能打开，请返回商户重试'
    const again = buttonElement('act', () => void startPay({ home, no }), '重新加载')
    stage.replaceChildren(
      el(
        'div',
        { class: 'trouble', role: 'alert' },
        el('p', {}, text),
        cause instanceof UnknownOutcome ? again : undefined,
      ),
    )
  }
  try {
    showOrder(stage, await postCall<PaymentPageOrder>('/_pay/order', { no }), leave, trouble)
  } catch (cause) {
    trouble(cause)
  }
}

function showOrder(
  stage: HTMLElement,
  first: PaymentPageOrder,
  leave: (event: Event) => void,
  trouble: (cause: unknown) => void,
): void {
  const clock = serverClock()
  const status = el('p', { class: 'pay-state', role: 'status' })
  const left = el('strong', { class: 'num' })
  const countdown = el('p', { class: 'pay-left' }, '剩余支付时间 ', left)
  const pay = buttonElement('act', () => void report(true), '模拟支付成功')
  const giveUp = buttonElement('act pay-other', () => void report(false), '模拟支付失败')
  const home = buttonElement('act', () => leave(new Event('click')), '返回商户')
  let order = first
  let busy = false

  const draw = (next: PaymentPageOrder) => {
    order = next
    clock.update(next.now)
    stage.dataset.state = String(next.state)
    setText(status, WORDS[next.state])
    for (const node of [countdown, pay, giveUp]) node.hidden = next.state !== PENDING
    home.hidden = next.state === PENDING
    tick()
  }
  const tick = () => setText(left, timeLeft(order.until - clock.now()))
  const showAnswer = async (request: () => Promise<PaymentPageOrder>) => {
    if (busy) return
    busy = true
    try {
      draw(await request())
    } catch (cause) {
      trouble(cause)
    } finally {
      busy = false
    }
  }
  const report = (paid: boolean) =>
    showAnswer(() => postCall<PaymentPageOrder>('/_pay/settle', { no: order.no, paid }))
  stage.replaceChildren(
    el(
      'section',
      { class: 'pay-card', 'aria-label': '订单' },
      el('div', { class: 'pay-mark' }, mark(1), mark(2), mark(3)),
      status,
      el('p', { class: 'pay-amount num' }, formatYuan(first.amount)),
      countdown,
      el(
        'dl',
        { class: 'pay-lines' },
        el('div', {}, el('dt', {}, '支付方式'), el('dd', { class: 'pay-label' }, first.label)),
        el('div', {}, el('dt', {}, '订单号'), el('dd', { class: 'pay-no num' }, first.no)),
      ),
    ),
    el('div', { class: 'pay-acts' }, pay, giveUp, home),
  )
  draw(first)
  setInterval(() => {
    if (order.state !== PENDING) return
    tick()
    // Only the mock backend decides whether the hour is over, so the page asks it.
    if (clock.now() >= order.until)
      void showAnswer(() => postCall<PaymentPageOrder>('/_pay/order', { no: order.no }))
  }, TICK_MS)
}
