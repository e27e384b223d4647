import type { SimpleFaker } from '@faker-js/faker'
import { addDays, beijingDay, HOUR_MS, MINUTE_MS, startOfBeijingDay } from '#contracts/time/beijing-time.ts'
import { titlesOf } from '../games/games.ts'
import type { NoticeText } from '../state/catalogue.ts'
import { NEW_NAMES } from './texts/game-names.ts'
import { NOTICE_TEXTS } from './texts/notice-texts.ts'
import { VENUES } from './venues.ts'

export type NoticeSeed = NoticeText & { createdAt: number }

export const NOTICE_COUNT = 40
const SPREAD_DAYS = 90

const maintenance = (venue: string, day: string): NoticeText => ({
  title: `【维护】${venue} ${day} 例行维护`,
  content: `<p>${venue}将于 <strong>${day} 05:00–07:00</strong>（北京时间）进行例行维护，期间暂停进入游戏与场馆转账。</p><p>请提前回收场馆余额。未结算的注单在维护结束后照常结算。</p>`,
})

const newGame = (name: string, venue: string): NoticeText => ({
  title: `【新游】《${name}》登陆${venue}`,
  content: `<p>新游《<strong>${name}</strong>》已在${venue}上线，可在首页分类或搜索中找到。</p><p>上线首周的投注照常计入返水与 VIP 晋级。</p>`,
})

const venueOf = (game: string) =>
  VENUES.find(({ platname }) => titlesOf(platname).some(({ name }) => name === game))?.name ?? ''

/** The Beijing day as `11月20日`. */
const dayInWords = (ms: number): string => {
  const [, month, day] = beijingDay(ms).split('-').map(Number)
  return `${month}月${day}日`
}

/**
 * The announcements of a new world, newest first. The first of the fixed texts is newer than all others. They are
 * spread over the 90 days before today, each within Beijing working hours.
 */
export function noticeSeeds(faker: SimpleFaker, now: number): NoticeSeed[] {
  const today = startOfBeijingDay(now)
  const games = NEW_NAMES.map((name) => () => newGame(name, venueOf(name)))
  const venues = VENUES.slice(0, 7).map(
    ({ name }) =>
      (day: string) =>
        maintenance(name, day),
  )
  const fixed = NOTICE_TEXTS.map((text) => () => text)
  const makers = faker.helpers.shuffle([
    ...games.slice(0, NOTICE_COUNT - venues.length - fixed.length),
    ...venues,
    ...fixed,
  ])
  const [newest] = fixed
  const ordered = newest ? [newest, ...makers.filter((make) => make !== newest)] : makers
  return ordered.map((make, index) => {
    const day = addDays(today, -1 - Math.floor((index * SPREAD_DAYS) / NOTICE_COUNT))
    const createdAt =
      day +
      faker.number.int({ min: index === 0 ? 20 : 9, max: 20 }) * HOUR_MS +
      faker.number.int({ max: 59 }) * MINUTE_MS
    return { ...make(dayInWords(addDays(createdAt, 2))), createdAt }
  })
}
