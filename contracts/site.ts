import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { fieldsOf, forVisitor, listOf, ok } from './envelope.ts'
import { flag, flagOn, integer, text } from './wire.ts'

/** What the site says about itself. `site_state` false is maintenance: only `repair_tips` is shown (spec section 4). */
export const appInfo = z.object({
  title: text,
  site_state: flagOn,
  repair_tips: text,
  redpacket_switch: flag,
  index_modal: flag,
  webcontent: text,
  h5_url: text,
  ios_download_qrcode: text,
  ios_download_url: text,
})
export type AppInfo = z.output<typeof appInfo>

export const banner = z.object({ src: text })
export type Banner = z.output<typeof banner>

/** The banner type of the home page. */
export const HOME_BANNERS = 2

const c = initContract()

export const siteContract = c.router({
  app: {
    method: 'POST',
    path: '/api/app',
    summary: '站点信息',
    description: 'Title, site state, switches and links. Spec sections 3, 4, 7.',
    body: z.object({}),
    responses: { 200: ok(appInfo) },
    metadata: forVisitor,
  },
  getVisitUrl: {
    method: 'GET',
    path: '/api/getVisitUrl',
    summary: '美元平台链接',
    description: 'Where the window goes; `register?pid=` is appended when a pid is kept. Spec sections 4, 7.',
    responses: { 200: ok(fieldsOf({ url: text })) },
    metadata: forVisitor,
  },
  bannerList: {
    method: 'POST',
    path: '/api/bannerList',
    summary: '首页轮播图',
    description: 'Pictures of the home carousel (type 2). Spec sections 2, 7.',
    body: z.object({ type: integer }),
    responses: { 200: ok(listOf(banner)) },
    metadata: forVisitor,
  },
  getservicerurl: {
    method: 'POST',
    path: '/api/getservicerurl',
    summary: '在线客服链接',
    description: 'Address of customer service. Spec sections 2, 7.',
    body: z.object({}),
    responses: { 200: ok(fieldsOf({ url: text })) },
    metadata: forVisitor,
  },
})
