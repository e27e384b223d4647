import { describe, expect, it } from 'vitest'
import { memberContract } from '#contracts/member.ts'
import { fen } from '#contracts/money/money.ts'
import { DEMO, FRESH } from '#mock/scenarios/personas.ts'
import { type Member, useRefreshMoney, userQuery } from '#src/api/queries/member.ts'
import { useUpdateProfile, useUploadAvatar } from '#src/api/queries/profile.ts'
import { app, picked, refusedWith, runAction } from './support/app.ts'
import { pact, type StateRef } from './support/pact.ts'
import { endsSession, needsLogin } from './support/session-end.ts'
import {
  count,
  data,
  date,
  done,
  exactYuan,
  levelIs,
  like,
  noDate,
  noText,
  off,
  pictureIfAny,
  refused,
  text,
  unauthorised,
  words,
  yuan,
} from './support/wire.ts'

const { user, refreshusermoney, updateuserinfo, uploadimg } = memberContract

const level = (example: string) => like('^[\\s\\S]*[Pp]\\d+[\\s\\S]*$', example)
const member = {
  username: DEMO.username,
  realname: DEMO.realname,
  avatar: pictureIfAny('/avatars/7.png'),
  mobile: text('13800138000'),
  email: text('demo888@mail.example'),
  birthday: date('1992-06-18'),
  current_vip: level('P4'),
  joinday: count(96),
  paysum: yuan(42680),
  isagent: off(),
  balance: exactYuan(12680.5),
  gameblance: exactYuan(320),
  usdtrate: exactYuan(7.3),
  transferstatus: off(),
  withdrawcashfee: exactYuan(5),
  withdrawfeeusdttrc: exactYuan(1),
  withdrawusdtrate: exactYuan(7.15),
}
/** The amounts of the example. */
const RICH: StateRef = ['member-with-money', { central: '12680.50', inVenue: '320.00' }]
const parsed = {
  username: 'demo888',
  realName: '林子安',
  avatar: '/avatars/7.png',
  mobile: '13800138000',
  email: 'demo888@mail.example',
  birthday: '1992-06-18',
  vip: 4,
  daysSinceJoining: 96,
  totalDeposit: fen(4_268_000),
  isAgent: false,
  balance: fen(1_268_050),
  venueBalance: fen(32_000),
  depositRate: 7_300_000,
  autoTransfer: false,
  feeErc20: 500,
  feeTrc20: 100,
  withdrawalRate: 7_150_000,
} as Member

/** A new member without anything, from a backend that writes numbers and flags as text. */
const newcomer = {
  ...member,
  username: FRESH.username,
  realname: FRESH.realname,
  avatar: pictureIfAny(''),
  mobile: noText,
  email: noText,
  birthday: noDate,
  current_vip: levelIs(0, 'VIP0'),
  joinday: count('0'),
  paysum: exactYuan('0.00'),
  isagent: off('0'),
  balance: exactYuan('0.00'),
  gameblance: exactYuan('0.00'),
  usdtrate: exactYuan('7.30'),
  transferstatus: off('0'),
}
const parsedNewcomer = {
  ...parsed,
  username: FRESH.username,
  realName: FRESH.realname,
  avatar: '',
  mobile: '',
  email: '',
  birthday: '',
  vip: 0,
  daysSinceJoining: 0,
  totalDeposit: 0,
  balance: 0,
  venueBalance: 0,
  autoTransfer: false,
}

describe('the member', () => {
  it('is read with level, wallets, rates and settings', () =>
    pact({ given: RICH, that: 'with money', call: user, as: DEMO, answer: data(member) }, async () =>
      expect(await app().fetchQuery(userQuery())).toEqual(parsed),
    ))

  it('is also read from decimal text and text flags', () =>
    pact(
      {
        given: ['fresh-member'],
        that: 'who has nothing yet, with amounts and flags as text',
        call: user,
        as: FRESH,
        answer: data(newcomer),
      },
      async () => expect(await app().fetchQuery(userQuery())).toEqual(parsedNewcomer),
    ))

  needsLogin({ call: user }, () => app().fetchQuery(userQuery()))

  it.each([
    { given: ['session-expired'], that: 'with a token that has expired' },
    { given: ['session-expired', { by: 'logoff' }], that: 'with a token that was logged off' },
    {
      given: ['session-expired', { by: 'password' }],
      that: 'with a token from before the login password was changed',
    },
  ] as const)('ends the session $that', ({ given, that }) =>
    pact({ given, that, call: user, as: DEMO, answer: unauthorised }, () =>
      endsSession(() => app().fetchQuery(userQuery())),
    ))
})

