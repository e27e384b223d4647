import { useEffect, useState } from 'react'
import type { ParamField } from '#mock/scenarios/param-fields.ts'
import { PERSONAS } from '#mock/scenarios/personas.ts'
import { copyText } from '../copy.ts'
import { Button, Form, Part, SelectField, TextField } from '../parts.tsx'
import { foundScenes, typedParams } from '../scene-search.ts'
import { SCENE_TEXTS } from '../scene-texts.ts'
import { stateLink } from '../state-link.ts'
import { tellProblem } from '../tell.ts'
import { useDesk } from '../use-house.ts'

const TEXTS: Readonly<Record<string, string>> = SCENE_TEXTS
const VISITOR = ''
const ANY_THEME = ''
const THEMES = [
  [ANY_THEME, '随系统'],
  ['dark', '深色'],
  ['light', '浅色'],
] as const

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
              {TEXTS[name] ?? name} <small>{name}</small>
            </Button>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Scene({ name, fields, back }: { name: string; fields: ParamField[]; back: () => void }) {
  const { house, act, enter, base } = useDesk()
  const [link, setLink] = useState('')
  const [theme, setTheme] = useState<string>(ANY_THEME)
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
  const copyLink = (at: string) =>
    act(
      async () => {
        const params = typedParams(fields, typed)
        const chosen = theme === 'dark' || theme === 'light' ? theme : undefined
        const made = stateLink(at, { scenario: name, params, username, route, theme: chosen })
        setLink(made)
        return copyText(made)
      },
      (isCopied) => (isCopied ? '链接已复制' : '请选中下面的链接复制'),
    )
  return (
    <Part title={TEXTS[name] ?? name}>
      <Button onClick={back}>返回场景列表</Button>
      <Form onSend={begin}>
        {fields.map((field) => (
          <ParamInput
            key={field.name}
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
        <Form onSend={() => void copyLink(base)}>
          <SelectField label="链接的外观" value={theme} onValue={setTheme} options={THEMES} />
          <button type="submit">复制此场景的链接</button>
          {link !== '' && <TextField label="链接" value={link} onValue={setLink} readOnly />}
        </Form>
      )}
    </Part>
  )
}

type ParamProps = { field: ParamField; value: string; onValue: (value: string) => void }

function ParamInput({ field: { name, kind, usual, choices }, value, onValue }: ParamProps) {
  const label = kind === 'amount' ? `${name}（元）` : name
  if (kind === 'choice' || kind === 'flag')
    return (
      <SelectField
        label={label}
        value={value === '' ? usual : value}
        onValue={onValue}
        options={choices.map((choice) => [
          choice,
          kind === 'flag' ? (choice === 'true' ? '是' : '否') : choice,
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
