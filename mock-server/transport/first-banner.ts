import type { PictureUrl } from '../art/picture.ts'
import { homeBanners } from '../data/texts/content.ts'
import type { World } from '../state/types.ts'

/** An address that is safe inside a header's angle brackets. A data: URI fails it, and needs no preload. */
const PLAIN = /^(?:\/|https:\/\/)[\w./:%?&=~-]+$/

/**
 * The page's `Link` header: it preloads the first banner of home. A first visit then loads the picture beside the app's
 * code and does not wait for the list that names it. Undefined when there is nothing to preload.
 */
export function firstBannerHint(world: World, url: PictureUrl): string | undefined {
  const first = homeBanners(world, url)[0]?.src ?? ''
  return PLAIN.test(first) ? `<${first}>; rel=preload; as=image; fetchpriority=high` : undefined
}
