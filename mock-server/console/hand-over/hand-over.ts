import * as z from 'zod/mini'
import { type Brand, readBrand } from '../../demo-sites/brand/brand.ts'
import { handOverKey, readDemoKey, writeDemoKey } from '../../demo-sites/demo-keys.ts'
import type { ScenarioView } from '../../scenarios/scenario-views.ts'
import type { PlaylistItem } from '../playlist/playlist.ts'
import { brandInLink, stateLink } from '../scenario/state-link.ts'
import type { TourMode } from '../tour/progress.ts'
import { LANGS, type Lang, LENGTHS } from '../tour/step.ts'
import { type BuiltIn, STORIES } from '../tour/stories/stories.ts'
import type { LinkedTour } from '../tour/tour-link.ts'

/** A state on the first page. What is left out is as in the catalogue, so that a link is short. */
export type Entry = { name: string } & Partial<PlaylistItem>

/** What a demo is made for a client with, beside the world. It travels in a file or in a link, so it is not trusted. */
export type HandOver = {
  /** Differs each time, so that a newer file at the same place of a disk counts as a new one. */
  id: string
  /** The client's name: `贵公司` on the first page. */
  client: string
  /** The seller's own line on the first page; may be empty. */
  line: string
  tour: 'none' | TourMode
  /** The usual tour if left out. */
  told?: LinkedTour | undefined
  items: readonly Entry[]
  brand?: Brand | undefined
}

/** The most characters of each text, and the most scenarios. */
export const MOST = { client: 24, line: 80, items: 20 } as const

/** Settings that cannot be used. The message says what to do. */
export class BadHandOver extends Error {
  override readonly name = 'BadHandOver'
}

const words = (most: number) => z.string().check(z.maxLength(most), z.regex(/^\P{Cc}*$/u))
const entry = z.object({
  name: words(60),
  title: z.optional(words(100)),
  params: z.optional(z.record(z.string(), z.unknown())),
  username: z.optional(words(40)),
  // A path of the app, behind the hash, where the app's own guard of routes has the last word.
  route: z.optional(z.string().check(z.maxLength(300), z.regex(/^\/(?!\/)[^\s\p{Cc}\\]*$/u))),
})
const settings = z.object({
  id: words(40),
  client: words(MOST.client).check(z.minLength(1)),
  line: words(MOST.line),
  tour: z.enum(['none', 'guide', 'play']),
  told: z.optional(
    z.object({
      story: z.enum(Object.keys(STORIES) as BuiltIn[]),
      length: z.literal(LENGTHS),
      lang: z.enum(Object.keys(LANGS) as Lang[]),
    }),
  ),
  items: z.array(entry).check(z.maxLength(MOST.items)),
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
    const text = readDemoKey(handOverKey()) ?? ''
    return readHandOver(text.startsWith('{') ? text : textOfLink(text)).handOver
  } catch {
    return undefined
  }
}

/** From here on this browser has seen its first page (src/demo/hand-over.ts compares the text). */
export const keepHandOver = (text: string): void => writeDemoKey(handOverKey(), text)

/** With all that the first page shows and begins. */
export type Filled = Omit<HandOver, 'items'> & { items: readonly PlaylistItem[] }

/** The settings with all that the catalogue has on their scenarios; those that it does not know are left out. */
export const filled = ({ items, ...handOver }: HandOver, catalogue: readonly ScenarioView[]): Filled => ({
  ...handOver,
  items: items.flatMap(({ name, title, params = {}, username, route }) => {
    const view = catalogue.find((one) => one.name === name)
    if (!view) return []
    return [
      { title: title ?? view.title, name, params, username: username ?? view.as, route: route ?? view.path },
    ]
  }),
})

/** The same without what the catalogue says anyway. */
const shortened = (items: readonly Entry[], catalogue: readonly ScenarioView[]): Entry[] =>
  items.map(({ name, title, params = {}, username, route }) => {
    const view = catalogue.find((one) => one.name === name)
    return {
      name,
      title: title === view?.title ? undefined : title,
      params: Object.keys(params).length === 0 ? undefined : params,
      username: username === view?.as ? undefined : username,
      route: route === view?.path ? undefined : route,
    }
  })

/** The link that opens a demo for a client. It carries no world, and no long logo. */
export function handOverLink(
  base: string,
  { brand, items, ...handOver }: HandOver,
  catalogue: readonly ScenarioView[],
  username: string,
): string {
  const opening = { params: {}, theme: undefined, at: undefined, faults: [] }
  const link = new URL(stateLink(base, { ...opening, scenario: 'demo', username, route: '/' }))
  const settings = { ...handOver, items: shortened(items, catalogue), brand: brand && brandInLink(brand) }
  link.searchParams.set('for', inAddress(JSON.stringify(settings)))
  return link.href
}

/** Chinese takes nine characters in an address, and four in this. */
const inAddress = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** What `for` of a link says; '' if it says nothing that can be read. */
export function textOfLink(given: string): string {
  try {
    const bytes = atob(given.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder().decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)))
  } catch {
    return ''
  }
}