describe('the refresh control', () => {
  it('reads the member anew', () =>
    pact(
      {
        given: RICH,
        that: 'with money',
        call: refreshusermoney,
        as: DEMO,
        answer: data(member),
      },
      async () =>
        expect(await runAction(useRefreshMoney, undefined)).toEqual({ outcome: 'done', answer: parsed }),
    ))

  it('also reads decimal text and text flags', () =>
    pact(
      {
        given: ['fresh-member'],
        that: 'who has nothing yet, with amounts and flags as text',
        call: refreshusermoney,
        as: FRESH,
        answer: data(newcomer),
      },
      async () =>
        expect(await runAction(useRefreshMoney, undefined)).toEqual({
          outcome: 'done',
          answer: parsedNewcomer,
        }),
    ))

  needsLogin({ call: refreshusermoney }, () => runAction(useRefreshMoney, undefined))
})

describe('the profile', () => {
  const profile = { email: 'chuhang@example.com', mobile: '13900139000', birthday: '1990-01-31' }

  it('is changed', () =>
    pact(
      {
        given: ['fresh-member'],
        that: 'mobile, e-mail and birthday',
        call: updateuserinfo,
        as: FRESH,
        body: profile,
        answer: done('操作成功'),
      },
      async () =>
        expect(await runAction(useUpdateProfile, profile)).toEqual({ outcome: 'done', answer: '操作成功' }),
    ))

  it('is changed in one field, and the other fields keep their values', () =>
    pact(
      {
        given: ['fresh-member'],
        that: 'the e-mail alone',
        call: updateuserinfo,
        as: FRESH,
        body: { email: profile.email },
        answer: done('操作成功'),
      },
      async () =>
        expect(await runAction(useUpdateProfile, { email: profile.email })).toEqual({
          outcome: 'done',
          answer: '操作成功',
        }),
    ))

  it('is refused with a message when a field is wrong', () =>
    pact(
      {
        given: ['fresh-member'],
        that: 'a mobile number that is none',
        call: updateuserinfo,
        as: FRESH,
        body: { ...profile, mobile: '12345' },
        answer: refused('请输入正确手机号'),
      },
      async () =>
        expect(await runAction(useUpdateProfile, { ...profile, mobile: '12345' })).toEqual(
          refusedWith('请输入正确手机号'),
        ),
    ))

  needsLogin({ call: updateuserinfo, body: profile }, () => runAction(useUpdateProfile, profile))
})

describe('the avatar', () => {
  const avatar = { name: 'avatar.png', type: 'image/png' }
  const note = { name: 'not-a-picture.txt', type: 'text/plain' }

  it('is uploaded', () =>
    pact(
      {
        given: ['fresh-member'],
        that: 'a png',
        call: uploadimg,
        as: FRESH,
        file: avatar,
        answer: { code: 200 },
      },
      async () =>
        expect(await runAction(useUploadAvatar, await picked(avatar))).toMatchObject({ outcome: 'done' }),
    ))

  it('is also done when the data of the answer is only its address, or any other value', () =>
    pact(
      {
        given: ['wire-form', { form: 'scalar-data' }],
        that: 'a png, answered with a value that is no object',
        call: uploadimg,
        as: DEMO,
        file: avatar,
        answer: { code: 200, data: words('/upload/7f3a.png') },
        optional: true,
      },
      async () =>
        expect(await runAction(useUploadAvatar, await picked(avatar))).toMatchObject({ outcome: 'done' }),
    ))

  it('is refused with a message when it is not a picture', () =>
    pact(
      {
        given: ['fresh-member'],
        that: 'a file that is no picture',
        call: uploadimg,
        as: FRESH,
        file: note,
        answer: refused('仅支持 gif 或 png 图片，请更换后再上传'),
      },
      async () =>
        expect(await runAction(useUploadAvatar, await picked(note))).toEqual(
          refusedWith('仅支持 gif 或 png 图片，请更换后再上传'),
        ),
    ))

  needsLogin({ call: uploadimg, file: avatar }, async () => runAction(useUploadAvatar, await picked(avatar)))
})
