import { describe, expect, it } from 'vitest'
import { captchaTexts, loginTexts, registerTexts } from '#contracts/texts/messages.ts'
import { PASSWORD_LOCK_MS, PASSWORD_TRIES } from '../rules/password.ts'
import { DEMO, FRESH, tokenOf } from '../scenarios/personas.ts'
import { answerData, callsTo } from '../testing/test-calls.ts'

const FORM = {
  name: 'newone1',
  password: 'secret1',
  confirmPass: 'secret1',
  realname: '王小舟',
  paypassword: '654321',
  code: 'AB12',
  referrer: '',
  referrer_node: '',
}
const LOGIN = { name: DEMO.username, password: DEMO.password, code: 'AB12' }

describe('a blocked account', () => {
  it('loses its sessions, and is told so at the login only with the right password', async () => {
    const { call, mock } = await callsTo('member-with-money')
    await mock.control.block({ username: DEMO.username, isBlocked: true })
    const token = `!${tokenOf(DEMO.username)}`
    expect(await call('member.user', {}, token)).toMatchObject({
      code: 401,
      message: expect.stringContaining('已被冻结'),
    })
    expect(await call('session.login', LOGIN)).toMatchObject({
      code: 202,
      message: expect.stringContaining('账号已被冻结'),
    })
    const wrong = await call('session.login', { ...LOGIN, password: 'wrong12' })
    expect(wrong).toMatchObject({ code: 202, message: expect.stringContaining('密码错误') })
    await expect(mock.control.session({ username: DEMO.username })).rejects.toThrow('is blocked')
    await mock.control.block({ username: DEMO.username, isBlocked: false })
    expect(await call('member.user', {}, token)).toMatchObject({ code: 401, message: '请先登录' })
    expect(await call('session.login', LOGIN)).toMatchObject({ code: 200 })
  })
})

describe('register', () => {
  it('opens an account that is logged in, with a welcome message and nothing else', async () => {
    const { call, member } = await callsTo('visitor')
    const answer = await call('session.register', { ...FORM, pid: 'friend_1' })
    expect(answer).toMatchObject({ code: 200, message: expect.stringContaining('注册成功') })
    const token = `!${answerData<{ api_token: string }>(answer).api_token}`
    const user = answerData<Record<string, unknown>>(await call('member.user', {}, token))
    expect(user).toMatchObject({
      username: 'newone1',
      realname: '王小舟',
      balance: 0,
      current_vip: 'P0',
      isagent: 0,
    })
    expect((await member('newone1')).pid).toBe('friend_1')
    const inbox = answerData<{ total: number }>(await call('notices.noticeList', { page: 1, type: 2 }, token))
    expect(inbox.total).toBe(1)
  })

  it.each([
    ['a short name', { name: 'abc12' }, registerTexts.username],
    ['a name with signs', { name: 'abc_123' }, registerTexts.username],
    ['a long name', { name: 'a'.repeat(17) }, registerTexts.username],
    ['a short password', { password: '12345', confirmPass: '12345' }, registerTexts.password],
    ['another confirmation', { confirmPass: 'secret2' }, registerTexts.confirmPass],
    ['no real name', { realname: ' ' }, registerTexts.realname],
    ['a short payment password', { paypassword: '12345' }, registerTexts.paypassword],
    ['a long payment password', { paypassword: '1'.repeat(19) }, registerTexts.payPasswordTooLong],
    ['no captcha', { code: ' ' }, captchaTexts.required],
  ])('refuses %s, and opens nothing', async (_, wrong, text) => {
    const { call, mock } = await callsTo('visitor')
    expect(await call('session.register', { ...FORM, ...wrong })).toEqual({
      code: 202,
      message: text,
      data: null,
    })
    expect(await mock.read((world) => Object.keys(world.members))).toEqual([])
  })

  it('refuses a name that is taken, whatever its case', async () => {
    const { call } = await callsTo('fresh-member')
    expect(await call('session.register', { ...FORM, name: 'NEW888' })).toMatchObject({
      code: 202,
      message: expect.stringContaining('已被注册'),
    })
  })

  it.each([
    ['q8w7e6r5', ''],
    ['q8w7e6r5t4y', 'q8w7e6r5t4y'],
    ['Johnny', 'Johnny'],
    [' 周小满 ', '周小满'],
  ])('of the name %j leaves %j: letters and digits of an automatic registration are no name', async (sent, kept) => {
    const { call, member } = await callsTo('visitor')
    await call('session.register', { ...FORM, realname: sent })
    expect((await member('newone1')).realname).toBe(kept)
  })

  it('drops an invalid pid', async () => {
    const { call, member } = await callsTo('visitor')
    await call('session.register', { ...FORM, pid: 'a&b=<c>' })
    expect((await member('newone1')).pid).toBe('')
  })
})

