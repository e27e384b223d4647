import { SelectField } from '../parts.tsx'
import { LANGS, type Lang, LENGTHS, type Length } from '../tour/step.ts'
import { type BuiltIn, STORIES, STORY_TITLES, shortened } from '../tour/stories/stories.ts'
import type { LinkedTour } from '../tour/tour-link.ts'

/** Which story is told, in how many steps, and the language of its card. */
export function TourFields({ chosen, choose }: { chosen: LinkedTour; choose: (chosen: LinkedTour) => void }) {
  const { story, length, lang } = chosen
  const titles = shortened(STORIES[story], length).map(({ words }) => words['zh-Hans'][0])
  return (
    <>
      <SelectField
        label="讲谁的故事"
        value={story}
        onValue={(value) => choose({ ...chosen, story: value as BuiltIn })}
        options={Object.keys(STORIES).map((name) => [name, STORY_TITLES[name as BuiltIn]] as const)}
      />
      <SelectField
        label="几步"
        value={String(length)}
        onValue={(value) => choose({ ...chosen, length: Number(value) as Length })}
        options={LENGTHS.map((steps) => [String(steps), `${steps} 步`] as const)}
      />
      <SelectField
        label="卡片的文字"
        value={lang}
        onValue={(value) => choose({ ...chosen, lang: value as Lang })}
        options={Object.entries(LANGS)}
      />
      <p className="hint">{titles.join('、')}。</p>
    </>
  )
}
