import { describe, expect, it } from 'vitest'
import { AVATAR_MAX_BYTES } from '#contracts/avatar.ts'
import { commonTexts, passwordTexts, profileTexts, registerTexts } from '#contracts/texts/messages.ts'
import { PASSWORD_TRIES } from '../rules/password.ts'
import { DEMO, FRESH } from '../scenarios/personas.ts'
import { answerData, callsTo } from '../testing/test-calls.ts'

const ME = DEMO.username
type User = Record<string, unknown>

const png = (width: number, height: number, length = 64): Uint8Array => {
  const bytes = new Uint8Array(length)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  new DataView(bytes.buffer).setUint32(16, width)
  new DataView(bytes.buffer).setUint32(20, height)
  return bytes
}
const gif = (): Uint8Array => {
  const bytes = new Uint8Array(40)
  bytes.set([...'GIF89a'].map((c) => c.charCodeAt(0)))
  bytes.set([10, 0, 12, 0], 6)
  return bytes
}

describe('user and refreshusermoney', () => {
  it('answer the demo member’s data', async () => {
    const { call } = await callsTo('demo')
    const user = answerData<User>(await call('member.user', {}, ME))
    expect(user).toMatchObject({
      username: ME,
      realname: DEMO.realname,
      current_vip: 'P4',
      vip: 4,
      joinday: 96,
      balance: 12680.5,
      gameblance: 1245,
      isagent: 0,
      transferstatus: 0,
      usdtrate: 7.3,
      withdrawusdtrate: 7.15,
      withdrawcashfee: 5,
      withdrawfeeusdttrc: 1,
    })
    expect(await call('member.refreshusermoney', {}, ME)).toMatchObject({ data: user })
  })

  it('count the days since registration by Beijing midnights', async () => {
    const { call, mock } = await callsTo('fresh-member')
    const days = async () => answerData<User>(await call('member.user', {}, FRESH.username)).joinday
    expect(await days()).toBe(0)
    await mock.control.clock({ byMs: 12 * 3_600_000 - 1 })
    expect(await days()).toBe(0)
    await mock.control.clock({ byMs: 1 })
    expect(await days()).toBe(1)
  })
})

describe('updateuserinfo', () => {
  it('stores valid fields, and leaves empty ones unchanged', async () => {
    const { call, member } = await callsTo('member-with-money')
    const wire = { email: 'new@mail.example', mobile: '13900139000', birthday: '1990-02-28' }
    expect(await call('member.updateuserinfo', wire, ME)).toMatchObject({
      code: 200,
      message: commonTexts.profileSaved,
    })
    expect(await member(ME)).toMatchObject(wire)
    await call('member.updateuserinfo', { email: '', mobile: '', birthday: '' }, ME)
    expect(await member(ME)).toMatchObject(wire)
  })

  it.each([
    { mobile: '13900139000' },
    { email: 'new@mail.example' },
    { birthday: '1990-02-28' },
    {},
  ])('changes only %o: missing fields stay unchanged', async (wire) => {
    const { call, member } = await callsTo('member-with-money')
    const before = await member(ME)
    expect(await call('member.updateuserinfo', wire, ME)).toMatchObject({ code: 200 })
    expect(await member(ME)).toEqual({ ...before, ...wire })
  })

  it.each([
    [{ mobile: '12345' }, 202, profileTexts.mobile],
    [{ email: 'not-an-address' }, 202, profileTexts.email],
    [{ birthday: '1979-12-31' }, 202, '1980-01-01'],
    [{ birthday: '2026-05-02' }, 202, '今日'],
    [{ birthday: '1990-02-30' }, 422, 'birthday'],
  ])('refuses %o and changes nothing', async (wrong, code, text) => {
    const { call, member } = await callsTo('member-with-money')
    const before = await member(ME)
    const wire = { email: 'new@mail.example', mobile: '13900139000', birthday: '1990-02-28', ...wrong }
    expect(await call('member.updateuserinfo', wire, ME)).toMatchObject({
      code,
      message: expect.stringContaining(text),
    })
    expect(await member(ME)).toEqual(before)
  })

  it('never changes username and real name', async () => {
    const { call, member } = await callsTo('member-with-money')
    await call(
      'member.updateuserinfo',
      { email: '', mobile: '', birthday: '', username: 'other99', realname: '别人' },
      ME,
    )
    expect(await member(ME)).toMatchObject({ username: ME, realname: DEMO.realname })
  })
})

describe('uploadimg', () => {
  it.each([
    ['png', png(200, 200), 'data:image/png;base64,'],
    ['gif', gif(), 'data:image/gif;base64,'],
  ])('accepts a %s and shows it', async (_, bytes, head) => {
    const { call, upload } = await callsTo('member-with-money')
    const { url } = answerData<{ url: string }>(await upload(bytes, ME))
    expect(url.startsWith(head)).toBe(true)
    expect(Buffer.from(url.slice(head.length), 'base64')).toEqual(Buffer.from(bytes))
    expect(answerData<User>(await call('member.user', {}, ME)).avatar).toBe(url)
  })

  it.each([
    [
      'an svg named png',
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
      'gif 或 png',
    ],
    ['nothing', new Uint8Array(0), '请选择'],
    ['too many bytes', png(10, 10, AVATAR_MAX_BYTES + 1), '2MB'],
    ['too many pixels', png(30_000, 10), '4096'],
    ['no pixels', png(0, 10), '损坏'],
  ])('refuses %s', async (_, bytes, text) => {
    const { upload, member } = await callsTo('member-with-money')
    expect(await upload(bytes, ME)).toMatchObject({ code: 202, message: expect.stringContaining(text) })
    expect((await member(ME)).avatar).toBe('')
  })

  it('accepts exactly 2 MB', async () => {
    const { upload } = await callsTo('member-with-money')
    expect((await upload(png(10, 10, AVATAR_MAX_BYTES), ME)).code).toBe(200)
  })
})

