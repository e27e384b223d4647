import { ABOUT_ARTICLES, HELP_ARTICLES } from '#contracts/codes.ts'
import { GAME_CATEGORIES } from '#contracts/game-codes.ts'
import type { Game, World } from '../world/world.ts'
import { ACTIVITIES, ACTIVITY_TYPES } from './activities.ts'
import { ARTICLES } from './articles.ts'
import { BANNERS } from './banners.ts'
import { fakerOf } from './dice.ts'
import { gameSeeds } from './games.ts'
import { noticeSeeds } from './notices.ts'
import { bannerPicture, coverPicture, venuePicture } from './pictures.ts'
import type { GameCategory } from './venues.ts'

/** Puts into a world what every site has: games, banners, announcements, articles, promotions. Seeded by the world's own seed. */
export function fillContent(world: World, now: number): void {
  for (const [order, { code, platname, category, name, listed, hot, isNew }] of gameSeeds().entries()) {
    const game: Game = {
      id: code,
      plat: platname,
      code,
      category,
      name,
      picture: '',
      logo: '',
      listed,
      hot,
      isNew,
      order,
    }
    world.games[game.id] = game
  }
  for (const [order, { id, title, subtitle }] of BANNERS.entries()) {
    world.banners[id] = { id, src: bannerPicture(order, title, subtitle), order }
  }
  const notices = noticeSeeds(fakerOf(world.meta.seed), now)
  for (const [index, { title, content, createdAt }] of notices.reverse().entries()) {
    const id = `a${index + 1}`
    world.notices[id] = { id, title, content, atMs: createdAt, to: null }
  }
  const titles: Record<string, string> = { ...ABOUT_ARTICLES, ...HELP_ARTICLES }
  for (const [type, content] of Object.entries(ARTICLES))
    world.articles[type] = { title: titles[type] ?? '', content }
  for (const [order, { id, name }] of ACTIVITY_TYPES.entries()) world.activityTypes[id] = { id, name, order }
  for (const [order, activity] of ACTIVITIES.entries()) {
    world.activities[activity.id] = { ...activity, banner: '', order }
  }
}

const isCategory = (category: string): category is GameCategory => category in GAME_CATEGORIES

/** A game's cover and its venue's mark: what the world says, else drawn. */
export function picturesOf({ picture, logo, category, order, plat, name }: Game): {
  cover: string
  mark: string
} {
  const drawnAs = isCategory(category) ? category : 'concise'
  return { cover: picture || coverPicture(drawnAs, order, name), mark: logo || venuePicture(plat) }
}

/** A promotion's picture: the words before the space are its title, those behind it the line below. */
export function activityPicture({
  banner,
  title,
  order,
}: {
  banner: string
  title: string
  order: number
}): string {
  const [first = '', ...rest] = title.split(' ')
  return banner || bannerPicture(order, first, rest.join(' '))
}
