import { expect, test } from 'vitest'
import { checkProfile } from './profile.ts'

const good = { mobile: '13800138000', email: 'a.b@mail.example', birthday: '1992-06-18' }
const check = (change: Partial<typeof good>) => checkProfile({ ...good, ...change }, '2026-05-01')

test('what is right, or left empty, is taken', () => {
  expect(check({})).toBeUndefined()
  expect(check({ mobile: '', email: '', birthday: '' })).toBeUndefined()
  expect(check({ birthday: '1980-01-01' })).toBeUndefined()
  expect(check({ birthday: '2026-05-01' })).toBeUndefined()
})

test.each([
  [{ mobile: '12800138000' }, '请输入正确手机号'],
  [{ mobile: '1380013800' }, '请输入正确手机号'],
  [{ mobile: '１３８００１３８０００' }, '请输入正确手机号'],
  [{ email: 'a@b' }, '请输入正确邮箱号'],
  [{ email: 'a b@mail.example' }, '请输入正确邮箱号'],
  [{ birthday: '1992-02-30' }, '请输入正确的日期格式：YYYY-MM-DD'],
  [{ birthday: '1992/06/18' }, '请输入正确的日期格式：YYYY-MM-DD'],
  [{ birthday: '1979-12-31' }, '生日不能早于1980-01-01'],
  [{ birthday: '2026-05-02' }, '生日不能晚于今天'],
  [{ mobile: 'x', email: 'x', birthday: 'x' }, '请输入正确手机号'],
])('%o: %s', (change, text) => expect(check(change)?.text).toBe(text))
