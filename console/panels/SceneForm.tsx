import { useEffect, useRef, useState } from 'react'
import type { ParamField } from '#mock/scenarios/param-fields.ts'
import { PERSONAS } from '#mock/scenarios/personas.ts'
import { useBeginScene } from '../begin-scene.ts'
import { choiceLabel, paramLabel } from '../param-words.ts'
import { BackButton, Form, NumberField, Part, SelectField, TextField } from '../parts.tsx'
import { ROUTES } from '../routes.ts'
import { typedParams, unitOfParam } from '../scene-search.ts'
import { sceneStart, sceneText } from '../scene-texts.ts'
import { useDesk } from '../use-desk.ts'
import { StateLink } from './StateLink.tsx'

const VISITOR = ''

type Props = {
  name: string
  fields: readonly ParamField[]
  /** What the search has said of its parameters. */
  typed: Readonly<Record<string, string>>
  back: () => void
}

/** One scenario with its parameters, who looks at it and where. As it opens, the button that begins it has the focus. */
export function SceneForm({ name, fields, typed: said, back }: Props) {
  const { base } = useDesk()
  const begin = useBeginScene()
  const start = sceneStart(name)
  const [typed, setTyped] = useState(said)
  const [username, setUsername] = useState(start.as)
  const [route, setRoute] = useState(start.path)
  const submit = useRef<HTMLButtonElement>(null)
  useEffect(() => submit.current?.focus(), [])
  const params = () => typedParams(name, fields, typed)
  return (
    <Part title={sceneText(name)}>
      <BackButton back={back}>返回场景列表</BackButton>
      <Form onSend={() => begin({ name, params, username, route })}>
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
        <button ref={submit} type="submit">
          开始场景
        </button>
      </Form>
      {base !== undefined && (
        <StateLink base={base} chosen={() => ({ scenario: name, params: params(), username, route })} />
      )}
    </Part>
  )
}

type ParamProps = { scene: string; field: ParamField; value: string; onValue: (value: string) => void }

function ParamInput({ scene, field, value, onValue }: ParamProps) {
  const { name, kind, usual, choices } = field
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
  const text = { label, value, onValue, placeholder: usual }
  const unit = unitOfParam(field)
  return unit === undefined ? <TextField {...text} /> : <NumberField {...text} unit={unit} />
}
