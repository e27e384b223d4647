import {
  type BrandColour,
  type BrandColours,
  GROUNDS,
  inkOn,
  MEANINGS,
  THEME_WORDS,
  THEMES,
} from '../../../demo-sites/brand/brand-colours.ts'

/** The app's own colours, for what a brand leaves as it is. */
const OWN = {
  main: { dark: '#2fd0a5', light: '#076a4f' },
  second: { dark: '#e7c27d', light: '#7a510d' },
} satisfies Record<string, BrandColour>

/** What the colours of a brand look like in both themes, beside those of success, failure and waiting. */
export function Preview({ name, colours }: { name: string; colours: BrandColours }) {
  const { main = OWN.main, second = OWN.second } = colours
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
