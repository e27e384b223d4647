import { CURRENCIES } from '../../../demo-sites/brand/brand-currency.ts'
import { type BrandFields, fieldsOfCurrency } from '../../brand/brand-fields.ts'
import { CheckField, SelectField, TextField } from '../../parts.tsx'
import { PAY_WAYS } from '../../scenario/setting-words.ts'

const OWN = '元'
const OTHER = 'other'
const TEXTS = [
  ['sign', '货币符号'],
  ['unit', '货币单位'],
  ['rate', '汇率（1 USDT 合多少）'],
  ['depositLeast', '单笔充值最少'],
  ['depositMost', '单笔充值最多'],
  ['withdrawalLeast', '单笔取款最少'],
  ['withdrawalMost', '单笔取款最多'],
] as const satisfies readonly (readonly [keyof BrandFields, string])[]

type Props = { fields: BrandFields; set: (change: Partial<BrandFields>) => void }

/** A currency with all that belongs to it: a common one by a choice, or another by its fields. */
export function Currency({ fields, set }: Props) {
  const { sign, unit } = fields
  const known = CURRENCIES.find((currency) => currency.sign === sign && currency.unit === unit)
  const isOwn = Object.keys(fieldsOfCurrency(undefined)).every(
    (name) => fields[name as keyof BrandFields] === '',
  )
  const ways = fields.ways === '' ? [] : fields.ways.split(',')
  return (
    <>
      <SelectField
        label="货币"
        value={isOwn ? OWN : (known?.name ?? OTHER)}
        onValue={(name) => {
          const chosen = CURRENCIES.find((currency) => currency.name === name)
          if (name === OTHER) set({ sign: '$', unit: '币' })
          else set(fieldsOfCurrency(chosen))
        }}
        options={[
          [OWN, '元（不换）'],
          ...CURRENCIES.map(({ name }) => [name, name] as const),
          [OTHER, '其他货币'],
        ]}
      />
      {isOwn ? null : (
        <>
          {TEXTS.map(([name, label]) => (
            <TextField
              key={name}
              label={label}
              value={fields[name]}
              onValue={(value) => set({ [name]: value })}
            />
          ))}
          <fieldset>
            <legend>能用的充值方式</legend>
            {Object.entries(PAY_WAYS).map(([way, text]) => (
              <CheckField
                key={way}
                label={text}
                checked={ways.includes(way)}
                onChecked={(on) =>
                  set({ ways: (on ? [...ways, way] : ways.filter((open) => open !== way)).join() })
                }
              />
            ))}
          </fieldset>
        </>
      )}
    </>
  )
}
