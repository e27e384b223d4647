import { expect, test } from 'vitest'
import { isOtherPayer } from '../rules/orders/deposit.ts'
import { FRESH } from '../scenarios/personas.ts'
import { answerData, callsTo } from '../testing/test-calls.ts'

const form = { name: 'zhouxm88', password: 'secret88', confirmPass: 'secret88', code: 'k7wd' }
const names = { realname: '阿卜杜·拉合曼', paypassword: '123456' }
const card = { bank: '海岳银行', bank_no: '6200001112223334', bank_address: '灯塔路支行', pay_pass: '123456' }

test('a name, an account and a payment password are the same in whatever way a keyboard writes them', async () => {
  const { call } = await callsTo('visitor')
  const typed = {
    ...form,
    name: ' ｚｈｏｕｘｍ８８\u200b',
    realname: ' 阿卜杜\u2022 拉合曼\u200d',
    paypassword: '１２３４５６',
    code: ' k7\u2006wd',
  }
  expect((await call('session.register', typed)).code).toBe(200)
  const session = await call('session.login', { ...form, name: '\u200bZhouxm８８' })
  const me = `!${answerData<{ api_token: string }>(session).api_token}`
  expect(answerData(await call('member.user', {}, me))).toMatchObject({
    username: form.name,
    realname: names.realname,
  })
  for (const [at, dot] of ['.', '\u2027', '\u30fb', '\uff0e', '\uff65'].entries()) {
    const other = {
      ...card,
      bank_no: ` 6200 0011-1222 333${at}`,
      bank_owner: `阿卜杜 ${dot}拉合曼`,
      pay_pass: at % 2 === 0 ? '１２３４５６' : names.paypassword,
    }
    expect(await call('cards.bindcard', other, me)).toMatchObject({ code: 200 })
  }
  const cards = answerData<{ bank_owner: string }[]>(await call('cards.getcard', { type: 1 }, me))
  expect(new Set(cards.map(({ bank_owner }) => bank_owner))).toEqual(new Set([names.realname]))
})

test('full-width digits of a payment password cost no try, and are no new password', async () => {
  const { call } = await callsTo('fresh-member')
  const change = (paypassword: string, password: string) =>
    call('member.editPayPassword', { paypassword, password }, FRESH.username)
  expect(await change('８８８８８８', FRESH.payPassword)).toMatchObject({ message: '新旧密码不能一致！' })
  expect((await change('１３５７９１', '８８８８８８')).code).toBe(200)
  expect((await change('888888', '135791')).code).toBe(200)
})

test('a password that is too long is refused with its length, and never shortened', async () => {
  const { call } = await callsTo('visitor')
  const password = 'p'.repeat(40)
  const long = { ...form, ...names, password, confirmPass: password }
  expect(await call('session.register', long)).toMatchObject({ message: '密码最多 32 个字符，现在有 40 个' })
})

test('a transfer under the same name, written in another way, comes from no other payer', () => {
  const registered = { realname: '阿卜杜·拉合曼' }
  expect(isOtherPayer({ depositor: ' 阿卜杜.拉合曼\u200b' }, registered)).toBe(false)
  expect(isOtherPayer({ depositor: '阿卜杜拉合曼' }, registered)).toBe(true)
})