describe.each(['session.login', 'session.loginPc'])('%s', (login) => {
  it('answers a valid token', async () => {
    const { call } = await callsTo('member-with-money')
    const answer = await call(login, LOGIN)
    expect(answer.code).toBe(200)
    const { api_token } = answerData<{ api_token: string }>(answer)
    expect((await call('member.user', {}, `!${api_token}`)).code).toBe(200)
  })

  it('ends every other session of the member: the older device is told so, later ones as well', async () => {
    const { call } = await callsTo('member-with-money')
    const logIn = async () => answerData<{ api_token: string }>(await call(login, LOGIN)).api_token
    const second = await logIn()
    expect(await call('member.user', {}, DEMO.username)).toMatchObject({
      code: 401,
      message: '您的账号已在其他设备登录',
    })
    expect(await call('notices.noticeList', { page: 1, type: 2 }, DEMO.username)).toMatchObject({
      code: 401,
      message: '您的账号已在其他设备登录',
    })
    const third = await logIn()
    expect(await call('member.user', {}, `!${second}`)).toMatchObject({ message: '您的账号已在其他设备登录' })
    expect((await call('member.user', {}, `!${third}`)).code).toBe(200)
    expect(await call('member.user', {}, DEMO.username), 'two logins ago').toMatchObject({
      code: 401,
      message: '请先登录',
    })
    expect((await call('session.logoff', {}, `!${third}`)).code).toBe(200)
    expect(await call('member.user', {}, `!${third}`)).toMatchObject({ code: 401, message: '请先登录' })
  })

  it('leaves the session as it is after a wrong password', async () => {
    const { call } = await callsTo('member-with-money')
    await call(login, { ...LOGIN, password: 'nonsense' })
    expect((await call('member.user', {}, DEMO.username)).code).toBe(200)
  })

  it('gives the same text for an unknown name and for a wrong password', async () => {
    const { call } = await callsTo('member-with-money')
    const wrong = await call(login, { ...LOGIN, password: 'nonsense' })
    const unknown = await call(login, { ...LOGIN, name: 'nobody1' })
    expect(wrong.code).toBe(202)
    expect(unknown).toEqual(wrong)
  })

  it.each([
    ['no name', { name: ' ' }, loginTexts.required],
    ['no password', { password: '' }, loginTexts.required],
    ['no captcha', { code: '' }, captchaTexts.required],
  ])('refuses %s', async (_, wrong, text) => {
    const { call } = await callsTo('member-with-money')
    expect(await call(login, { ...LOGIN, ...wrong })).toMatchObject({ code: 202, message: text })
  })

  it('locks after five failures for fifteen minutes of the mock backend’s clock', async () => {
    const { call, mock } = await callsTo('member-with-money')
    for (let n = 0; n < PASSWORD_TRIES; n++) await call(login, { ...LOGIN, password: 'nonsense' })
    expect(await call(login, LOGIN)).toMatchObject({ code: 202, message: expect.stringContaining('15 分钟') })
    await mock.control.clock({ byMs: PASSWORD_LOCK_MS - 1 })
    expect((await call(login, LOGIN)).code).toBe(202)
    await mock.control.clock({ byMs: 1 })
    expect((await call(login, LOGIN)).code).toBe(200)
  })
})

describe('logoff', () => {
  it('ends that session, and no other member’s', async () => {
    const { call } = await callsTo('demo')
    expect((await call('session.logoff', {}, DEMO.username)).code).toBe(200)
    expect((await call('member.user', {}, DEMO.username)).code).toBe(401)
    expect((await call('member.user', {}, FRESH.username)).code).toBe(200)
  })
})
