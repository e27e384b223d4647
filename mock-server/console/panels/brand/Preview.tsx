import {
  type BrandColours,
  GROUNDS,
  inkOn,
  MEANINGS,
  OWN_COLOURS,
  THEME_WORDS,
  THEMES,
} from '../../../demo-sites/brand/brand-colours.ts'

/** What the colours of a brand look like in both themes, beside those of success, failure and waiting. */
export function Preview({ name, colours }: { name: string; colours: BrandColours }) {
  const { main = OWN_COLOURS.main, second = OWN_COLOURS.second } = colours
  return (
    <div className="brand-preview" role="img" aria-label={`${name}的颜色预览`}>
      {THEMES.map((theme) => {
        const { surface, muted } = GROUNDS[theme]
        const { good, bad, wait } = MEANINGS[theme]
        return (
          <div key={theme} style={{ background: surface, color: muted }}>
            <b style={{ color: main[theme] }}>{name}</b> {THEME_WORDS[theme]}
            <span className="sample" style={{ background: main[theme], color: inkOn(main[theme]) }}>
              立即充值
            </span>
            <b style={{ color: second[theme] }}>¥ 1,280.00</b>
            <span>
              <b style={{ color: good }}>+50 已通过</b> <b style={{ color: bad }}>−50 已拒绝</b>{' '}
              <b style={{ color: wait }}>待审核</b>
            </span>
          </div>
        )
      })}
    </div>
  )
}