describe('editPassword', () => {
  const change = { paypassword: 'brandnew1', password: DEMO.password }

  it('sets the new one and ends every session', async () => {
    const { call } = await callsTo('member-with-money')
    expect(await call('member.editPassword', change, ME)).toMatchObject({
      code: 200,
      message: commonTexts.passwordChanged,
    })
    expect((await call('member.user', {}, ME)).code).toBe(401)
    expect((await call('session.login', { name: ME, password: DEMO.password, code: 'x' })).code).toBe(202)
    expect((await call('session.login', { name: ME, password: 'brandnew1', code: 'x' })).code).toBe(200)
  })

  it.each([
    ['no old one', { password: '' }, passwordTexts.oldRequired],
    ['no new one', { paypassword: '' }, passwordTexts.newRequired],
    ['a short one', { paypassword: '12345' }, registerTexts.password],
    ['the same again', { paypassword: DEMO.password }, passwordTexts.same],
    ['a wrong old one', { password: 'nonsense' }, '旧密码不正确'],
  ])('refuses %s and keeps the session', async (_, wrong, text) => {
    const { call } = await callsTo('member-with-money')
    expect(await call('member.editPassword', { ...change, ...wrong }, ME)).toMatchObject({
      code: 202,
      message: expect.stringContaining(text),
    })
    expect((await call('member.user', {}, ME)).code).toBe(200)
  })
})

describe('editPayPassword', () => {
  it('clears the failure count on the right old one, even when the new one is the same', async () => {
    const { call } = await callsTo('member-with-money')
    const change = (old: string, paypassword = '123123') =>
      call('member.editPayPassword', { paypassword, password: old }, ME)
    for (let time = 0; time < 4; time++) await change('nonsense')
    expect((await change(DEMO.payPassword, DEMO.payPassword)).message).toBe(passwordTexts.same)
    expect((await change('nonsense')).message).toContain('还可以尝试 4 次')
  })

  it('sets the new one and keeps the session', async () => {
    const { call } = await callsTo('member-with-money')
    const wire = { paypassword: '123123', password: DEMO.payPassword }
    expect(await call('member.editPayPassword', wire, ME)).toMatchObject({ code: 200 })
    expect((await call('member.user', {}, ME)).code).toBe(200)
    expect(
      await call('member.editPayPassword', { paypassword: '777777', password: '123123' }, ME),
    ).toMatchObject({ code: 200 })
  })

  it('locks after wrong old ones, counted separately from the login', async () => {
    const { call } = await callsTo('member-with-money')
    const wrong = { paypassword: '123123', password: '000000' }
    const texts: string[] = []
    for (let n = 0; n < PASSWORD_TRIES; n++)
      texts.push((await call('member.editPayPassword', wrong, ME)).message)
    expect(texts[0]).toContain('4 次')
    expect(texts.at(-1)).toContain('15 分钟')
    expect(await call('member.editPayPassword', { ...wrong, password: DEMO.payPassword }, ME)).toMatchObject({
      code: 202,
    })
    expect((await call('session.login', { name: ME, password: DEMO.password, code: 'x' })).code).toBe(200)
  })

  it('sets the first one with the login password', async () => {
    const { call, mock } = await callsTo('member-with-money')
    await mock.change((world) => {
      for (const member of Object.values(world.members)) member.payPasswordDigest = ''
    })
    expect(
      await call('member.editPayPassword', { paypassword: '123123', password: 'nonsense' }, ME),
    ).toMatchObject({ code: 202 })
    expect(
      await call('member.editPayPassword', { paypassword: '123123', password: DEMO.password }, ME),
    ).toMatchObject({ code: 200 })
  })

  it('while there is none, gives the tries left of the login password and the time of its lock', async () => {
    const { call, mock } = await callsTo('no-pay-password')
    const first = async (password: string) =>
      (await call('member.editPayPassword', { paypassword: '123123', password }, ME)).message
    const texts: string[] = []
    for (let n = 0; n < PASSWORD_TRIES; n++) texts.push(await first('nonsense'))
    expect(texts.slice(0, -1)).toEqual(
      [4, 3, 2, 1].map((left) => `您尚未设置支付密码，请在旧密码处填写登录密码，还可以尝试 ${left} 次`),
    )
    expect(texts.at(-1)).toBe('登录密码连续输错次数过多，请 15 分钟后再试')
    await mock.control.clock({ byMs: 61_000 })
    expect(await first(DEMO.password)).toBe('登录密码连续输错次数过多，请 14 分钟后再试')
    await mock.control.clock({ byMs: 14 * 60_000 })
    expect(await first(DEMO.password)).toBe(commonTexts.passwordChanged)
  })
})
