import { useState } from 'react'
import { settingsWithout } from '../../control/brand-settings.ts'
import { type Brand, readBrand } from '../../demo-sites/brand/brand.ts'
import { brandKey, writeDemoKey } from '../../demo-sites/demo-keys.ts'
import { type BrandFields, brandOfFields, fieldsOfBrand } from '../brand/brand-fields.ts'
import { Button, Form, Part, TextField } from '../parts.tsx'
import { reloadPage } from '../scenario/reload.ts'
import { useDesk } from '../use-desk.ts'
import { BrandFiles } from './BrandFiles.tsx'

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

const LABELS = [
  ['name', '品牌名'],
  ['mainDark', '主色（深色主题）'],
  ['mainLight', '主色（浅色主题）'],
  ['secondDark', '辅色（深色主题）'],
  ['secondLight', '辅色（浅色主题）'],
  ['sign', '货币符号'],
  ['unit', '货币单位'],
  ['service', '客服网址'],
  ['agent', '代理后台网址'],
  ['official', '官方网址'],
  ['app', 'APP 下载网址'],
  ['usd', '美元平台网址'],
] as const satisfies readonly (readonly [keyof BrandFields, string])[]

function BrandForm() {
  const { mock } = useDesk()
  const shown = window.__demoBrand?.brand
  const [fields, setFields] = useState(() => fieldsOfBrand(shown))
  const [problems, setProblems] = useState<readonly string[]>([])
  /** The page reloads, because its text has the old words. */
  const keep = async (brand: Brand | undefined) => {
    if (shown) await mock.site({ settings: settingsWithout(shown) })
    writeDemoKey(brandKey(), brand && JSON.stringify(brand))
    reloadPage()
  }
  const apply = () => {
    const read = readBrand(brandOfFields(fields))
    if ('problems' in read) setProblems(read.problems)
    else void keep(read.brand)
  }
  const take = (given: unknown) => {
    const read = readBrand(given)
    setProblems('problems' in read ? read.problems : [])
    if ('brand' in read) setFields(fieldsOfBrand(read.brand))
  }
  return (
    <Part title="这份演示的品牌">
      <p className="hint">换上客户自己的名称、标志、颜色和联系方式。只在这台设备的这份演示里生效。</p>
      <Form onSend={apply}>
        {LABELS.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            value={fields[name]}
            onValue={(value) => setFields((before) => ({ ...before, [name]: value }))}
          />
        ))}
        <BrandFiles
          logo={fields.logo}
          onLogo={(logo) => setFields((before) => ({ ...before, logo }))}
          onFile={take}
          given={() => brandOfFields(fields)}
          onProblem={(text) => setProblems([text])}
        />
        <div role="alert">
          {problems.map((text) => (
            <p key={text} className="wrong">
              {text}
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
