import { addDays, startOfBeijingDay } from '#contracts/time/beijing-time.ts'
import { ABOUT_ARTICLES, HELP_ARTICLES } from '#contracts/wire/codes.ts'
import type { Picture, PictureUrl } from '../../art/picture.ts'
import type { StoredBanner, StoredGame, StoredPromotion } from '../../state/catalogue.ts'
import { isGameCategory } from '../../state/catalogue.ts'
import type { World } from '../../state/types.ts'
import { ACTIVITIES, ACTIVITY_TYPES } from '../activities.ts'
import { BANNERS } from '../banners.ts'
import { fakerFor } from '../faker.ts'
import { gameSeeds } from '../games.ts'
import { noticeSeeds } from '../notices.ts'
import { bannerPicture, coverPicture, promotionPicture, venuePicture } from '../pictures.ts'
import { ARTICLES } from './articles.ts'

/** Fills a world with games, banners, announcements, articles and promotions, from the world's own seed. */
export function fillContent(world: World, now: number): void {
  for (const [order, { code, platname, category, name, listed, hot, isNew }] of gameSeeds().entries()) {
    const game: StoredGame = {
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
  for (const [order, { id, link }] of BANNERS.entries()) world.banners[id] = { id, src: '', link, order }
  const notices = noticeSeeds(fakerFor(world.meta.seed), now)
  for (const [index, { title, content, createdAt }] of notices.reverse().entries()) {
    const id = `a${index + 1}`
    world.notices[id] = { id, title, content, atMs: createdAt, to: null }
  }
  const titles: Record<string, string> = { ...ABOUT_ARTICLES, ...HELP_ARTICLES }
  for (const [type, content] of Object.entries(ARTICLES))
    world.articles[type] = { title: titles[type] ?? '', content }
  for (const [order, { id, name }] of ACTIVITY_TYPES.entries()) world.activityTypes[id] = { id, name, order }
  for (const [order, { days, ...activity }] of ACTIVITIES.entries()) {
    const onDay = (day: number) => addDays(startOfBeijingDay(now), day)
    const fromMs = days ? onDay(days[0]) : null
    const toMs = days ? onDay(days[1] + 1) : null
    world.activities[activity.id] = { ...activity, banner: '', fromMs, toMs, order }
  }
}

const coverOf = ({ category, order, name }: Pick<StoredGame, 'category' | 'order' | 'name'>): Picture =>
  coverPicture(isGameCategory(category) ? category : 'concise', order, name)

/** The words on the drawn pictures. */
const bannerWords = new Map(BANNERS.map(({ id, title, subtitle }) => [id, `${title}，${subtitle}`]))

const drawnBanners: ReadonlyMap<string, Picture> = new Map(
  BANNERS.map(({ id, title, subtitle }, order) => [id, bannerPicture(order, title, subtitle)]),
)

/** A game's cover and its venue's mark: the world's own, or else drawn ones. */
export const picturesOf = (game: StoredGame, url: PictureUrl): { cover: string; mark: string } => ({
  cover: game.picture || url(coverOf(game)),
  mark: game.logo || url(venuePicture(game.plat)),
})

/** A promotion's picture: the world's own, or else a drawn one. */
export const activityPicture = (activity: StoredPromotion, url: PictureUrl): string =>
  activity.banner || url(promotionPicture(activity.title, activity.order))

function bannerAddress({ id, src }: StoredBanner, url: PictureUrl): string {
  const picture = drawnBanners.get(id)
  return src || picture === undefined ? src : url(picture)
}

/** The home carousel in order. Its pictures are the world's own, or else drawn for their ids. */
export const homeBanners = (world: World, url: PictureUrl): { src: string; link: string; title: string }[] =>
  Object.values(world.banners)
    .sort((a, b) => a.order - b.order)
    .map((banner) => ({
      src: bannerAddress(banner, url),
      link: banner.link,
      title: banner.src === '' ? (bannerWords.get(banner.id) ?? '') : '',
    }))

/** Every picture that the answers of a site with this content contain, each once. */
export function sitePictures(): Picture[] {
  const games = gameSeeds()
  const all = [
    ...games.map((game, order) => coverOf({ ...game, order })),
    ...games.map(({ platname }) => venuePicture(platname)),
    ...drawnBanners.values(),
    ...ACTIVITIES.map(({ title }, order) => promotionPicture(title, order)),
  ]
  return [...new Map(all.map((picture) => [picture.key, picture])).values()]
}
