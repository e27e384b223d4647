import { describe, expect, it } from 'vitest'
import { parseBeijing } from '#contracts/time/beijing-time.ts'
import {
  birthdayError,
  emailError,
  mobileError,
  passwordError,
  payPasswordError,
  profileError,
  realnameError,
  usernameError,
} from './profile.ts'

const NOW = parseBeijing('2026-05-20 00:00:00') ?? 0

describe('profile rules', () => {
  it.each([
    ['abc123', true],
    ['ABCDEF', true],
    ['a'.repeat(16), true],
    ['abc12', false],
    ['a'.repeat(17), false],
    ['abc 123', false],
    ['用户名六个字', false],
    ['abc_123', false],
    ['__proto__', false],
  ])('accept or refuse the username %s: %s', (name, isValid) =>
    expect(usernameError(name) === undefined).toBe(isValid))

  it.each([
    ['张三', true],
    ['阿依古丽·买买提', true],
    ['𠮷田', true],
    ['张', false],
    ['  张 ', false],
    ['<b>张三</b>', false],
    ['张\u202e三', true],
    ['\u202e张', false],
    ['张'.repeat(32), true],
    [`${'𠮷'.repeat(32)}`, true],
    ['张'.repeat(33), false],
    ['𠮷', false],
  ])('accept or refuse the real name %s: %s', (name, isValid) =>
    expect(realnameError(name) === undefined).toBe(isValid))

  it('limit passwords to a minimum and a maximum length', () => {
    expect(passwordError('12345')).toBe('请输入正确的密码长度，最少6位！')
    expect(passwordError('123456')).toBeUndefined()
    expect(passwordError('1'.repeat(32))).toBeUndefined()
    expect(passwordError('1'.repeat(33))).toContain('32')
    expect(payPasswordError('12345')).toBe('请输入正确的支付密码长度，最少6位！')
    expect(payPasswordError('1'.repeat(18))).toBeUndefined()
    expect(payPasswordError('1'.repeat(19))).toBe('支付密码长度必须在6到18位之间')
  })

  it.each([
    ['13800138000', true],
    ['19912345678', true],
    ['12800138000', false],
    ['1380013800', false],
    ['138001380000', false],
    ['１３８００１３８０００', false],
    ['013800138000', false],
    ['13800138000 ', false],
  ])('accept or refuse the mobile number %s: %s', (mobile, isValid) =>
    expect(mobileError(mobile) === undefined).toBe(isValid))

  it.each([
    ['a@b.cn', true],
    ['first.last+tag@mail.example.com', true],
    ['a@b', false],
    ['@b.cn', false],
    ['a b@c.cn', false],
    ['a@b.cn<script>', false],
    [`${'a'.repeat(65)}@b.cn`, false],
    [`${'a'.repeat(64)}@${'b'.repeat(32)}.cn`, true],
    [`${'a'.repeat(64)}@${'b'.repeat(33)}.cn`, false],
    ['a@b.cn ', false],
    [' a@b.cn', false],
    ['a@b.c', false],
    ['a@b..cn', false],
    ['a@b.co.uk', true],
    ['a@b.中国', false],
  ])('accept or refuse the e-mail address %s: %s', (email, isValid) =>
    expect(emailError(email) === undefined).toBe(isValid))

  it.each([
    ['1980-01-01', true],
    ['2000-02-29', true],
    ['2026-05-20', true],
    ['1979-12-31', false],
    ['2026-05-21', false],
    ['2001-02-29', false],
    ['2000-2-9', false],
    ['2000/02/09', false],
    ['2000-02-09 00:00:00', false],
    ['', false],
  ])('accept or refuse the birthday %s: %s', (day, isValid) =>
    expect(birthdayError(day, NOW) === undefined).toBe(isValid))

  it('have a text for characters that a name must not contain', () => {
    const text = '真实姓名中有不支持的字符，请核对后再提交'
    for (const name of ['张"三', '张&三', '张>三']) expect(realnameError(name)).toBe(text)
    expect(realnameError('张'.repeat(33))).toBe('真实姓名最多 32 个字符，现在有 33 个')
    expect(realnameError('张')).toBe('请输入您的真实姓名!')
  })

  it('explain the earliest birthday, and that it must not be in the future', () => {
    expect(birthdayError('1979-12-31', NOW)).toBe('生日不能早于1980-01-01')
    expect(birthdayError('2026-05-21', NOW)).toBe('生日不能晚于今日')
    expect(birthdayError('x', NOW)).toBe('请输入正确的日期格式：YYYY-MM-DD')
  })

  it('do not check empty fields', () => {
    expect(profileError({ mobile: '', email: '', birthday: '' }, NOW)).toBeUndefined()
    expect(profileError({ mobile: '1', email: 'x', birthday: 'y' }, NOW)).toBe('请输入正确手机号')
    expect(profileError({ mobile: '', email: 'x', birthday: 'y' }, NOW)).toBe('请输入正确邮箱号')
  })
})
