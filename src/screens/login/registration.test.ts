import { describe, expect, test } from 'vitest'
import { checkRegistration } from './registration.ts'

const good = {
  name: 'sailor',
  password: 'pass12',
  confirmPassword: 'pass12',
  realName: '李白',
  payPassword: '135790',
}

describe('registration is checked in the order of the form, and each error has its text', () => {
  test.each([
    [{ name: 'sailo' }, 'name', '用户名长度6~16位，以字母或数字组合！'],
    [{ name: '     a ' }, 'name', '用户名长度6~16位，以字母或数字组合！'],
    [{ name: 'sailor_1' }, 'name', '用户名长度6~16位，以字母或数字组合！'],
    [{ name: '水手水手水手' }, 'name', '用户名长度6~16位，以字母或数字组合！'],
    [{ name: 'sailor78901234567' }, 'name', '用户名长度6~16位，以字母或数字组合！'],
    [{ password: 'pass1', confirmPassword: 'pass1' }, 'password', '请输入正确的密码长度，最少6位！'],
    [{ confirmPassword: 'pass13' }, 'confirmPassword', '两次密码不一致！'],
    [{ realName: '李' }, 'realName', '请输入您的真实姓名!'],
    [{ payPassword: '13579' }, 'payPassword', '请输入正确的支付密码长度，最少6位！'],
    [{ payPassword: '1234567890123456789' }, 'payPassword', '支付密码长度必须在6到18位之间'],
  ])('%j', (change, field, text) => {
    expect(checkRegistration({ ...good, ...change })).toEqual([{ field, text }])
  })

  test('all errors are found at once', () => {
    const empty = { name: '', password: '', confirmPassword: '', realName: '', payPassword: '' }
    const fields = checkRegistration(empty).map(({ field }) => field)
    expect(fields).toEqual(['name', 'password', 'confirmPassword', 'realName', 'payPassword'])
  })

  test.each([
    {},
    { name: ' Sailor7890123456 ' },
    { payPassword: '123456789012345678' },
    { password: ' 水 🙂"</', confirmPassword: ' 水 🙂"</', payPassword: '密码 \t🙂é' },
  ])('a valid registration has no error: %j', (change) => {
    expect(checkRegistration({ ...good, ...change })).toEqual([])
  })
})
