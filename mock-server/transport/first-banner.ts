import { homeBanners } from '../data/content.ts'
import type { PictureUrl } from '../data/pictures.ts'
import type { World } from '../state/types.ts'

/** Only an address that is safe inside a header's angle brackets, and a file: a picture inside the answer needs no hint. */
const PLAIN = /^(?:\/|https:\/\/)[\w./:%?&=~-]+$/

/**
 * What a host can say with the page itself: the first picture of home, so that a first visit loads it beside the app's
 * code and need not wait for the list that names it. Undefined when there is nothing to say.
 */
export function firstBannerHint(world: World, url: PictureUrl): string | undefined {
  const [first = ''] = homeBanners(world, url)
  return PLAIN.test(first) ? `<${first}>; rel=preload; as=image; fetchpriority=high` : undefined
}
