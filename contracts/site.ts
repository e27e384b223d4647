import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { appLinkIfAny, installLink, pageAddress, picture } from './wire/addresses.ts'
import { contentOf, fieldsOf, forVisitor, successOf } from './wire/envelope.ts'
import { extension, lenient } from './wire/lenient.ts'
import { flag, flagOn, integer, longText, text, textIfAny } from './wire/wire.ts'

/** The site's own settings. `site_state` false means maintenance; the app then shows only `repair_tips`. */
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

/** `link` is the address inside the app that the banner opens; `title` describes the picture to screen readers. */
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
    body: z.object({}),
    responses: { 200: successOf(appInfo) },
    metadata: forVisitor,
  },
  getVisitUrl: {
    method: 'GET',
    path: '/api/getVisitUrl',
    summary: '美元平台链接',
    responses: { 200: successOf(fieldsOf({ url: pageAddress })) },
    metadata: forVisitor,
  },
  bannerList: {
    method: 'POST',
    path: '/api/bannerList',
    summary: '首页轮播图',
    body: z.object({ type: integer }),
    responses: { 200: successOf(contentOf(banner)) },
    metadata: forVisitor,
  },
  getservicerurl: {
    method: 'POST',
    path: '/api/getservicerurl',
    summary: '在线客服链接',
    body: z.object({}),
    responses: { 200: successOf(fieldsOf({ url: pageAddress })) },
    metadata: forVisitor,
  },
})
