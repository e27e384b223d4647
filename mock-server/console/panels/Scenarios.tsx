import { useEffect, useState } from 'react'
import type { ScenarioView } from '../../scenarios/scenario-views.ts'
import { Button, Form, Part, TextField } from '../parts.tsx'
import { useBeginScenario } from '../scenario/begin-scenario.ts'
import { scenarioPicture } from '../scenario/scenario-pictures.ts'
import {
  type FoundPanel,
  type FoundScenario,
  foundTargets,
  typedParams,
} from '../scenario/scenario-search.ts'
import { tellProblem } from '../tell.ts'
import { useDesk } from '../use-desk.ts'
import { QuickLogin } from './QuickLogin.tsx'
import { ReplaceQuestion } from './ReplaceQuestion.tsx'
import { ScenarioForm } from './ScenarioForm.tsx'

/**
 * All scenarios, searchable by what they show. A scenario begins at once on its best route, or opens first to fill in
 * its parameters.
 */
export function Scenarios() {
  const { mock, view, openPanel } = useDesk()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<FoundScenario>()
  const [scenarios, setScenarios] = useState<ScenarioView[]>([])
  const [problem, setProblem] = useState('')
  useEffect(() => {
    mock.scenarios().then(setScenarios, (cause) => setProblem(tellProblem(cause)))
  }, [mock])
  if (chosen) return <ScenarioForm key={chosen.scenario.name} {...chosen} back={() => setChosen(undefined)} />
  const found = foundTargets(scenarios, search)
  const [first] = found
  const now = scenarios.find(({ name }) => name === view.scenario)
  return (
    <>
      <QuickLogin />
      <Part title="选择场景">
        <p className="hint">现在：{now?.title ?? view.scenario}</p>
        {problem ? <p className="wrong">{problem}</p> : null}
        <Form
          onSend={() => {
            if (search.trim() === '' || !first) return
            if ('panel' in first) openPanel(first.panel.name)
            else setChosen(first)
          }}
        >
          <TextField
            label="搜索"
            type="search"
            value={search}
            onValue={setSearch}
            placeholder="例如 取款被拒、VIP降级、断网"
            enterKeyHint="search"
          />
        </Form>
        {scenarios.length > 0 && found.length === 0 ? <p className="empty">没有符合的场景</p> : null}
        <ul className="cards scenarios">
          {found.map((result) =>
            'panel' in result ? (
              <PanelRow key={result.panel.name} {...result} open={() => openPanel(result.panel.name)} />
            ) : (
              <ScenarioRow key={result.scenario.name} {...result} open={() => setChosen(result)} />
            ),
          )}
        </ul>
      </Part>
    </>
  )
}

/** A part of the console that does what was searched for. */
const PanelRow = ({ panel: { name, title }, open }: FoundPanel & { open: () => void }) => (
  <li className="line">
    <Button onClick={open}>
      <span>
        去「{name}」 <small>{title}</small>
      </span>
    </Button>
  </li>
)

function ScenarioRow({ scenario, typed, open }: FoundScenario & { open: () => void }) {
  const { begin, question } = useBeginScenario()
  const { name, title, fields, as, path } = scenario
  const choiceTexts = fields.flatMap(({ name: field, label, choices }) => {
    const value = typed[field]
    if (value === undefined) return []
    return [`${label}：${choices.find((choice) => choice.value === value)?.label ?? value}`]
  })
  return (
    <li className="line">
      <Button onClick={open}>
        <Picture name={name} />
        <span>
          {title} <small>{name}</small>
          {choiceTexts.length > 0 ? <b className="said">{choiceTexts.join(' · ')}</b> : null}
        </span>
      </Button>
      <Button
        className="good"
        aria-label={`立即开始：${title}`}
        onClick={() => begin({ name, params: () => typedParams(fields, typed), username: as, route: path })}
      >
        开始
      </Button>
      {question && <ReplaceQuestion question={question} />}
    </li>
  )
}

/** A picture of the scenario. The text says the same. */
function Picture({ name }: { name: string }) {
  const picture = scenarioPicture(name)
  return picture && <img src={picture} alt="" width={45} height={80} loading="lazy" decoding="async" />
}
