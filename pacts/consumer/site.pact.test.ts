import { describe, expect, it } from 'vitest'
import { HOME_BANNERS, siteContract } from '#contracts/site.ts'
import { appQuery, bannersQuery, serviceUrlQuery, visitUrlQuery } from '#src/api/queries/site.ts'
import { app } from './support/app.ts'
import { pact } from './support/pact.ts'
import {
  data,
  flag,
  htmlIfAny,
  installLink,
  nothing,
  nothingIn,
  off,
  on,
  pageAt,
  picture,
  rows,
  text,
  words,
} from './support/wire.ts'

const site = siteContract

describe('the site settings', () => {
  it('are a title, switches and links', () =>
    pact(
      {
        given: ['visitor'],
        that: 'while the site is open',
        call: site.app,
        answer: data({
          title: words('云舟'),
          site_state: on('1'),
          repair_tips: text(''),
          redpacket_switch: on(1),
          index_modal: flag('0'),
          webcontent: htmlIfAny('<p>欢迎登舟</p>'),
          h5_url: pageAt('https://m.example.com'),
          ios_download_qrcode: picture('/qr/ios.png'),
          ios_download_url: installLink('https://app.example.com/ios'),
        }),
      },
      async () =>
        expect(await app().fetchQuery(appQuery())).toEqual({
          title: '云舟',
          isOpen: true,
          closedText: '',
          hasRedPacket: true,
          hasWelcome: false,
          welcomeHtml: '<p>欢迎登舟</p>',
          webAddress: 'https://m.example.com',
          downloadCode: '/qr/ios.png',
          downloadUrl: 'https://app.example.com/ios',
        }),
    ))

  it('say when red packets are switched off', () =>
    pact(
      {
        given: ['red-packet-off'],
        that: 'while red packets are switched off',
        call: site.app,
        answer: data({ title: words('云舟'), site_state: on(1), redpacket_switch: off(0) }),
      },
      async () =>
        expect(await app().fetchQuery(appQuery())).toMatchObject({ isOpen: true, hasRedPacket: false }),
    ))

  it('are only the reason under maintenance', () =>
    pact(
      {
        given: ['maintenance', { tips: '系统升级，预计 12:00 恢复' }],
        that: 'under maintenance',
        call: site.app,
        answer: data({ site_state: off(), repair_tips: '系统升级，预计 12:00 恢复' }),
      },
      async () =>
        expect(await app().fetchQuery(appQuery())).toMatchObject({
          isOpen: false,
          closedText: '系统升级，预计 12:00 恢复',
        }),
    ))
})

describe('the carousel', () => {
  it('has pictures', () =>
    pact(
      {
        given: ['visitor'],
        that: 'of the home page',
        call: site.bannerList,
        body: { type: HOME_BANNERS },
        answer: data(rows({ src: picture('/banners/1.webp') })),
      },
      async () => expect(await app().fetchQuery(bannersQuery())).toEqual([{ src: '/banners/1.webp' }]),
    ))

  it('may have none', () =>
    pact(
      {
        given: ['empty-lists'],
        that: 'none',
        call: site.bannerList,
        body: { type: HOME_BANNERS },
        answer: data(nothing),
      },
      async () => expect(await app().fetchQuery(bannersQuery())).toEqual([]),
    ))
})

it('customer service has an address', () =>
  pact(
    {
      given: ['visitor'],
      that: 'for a visitor',
      call: site.getservicerurl,
      answer: data({ url: pageAt('https://kefu.example.com/chat') }),
    },
    async () => expect(await app().fetchQuery(serviceUrlQuery())).toBe('https://kefu.example.com/chat'),
  ))

it('customer service is there under maintenance', () =>
  pact(
    {
      given: ['maintenance', { tips: '系统升级，预计 12:00 恢复' }],
      that: 'under maintenance',
      call: site.getservicerurl,
      answer: data({ url: pageAt('https://kefu.example.com/chat') }),
    },
    async () => expect(await app().fetchQuery(serviceUrlQuery())).toBe('https://kefu.example.com/chat'),
  ))

it('the USD platform has an address', () =>
  pact(
    {
      given: ['visitor'],
      that: 'for a visitor',
      call: site.getVisitUrl,
      answer: data({ url: pageAt('https://usd.example.com/') }),
    },
    async () => expect(await app().fetchQuery(visitUrlQuery())).toBe('https://usd.example.com/'),
  ))

it.each([
  { call: site.getservicerurl, read: () => app().fetchQuery(serviceUrlQuery()) },
  { call: site.getVisitUrl, read: () => app().fetchQuery(visitUrlQuery()) },
])('an address may not be set: $call.path', ({ call, read }) =>
  pact({ given: ['unfilled-site'], that: 'not set', call, answer: data(nothingIn('url')) }, async () =>
    expect(await read()).toBe(''),
  ))
