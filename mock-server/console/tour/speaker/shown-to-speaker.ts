import { shownWords } from '../../../demo-sites/brand/brand-words.ts'
import type { Shared } from '../Card.tsx'
import type { Step } from '../step.ts'
import { STORY_TITLES } from '../stories/stories.ts'
import type { Shown } from './messages.ts'

/** What the speaker's window shows of a tour that is under way. */
export function shownToSpeaker({
  steps,
  at,
  progress,
  isDone,
  problem,
}: Omit<Shared, 'change' | 'next' | 'previous'>): Shown {
  const { words, talk } = steps[at] as Step
  const [title, what] = words['zh-Hans'].map(shownWords)
  const following = steps[at + 1]?.words['zh-Hans'].map(shownWords).slice(0, 2).filter(Boolean)
  const { story, isPaused, isPhoneAlone, lang, beganMs, stepMs } = progress
  return {
    ...{ at, isDone, problem, isPaused, isPhoneAlone, beganMs, stepMs },
    story: STORY_TITLES[story],
    steps: steps.length,
    title: title ?? '',
    what: what ?? '',
    note: talk.note,
    answers: talk.answers,
    following: following?.join('：') ?? '',
    lang: story === 'own' ? null : lang,
  }
}
