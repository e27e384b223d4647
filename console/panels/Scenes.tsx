import { useEffect, useState } from 'react'
import type { ParamField } from '#mock/scenarios/param-fields.ts'
import { PERSONAS } from '#mock/scenarios/personas.ts'
import { choiceLabel, paramLabel } from '../param-words.ts'
import { Button, Form, Part, SelectField, TextField } from '../parts.tsx'
import { scenePicture } from '../scene-pictures.ts'
import { foundScenes, typedParams } from '../scene-search.ts'
import { SCENE_TEXTS } from '../scene-texts.ts'
import { tellProblem } from '../tell.ts'
import { useDesk } from '../use-house.ts'
import { StateLink } from './StateLink.tsx'

const TEXTS: Readonly<Record<string, string>> = SCENE_TEXTS
const VISITOR = ''

/** Where a demonstration usually begins. */
const ROUTES = [
  ['/', '首页'],
  ['/mine', '我的'],
  ['/recharge', '充值'],
  ['/withdrawal', '取款'],
  ['/transfer', '转账'],
  ['/hongbao', '红包'],
  ['/fanshui', '返水'],
  ['/vip', 'VIP'],
  ['/activity', '优惠'],
  ['/transRecord', '交易记录'],
  ['/betRecord', '投注记录'],
  ['/message', '消息'],
] as const

/** All scenarios, found by what they show; one is chosen, filled in and begun. */
export function Scenes() {
  const { house, view } = useDesk()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string>()
  const [fields, setFields] = useState<Record<string, ParamField[]>>({})
  const [problem, setProblem] = useState('')
  useEffect(() => {
    house.scenes().then(setFields, (cause) => setProblem(tellProblem(cause)))
  }, [house])
  if (chosen !== undefined)
    return (
      <Scene key={chosen} name={chosen} fields={fields[chosen] ?? []} back={() => setChosen(undefined)} />
    )
  const found = foundScenes(view.scenarios, TEXTS, search)
  return (
    <Part title="选择场景">
      <p className="hint">现在：{TEXTS[view.scenario] ?? view.scenario}</p>
      {problem ? <p className="wrong">{problem}</p> : null}
      <TextField label="搜索" type="search" value={search} onValue={setSearch} />
      {found.length === 0 ? <p className="empty">没有符合的场景</p> : null}
      <ul className="cards scenes">
        {found.map((name) => (
          <li key={name}>
            <Button onClick={() => setChosen(name)}>
              <Picture name={name} />
              <span>
                {TEXTS[name] ?? name} <small>{name}</small>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** How the scenario looks; its text says the same. */
function Picture({ name }: { name: string }) {
  const picture = scenePicture(name)
  return picture && <img src={picture} alt="" width={45} height={80} loading="lazy" decoding="async" />
}

function Scene({ name, fields, back }: { name: string; fields: ParamField[]; back: () => void }) {
  const { house, act, enter, base } = useDesk()
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [username, setUsername] = useState<string>(name === 'visitor' ? VISITOR : 'demo888')
  const [route, setRoute] = useState<string>('/')
  const begin = () =>
    act(
      async () => {
        await house.faults({ clear: true })
        await house.scenario({ name, params: typedParams(fields, typed) })
        const { members } = await house.read()
        const isThere = members.some((member) => member.username === username)
        return enter(isThere ? username : undefined, route)
      },
      (text) => text,
    )
  return (
    <Part title={TEXTS[name] ?? name}>
      <Button onClick={back}>返回场景列表</Button>
      <Form onSend={begin}>
        {fields.map((field) => (
          <ParamInput
            key={field.name}
            scene={name}
            field={field}
            value={typed[field.name] ?? ''}
            onValue={(value) => setTyped((before) => ({ ...before, [field.name]: value }))}
          />
        ))}
        <SelectField
          label="以谁的身份"
          value={username}
          onValue={setUsername}
          options={[
            ...PERSONAS.map(
              (persona) => [persona.username, `${persona.username}（${persona.realname}）`] as const,
            ),
            [VISITOR, '游客（不登录）'],
          ]}
        />
        <SelectField label="从哪一页开始" value={route} onValue={setRoute} options={ROUTES} />
        <p className="hint">场景里没有这个会员时，以游客身份开始。</p>
        <button type="submit">开始场景</button>
      </Form>
      {base !== undefined && (
        <StateLink
          base={base}
          chosen={() => ({ scenario: name, params: typedParams(fields, typed), username, route })}
        />
      )}
    </Part>
  )
}

type ParamProps = { scene: string; field: ParamField; value: string; onValue: (value: string) => void }

function ParamInput({ scene, field: { name, kind, usual, choices }, value, onValue }: ParamProps) {
  const words = paramLabel(scene, name) ?? name
  const label = kind === 'amount' ? `${words}（元）` : words
  if (kind === 'choice' || kind === 'flag')
    return (
      <SelectField
        label={label}
        value={value === '' ? usual : value}
        onValue={onValue}
        options={choices.map((choice) => [
          choice,
          kind === 'flag' ? (choice === 'true' ? '是' : '否') : (choiceLabel(name, choice) ?? choice),
        ])}
      />
    )
  return (
    <TextField
      label={label}
      value={value}
      onValue={onValue}
      placeholder={usual}
      inputMode={kind === 'amount' ? 'decimal' : kind === 'number' ? 'numeric' : 'text'}
    />
  )
}
