import type { PlaylistItem } from '../../playlist/playlist.ts'
import type { Step } from '../step.ts'

/** The steps of a presenter's own tour, from the playlist: each shows a page, which one reads. */
export const ownSteps = (items: readonly PlaylistItem[]): readonly Step[] => items.map(stepOf)

function stepOf({ title, caption = '', note = '', ...state }: PlaylistItem, mark: number): Step {
  const text = [title, caption, ''] as const
  return {
    words: { 'zh-Hans': text, 'zh-Hant': text, en: text },
    talk: { note, answers: [] },
    least: 3,
    pages: [state.route.replace(/\?.*/, '')],
    path: state.route,
    acts: [],
    ...(state.keeps ? {} : { world: { ...state, mark } }),
  }
}
