import { useEffect, useRef, useState } from 'react'
import { PERSONAS } from '../../scenarios/personas.ts'
import type { ParamField } from '../../scenarios/scenario-views.ts'
import { BackButton, Button, Form, NumberField, Part, SelectField, TextField } from '../parts.tsx'
import { readPlaylist, writePlaylist } from '../playlist/playlist.ts'
import { ROUTES } from '../routes.ts'
import { useBeginScenario } from '../scenario/begin-scenario.ts'
import { type FoundScenario, typedParams, unitOfParam } from '../scenario/scenario-search.ts'
import { useDesk } from '../use-desk.ts'
import { ReplaceQuestion } from './ReplaceQuestion.tsx'
import { StateLink } from './StateLink.tsx'

const VISITOR = ''

/** `typed`: the parameters that the search text already contains. */
type Props = FoundScenario & { back: () => void }

/** A scenario with its parameters, its member and its route. When it opens, the button that begins it gets the focus. */
export function ScenarioForm({ scenario, typed: said, back }: Props) {
  const { name, title, fields, as, path } = scenario
  const { base, act } = useDesk()
  const { begin, question } = useBeginScenario()
  const [typed, setTyped] = useState(said)
  const [username, setUsername] = useState(as)
  const [route, setRoute] = useState(path)
  const submit = useRef<HTMLButtonElement>(null)
  useEffect(() => submit.current?.focus(), [])
  const params = () => typedParams(fields, typed)
  const add = () =>
    act(
      async () => {
        const { items, at } = readPlaylist()
        writePlaylist({ items: [...items, { title, name, params: params(), username, route }], at })
        return items.length + 1
      },
      (count) => `已加入播放单，第 ${count} 个`,
    )
  return (
    <Part title={title}>
      <BackButton back={back}>返回场景列表</BackButton>
      <Form onSend={() => begin({ name, params, username, route })}>
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
        {question ? (
          <ReplaceQuestion question={question} />
        ) : (
          <button ref={submit} type="submit">
            开始场景
          </button>
        )}
      </Form>
      {base !== undefined && <Button onClick={() => add()}>加入播放单</Button>}
      {base !== undefined && (
        <StateLink base={base} chosen={() => ({ scenario: name, params: params(), username, route })} />
      )}
    </Part>
  )
}

type ParamProps = { field: ParamField; value: string; onValue: (value: string) => void }

function ParamInput({ field, value, onValue }: ParamProps) {
  const { kind, usual, choices } = field
  const label = kind === 'amount' ? `${field.label}（元）` : field.label
  if (kind === 'choice' || kind === 'flag')
    return (
      <SelectField
        label={label}
        value={value === '' ? usual : value}
        onValue={onValue}
        options={choices.map((choice) => [choice.value, choice.label])}
      />
    )
  const text = { label, value, onValue, placeholder: usual }
  const unit = unitOfParam(field)
  return unit === undefined ? <TextField {...text} /> : <NumberField {...text} unit={unit} />
}
