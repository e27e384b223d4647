import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { appLinkIfAny, installLink, pageAddress, picture } from './addresses.ts'
import { contentOf, fieldsOf, forVisitor, successOf } from './wire/envelope.ts'
import { extension, lenient } from './wire/lenient.ts'
import { flag, flagOn, integer, longText, text, textIfAny } from './wire/wire.ts'

/** What the site says about itself. `site_state` false is maintenance: only `repair_tips` is shown. */
export const appInfo = z.object({
  title: lenient(text),
  site_state: flagOn,
  repair_tips: lenient(text),
  redpacket_switch: lenient(flag),
  index_modal: lenient(flag),
  webcontent: lenient(longText),
  h5_url: lenient(pageAddress),
  ios_download_qrcode: lenient(picture),
  ios_download_url: lenient(installLink),
})
export type AppInfo = z.output<typeof appInfo>

/** `link` is an address inside the app, where the banner leads; `title` what it shows, in words for a screen reader. */
export const banner = z.object({ src: picture, link: extension(appLinkIfAny), title: extension(textIfAny) })
export type Banner = z.output<typeof banner>

/** The banner type of the home page. */
export const HOME_BANNERS = 2

const c = initContract()

export const siteContract = c.router({
  app: {
    method: 'POST',
    path: '/api/app',
    summary: '站点信息',
    description:
      'Tells the title of the site, whether it is open, its switches and its links. `site_state` 0 closes it for maintenance, and then only `repair_tips` is shown. `webcontent` is HTML, shown once a tab while `index_modal` is 1. `h5_url` is also the permanent domain.',
    body: z.object({}),
    responses: { 200: successOf(appInfo) },
    metadata: forVisitor,
  },
  getVisitUrl: {
    method: 'GET',
    path: '/api/getVisitUrl',
    summary: '美元平台链接',
    description:
      'Names the address of the USD platform. The app appends `register?pid=` and the id of the promoter when it has one.',
    responses: { 200: successOf(fieldsOf({ url: pageAddress })) },
    metadata: forVisitor,
  },
  bannerList: {
    method: 'POST',
    path: '/api/bannerList',
    summary: '首页轮播图',
    description: 'Lists the pictures of a carousel. The app asks for `type` 2, the home page.',
    body: z.object({ type: integer }),
    responses: { 200: successOf(contentOf(banner)) },
    metadata: forVisitor,
  },
  getservicerurl: {
    method: 'POST',
    path: '/api/getservicerurl',
    summary: '在线客服链接',
    description: 'Names the address of customer service, which the app shows in a sandboxed frame.',
    body: z.object({}),
    responses: { 200: successOf(fieldsOf({ url: pageAddress })) },
    metadata: forVisitor,
  },
})
