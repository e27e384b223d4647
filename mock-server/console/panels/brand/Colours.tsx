import type { BrandFields } from '../../brand/brand-fields.ts'
import { Button, TextField } from '../../parts.tsx'

const COLOUR_FIELDS = [
  ['mainDark', '主色（深色主题）'],
  ['mainLight', '主色（浅色主题）'],
  ['secondDark', '辅色（深色主题）'],
  ['secondLight', '辅色（浅色主题）'],
] as const satisfies readonly (readonly [keyof BrandFields, string])[]

type Props = { fields: BrandFields; set: (change: Partial<BrandFields>) => void; fromLogo: () => void }

/** The colours, each as text and in the browser's colour picker. */
export function Colours({ fields, set, fromLogo }: Props) {
  return (
    <>
      {COLOUR_FIELDS.map(([name, label]) => (
        <div key={name} className="line">
          <TextField
            label={label}
            value={fields[name]}
            placeholder="#1a73e8"
            onValue={(hex) => set({ [name]: hex })}
          />
          <input
            type="color"
            className="picker"
            aria-label={`${label}，在色板里选`}
            value={/^#[0-9a-f]{6}$/i.test(fields[name]) ? fields[name] : '#808080'}
            onChange={(event) => set({ [name]: event.target.value })}
          />
        </div>
      ))}
      {fields.logo === '' ? null : <Button onClick={fromLogo}>从标志取色</Button>}
    </>
  )
}
