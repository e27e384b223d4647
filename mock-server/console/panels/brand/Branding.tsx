import { useEffect, useState } from 'react'
import { settingsWithout } from '../../../control/brand-settings.ts'
import { type Brand, readBrand } from '../../../demo-sites/brand/brand.ts'
import { colourNotes, fitting, type Shade } from '../../../demo-sites/brand/brand-colours.ts'
import { brandKey, writeDemoKey } from '../../../demo-sites/demo-keys.ts'
import { type BrandFields, brandOfFields, fieldsOfBrand } from '../../brand/brand-fields.ts'
import { coloursOfLogo } from '../../brand/logo-colours.ts'
import { Button, Form, Part, TextField } from '../../parts.tsx'
import { reloadPage } from '../../scenario/reload.ts'
import { useDesk } from '../../use-desk.ts'
import { BrandFiles } from './BrandFiles.tsx'
import { Colours } from './Colours.tsx'
import { Currency } from './Currency.tsx'
import { Preview } from './Preview.tsx'

/** The brand of this demo, changed while it runs. Over HTTP the app is a production build, which has no brands. */
export function Branding() {
  const { base } = useDesk()
  if (base !== undefined) return <BrandForm />
  return (
    <Part title="这份演示的品牌">
      <p className="empty">品牌只在演示里：正式版的名称和颜色由运营方决定。</p>
    </Part>
  )
}

const CONTACT_FIELDS = [
  ['service', '客服网址'],
  ['agent', '代理后台网址'],
  ['official', '官方网址'],
  ['app', 'APP 下载网址'],
  ['usd', '美元平台网址'],
] as const satisfies readonly (readonly [keyof BrandFields, string])[]

const SHADE_FIELDS = {
  main: { dark: 'mainDark', light: 'mainLight' },
  second: { dark: 'secondDark', light: 'secondLight' },
} as const satisfies Record<Shade['role'], Record<Shade['theme'], keyof BrandFields>>

function BrandForm() {
  const { mock, view } = useDesk()
  const shown = window.__demoBrand?.brand
  const [fields, setFields] = useState(() => fieldsOfBrand(shown))
  const [fileProblem, setFileProblem] = useState('')
  const set = (change: Partial<BrandFields>) => {
    setFileProblem('')
    setFields((before) => ({ ...before, ...change }))
  }
  const read = readBrand(brandOfFields(fields))
  const problems = 'problems' in read ? read.problems : []
  // The colours show before the rest of the form is filled in.
  const painted = readBrand({ name: '-', colours: brandOfFields(fields).colours })
  const colours = 'brand' in painted ? (painted.brand.colours ?? {}) : undefined
  useShownColours(colours, shown)
  /** The page reloads, because its text has the old words. */
  const keep = async (brand: Brand | undefined) => {
    if (shown) await mock.site({ settings: settingsWithout(shown, view.site.settings), by: 'demo' })
    writeDemoKey(brandKey(), brand && JSON.stringify(brand))
    reloadPage()
  }
  const take = (given: unknown) => {
    const file = readBrand(given)
    if ('brand' in file) set(fieldsOfBrand(file.brand))
    else setFileProblem(`这个品牌文件不能用：${file.problems.map(({ text }) => text).join('；')}`)
  }
  const fromLogo = () =>
    coloursOfLogo(fields.logo).then(
      ([main, second]) => {
        if (main === undefined) return setFileProblem('标志里没有鲜明的颜色')
        const [first, other] = [fitting(main, 'main'), second && fitting(second, 'second')]
        set({
          mainDark: first.dark,
          mainLight: first.light,
          ...(other ? { secondDark: other.dark, secondLight: other.light } : {}),
        })
      },
      () => setFileProblem('这个标志画不出来，取不了颜色'),
    )
  const [isSent, setSent] = useState(false)
  /** Before the form was sent, a name that is still missing is no problem. */
  const shownProblems = problems.filter(({ text }) => isSent || !text.startsWith('name：'))
  return (
    <Part title="这份演示的品牌">
      <p className="hint">换上客户自己的名称、标志、颜色、货币和联系方式。只在这台设备的这份演示里生效。</p>
      <Form
        onSend={() => {
          setSent(true)
          if ('brand' in read) void keep(read.brand)
        }}
      >
        <TextField label="品牌名" value={fields.name} onValue={(name) => set({ name })} />
        <BrandFiles
          logo={fields.logo}
          onLogo={(logo) => set({ logo })}
          onFile={take}
          given={() => brandOfFields(fields)}
          onProblem={setFileProblem}
        />
        <Colours fields={fields} set={set} fromLogo={() => void fromLogo()} />
        <Preview name={fields.name.trim() || '品牌'} colours={colours ?? {}} />
        {colourNotes(colours ?? {}).map((text) => (
          <p key={text} className="hint">
            {text}
          </p>
        ))}
        <Currency fields={fields} set={set} />
        {CONTACT_FIELDS.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            value={fields[name]}
            placeholder="https://"
            onValue={(value) => set({ [name]: value })}
          />
        ))}
        <div aria-live="polite">
          {fileProblem === '' ? null : <p className="wrong">{fileProblem}</p>}
          {shownProblems.map(({ text, shade }) => (
            <p key={text} className="wrong">
              {text}
              {shade ? (
                <Button onClick={() => set({ [SHADE_FIELDS[shade.role][shade.theme]]: shade.hex })}>
                  用 {shade.hex}
                </Button>
              ) : null}
            </p>
          ))}
        </div>
        <div className="buttons">
          <button type="submit">应用并刷新</button>
          <Button onClick={() => void keep(undefined)}>
            {window.__demoBrand?.built ? '恢复这份演示自带的品牌' : '恢复默认'}
          </Button>
        </div>
      </Form>
    </Part>
  )
}

/** Shows valid colours on the page while they are chosen, and those of the brand again afterwards. */
function useShownColours(colours: Brand['colours'], shown: Brand | undefined): void {
  const key = JSON.stringify(colours)
  useEffect(() => {
    const own = shown?.colours ?? {}
    window.__demoBrand?.recolour?.(key === undefined ? own : JSON.parse(key))
    return () => window.__demoBrand?.recolour?.(own)
  }, [key, shown])
}
