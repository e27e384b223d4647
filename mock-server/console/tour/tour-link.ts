import { stateLink } from '../scenario/state-link.ts'
import { FIRST, type TourChoice, type TourMode } from './progress.ts'
import { type BuiltIn, beginningOf } from './stories/stories.ts'

/** A tour that a link can lead to: one's own steps are in one's own browser. */
export type LinkedTour = Pick<TourChoice, 'length' | 'lang'> & { story: BuiltIn }

export const USUAL_TOUR: LinkedTour = { story: 'player', length: FIRST.length, lang: FIRST.lang }

/** The link to a tour, in the state that its first step needs. */
export function tourLink(base: string, tour: TourMode, { story, length, lang }: LinkedTour): string {
  const { name: scenario, ...begins } = beginningOf(story, length)
  return stateLink(base, {
    ...begins,
    ...{ scenario, theme: undefined, at: undefined, faults: [], tour },
    ...(story === USUAL_TOUR.story ? {} : { story }),
    ...(length === USUAL_TOUR.length ? {} : { steps: length }),
    ...(lang === USUAL_TOUR.lang ? {} : { lang }),
    brand: window.__demoBrand?.brand,
  })
}
