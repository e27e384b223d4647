// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { nextAct, standingOf } from './next-act.ts'
import { findSpot, typeInto } from './spot.ts'
import { DESK, type Look, type Step } from './step.ts'
import { PLAYER } from './stories/player.ts'

const LOOK = { page: '/recharge' } as Look
const STEP: Step = {
  ...(PLAYER[0] as Step),
  pages: ['/recharge'],
  ways: [{ kind: 'link', name: '充值', inside: /^主导航$/ }],
  acts: [
    { on: { kind: 'button', name: '云川银行', inside: /^选择银行$/ } },
    {
      on: { kind: 'field', name: '充值金额' },
      text: '100.00',
      isDone: (field) => (field as HTMLInputElement).value !== '',
    },
    { on: { kind: 'submit' }, when: ({ page }) => page === '/recharge' },
  ],
  isDone: () => false,
}
const FORM = `<form><label for="a">充值金额</label><input id="a"><button type="submit">提交</button></form>`
const NAV = `<nav aria-label="主导航"><a href="#/recharge">充值</a></nav>`
const SHEET = `<div role="dialog" aria-labelledby="t"><h2 id="t">选择银行</h2><button aria-label="关闭"></button><button>云川银行</button></div>`

const places = () => ({ page: document, desk: undefined })
const key = (look = LOOK) => nextAct(STEP, look, places())?.key

beforeEach(() => {
  // There is no layout here: everything in the page counts as shown.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
})

test('points at the first control that is there and not done, in the order of the step', () => {
  document.body.innerHTML = FORM
  expect(key()).toBe('act 1')
  const field = document.querySelector('input')
  if (field) typeInto(field, '100.00')
  expect(key()).toBe('act 2')
})

test('what is behind an open sheet is not pointed at; a sheet without an act of the step is closed first', () => {
  document.body.innerHTML = `<div aria-hidden="true">${FORM}</div>${SHEET}`
  expect(key()).toBe('act 0')
  document.body.innerHTML = `<div aria-hidden="true">${FORM}</div>${SHEET.replace('选择银行', '筛选')}`
  expect(key()).toBe('close')
})

test('on another page it is the control that leads there, or nothing', () => {
  document.body.innerHTML = NAV
  expect(key({ ...LOOK, page: '/mine' })).toBe('way 0')
  document.body.innerHTML = NAV.replace('主导航', '快捷入口')
  expect(key({ ...LOOK, page: '/mine' })).toBeUndefined()
})

test('while the button is busy there is nothing to do', () => {
  document.body.innerHTML = FORM.replace('<input id="a">', '<input id="a" value="1">').replace(
    'type="submit"',
    'type="submit" aria-disabled="true"',
  )
  expect(key()).toBeUndefined()
})

test('a typed text reaches who listens, and a field is found by its whole label', () => {
  document.body.innerHTML = `<label for="b">密码</label><input id="b"><label for="c">支付密码</label><input id="c">`
  const field = findSpot({ kind: 'field', name: '密码' }, places())
  const heard = vi.fn()
  field?.addEventListener('input', heard)
  if (field) typeInto(field, 'demo888')
  expect(heard).toHaveBeenCalledTimes(1)
  expect(document.querySelector<HTMLInputElement>('#b')?.value).toBe('demo888')
})

test('a step with only something to read is done where that shows, and goes on pointing at it', () => {
  const { isDone: _, ...rest } = STEP
  const reading: Step = {
    ...rest,
    pages: [DESK],
    acts: [],
    reads: { kind: 'text', name: /^到期末/, isOfConsole: true },
  }
  const standing = (page: string) => {
    const { isDone, pointed } = standingOf(reading, { ...LOOK, page }, { page: document, desk: document })
    return [isDone, pointed?.key]
  }
  document.body.innerHTML = '<div class="figures"><div><dt>到期末欠会员</dt></div></div>'
  expect(standing(DESK)).toEqual([true, 'read'])
  expect(standing('/mine')).toEqual([false, undefined])
  document.body.innerHTML = SHEET
  expect(standing(DESK)).toEqual([false, undefined])
})

test('a choice is made so that who listens hears it', () => {
  document.body.innerHTML = `<label for="d">常用的驳回原因</label><select id="d"><option></option><option>重复提交</option></select>`
  const choice = findSpot({ kind: 'choice', name: '常用的驳回原因' }, places())
  const heard = vi.fn()
  choice?.addEventListener('change', heard)
  if (choice) typeInto(choice, '重复提交')
  expect([heard.mock.calls.length, (choice as HTMLSelectElement).value]).toEqual([1, '重复提交'])
})
