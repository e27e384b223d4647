import { useEffect, useState } from 'react'
import type { ParamField } from '#mock/scenarios/param-fields.ts'
import { useBeginScene } from '../begin-scene.ts'
import { choiceLabel, paramLabel } from '../param-words.ts'
import { Button, Form, Part, TextField } from '../parts.tsx'
import { scenePicture } from '../scene-pictures.ts'
import { type FoundScene, foundScenes, typedParams } from '../scene-search.ts'
import { sceneStart, sceneText } from '../scene-texts.ts'
import { tellProblem } from '../tell.ts'
import { useDesk } from '../use-desk.ts'
import { SceneForm } from './SceneForm.tsx'

type Fields = Record<string, ParamField[]>

/** All scenarios, found by what they show. One is begun at once where it shows best, or opened and filled in first. */
export function Scenes() {
  const { mock, view } = useDesk()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<FoundScene>()
  const [fields, setFields] = useState<Fields>({})
  const [problem, setProblem] = useState('')
  useEffect(() => {
    mock.scenes().then(setFields, (cause) => setProblem(tellProblem(cause)))
  }, [mock])
  if (chosen) {
    const { name, typed } = chosen
    return (
      <SceneForm
        key={name}
        name={name}
        fields={fields[name] ?? []}
        typed={typed}
        back={() => setChosen(undefined)}
      />
    )
  }
  const found = foundScenes(view.scenarios, fields, search)
  return (
    <Part title="选择场景">
      <p className="hint">现在：{sceneText(view.scenario)}</p>
      {problem ? <p className="wrong">{problem}</p> : null}
      <Form onSend={() => search.trim() !== '' && setChosen(found[0])}>
        <TextField
          label="搜索"
          type="search"
          value={search}
          onValue={setSearch}
          placeholder="例如 取款被拒、VIP降级"
          enterKeyHint="search"
        />
      </Form>
      {found.length === 0 ? <p className="empty">没有符合的场景</p> : null}
      <ul className="cards scenes">
        {found.map((scene) => (
          <SceneRow
            key={scene.name}
            scene={scene}
            fields={fields[scene.name] ?? []}
            open={() => setChosen(scene)}
          />
        ))}
      </ul>
    </Part>
  )
}

type RowProps = { scene: FoundScene; fields: readonly ParamField[]; open: () => void }

function SceneRow({ scene: { name, typed }, fields, open }: RowProps) {
  const begin = useBeginScene()
  const { as, path } = sceneStart(name)
  const said = fields.flatMap((field) => {
    const value = typed[field.name]
    if (value === undefined) return []
    return [`${paramLabel(name, field.name) ?? field.name}：${choiceLabel(field.name, value) ?? value}`]
  })
  return (
    <li className="line">
      <Button onClick={open}>
        <Picture name={name} />
        <span>
          {sceneText(name)} <small>{name}</small>
          {said.length > 0 ? <b className="said">{said.join(' · ')}</b> : null}
        </span>
      </Button>
      <Button
        className="good"
        aria-label={`立即开始：${sceneText(name)}`}
        onClick={() =>
          begin({ name, params: () => typedParams(name, fields, typed), username: as, route: path })
        }
      >
        开始
      </Button>
    </li>
  )
}

/** How the scenario looks; its text says the same. */
function Picture({ name }: { name: string }) {
  const picture = scenePicture(name)
  return picture && <img src={picture} alt="" width={45} height={80} loading="lazy" decoding="async" />
}
