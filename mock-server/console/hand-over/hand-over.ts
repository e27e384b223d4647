import * as z from 'zod/mini'
import { type Brand, readBrand } from '../../demo-sites/brand/brand.ts'
import { handOverKey, readDemoKey, writeDemoKey } from '../../demo-sites/demo-keys.ts'
import type { PlaylistItem } from '../playlist/playlist.ts'
import { stateLink } from '../scenario/state-link.ts'
import type { TourMode } from '../tour/progress.ts'

/** What a demo is made for a client with, beside the world. It travels in a file or in a link, so it is not trusted. */
export type HandOver = {
  /** Differs each time, so that a newer file at the same place of a disk counts as a new one. */
  id: string
  /** The client's name: `贵公司` on the first page. */
  client: string
  /** The seller's own line on the first page; may be empty. */
  line: string
  tour: 'none' | TourMode
  items: readonly PlaylistItem[]
  brand?: Brand | undefined
}

/** The most characters of each text, and the most scenarios. */
export const MOST = { client: 24, line: 80, items: 20 } as const

/** Settings that cannot be used. The message says what to do. */
export class BadHandOver extends Error {
  override readonly name = 'BadHandOver'
}

const words = (most: number) => z.string().check(z.maxLength(most), z.regex(/^\P{Cc}*$/u))
const item = z.object({
  title: words(100),
  name: words(60),
  params: z.record(z.string(), z.unknown()),
  username: words(40),
  // A path of the app, behind the hash, where the app's own guard of routes has the last word.
  route: z.string().check(z.maxLength(300), z.regex(/^\/(?!\/)[^\s\p{Cc}\\]*$/u)),
})
const settings = z.object({
  id: words(40),
  client: words(MOST.client).check(z.minLength(1)),
  line: words(MOST.line),
  tour: z.enum(['none', 'guide', 'play']),
  items: z.array(item).check(z.maxLength(MOST.items)),
  brand: z.optional(z.unknown()),
})

/** The settings of a demo that was made for a client, and what of them does not count. Throws BadHandOver. */
export function readHandOver(text: string): { handOver: HandOver; notes: string[] } {
  const read = z.safeParse(settings, jsonOf(text))
  if (!read.success) throw new BadHandOver('这份演示的设置读不出来：请向发给您的人再要一份')
  const { brand: given, ...handOver } = read.data
  if (given === undefined) return { handOver, notes: [] }
  const brand = readBrand(given)
  return 'brand' in brand
    ? { handOver: { ...handOver, brand: brand.brand }, notes: [] }
    : { handOver, notes: [`品牌没有用上：${brand.problems.map(({ text }) => text).join('；')}`] }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What this demo was made for a client with; undefined if it was made for nobody. */
export function storedHandOver(): HandOver | undefined {
  try {
    return readHandOver(readDemoKey(handOverKey()) ?? '').handOver
  } catch {
    return undefined
  }
}

/** From here on this browser has seen its first page (src/demo/hand-over.ts compares the text). */
export const keepHandOver = (text: string): void => writeDemoKey(handOverKey(), text)

/** The link that opens a demo for a client. It carries no world, and no long logo. */
export function handOverLink(base: string, { brand, ...handOver }: HandOver, username: string): string {
  const link = new URL(
    stateLink(base, {
      scenario: 'demo',
      params: {},
      username,
      route: '/',
      theme: undefined,
      at: undefined,
      faults: [],
      brand,
    }),
  )
  link.searchParams.set('for', JSON.stringify(handOver))
  return link.href
}
