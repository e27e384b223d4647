import { useEffect, useState } from 'react'
import { DEMO } from '../../scenarios/personas.ts'
import type { ScenarioView } from '../../scenarios/scenario-views.ts'
import { Button, Form, Part, TextField } from '../parts.tsx'
import { type Beginning, type Question, useBeginScenario } from '../scenario/begin-scenario.ts'
import { scenarioPicture } from '../scenario/scenario-pictures.ts'
import {
  type FoundPanel,
  type FoundScenario,
  foundTargets,
  typedParams,
} from '../scenario/scenario-search.ts'
import { tellProblem } from '../tell.ts'
import { useDesk } from '../use-desk.ts'
import { ReplaceQuestion } from './ReplaceQuestion.tsx'
import { ScenarioForm } from './ScenarioForm.tsx'

/**
 * All scenarios, searchable by what they show. A scenario begins at once on its best route, or opens first to fill in
 * its parameters.
 */
export function Scenarios() {
  const { mock, view, openPanel } = useDesk()
  const { begin, question } = useBeginScenario()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<FoundScenario>()
  const [scenarios, setScenarios] = useState<ScenarioView[]>([])
  const [problem, setProblem] = useState('')
  const [asked, setAsked] = useState('')
  useEffect(() => {
    mock.scenarios().then(setScenarios, (cause) => setProblem(tellProblem(cause)))
  }, [mock])
  if (chosen) return <ScenarioForm key={chosen.scenario.name} {...chosen} back={() => setChosen(undefined)} />
  const found = foundTargets(scenarios, search)
  const [first] = found
  const now = scenarios.find(({ name }) => name === view.scenario)
  return (
    <>
      <QuickLogin
        begin={(beginning) => {
          setAsked(QUICK)
          return begin(beginning)
        }}
      />
      {question && asked === QUICK ? <ReplaceQuestion question={question} /> : null}
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
              <ScenarioRow
                key={result.scenario.name}
                {...result}
                open={() => setChosen(result)}
                begin={(beginning) => {
                  setAsked(result.scenario.name)
                  return begin(beginning)
                }}
                question={result.scenario.name === asked ? question : undefined}
              />
            ),
          )}
        </ul>
      </Part>
    </>
  )
}

/** Names the quick login among what may ask before it replaces the world. */
const QUICK = ' quick'

/** People whose view a client asks for: the members of this world, and others whose world is begun for them. */
function QuickLogin({ begin }: { begin: (beginning: Beginning) => Promise<void> }) {
  const { mock, view, act, enter } = useDesk()
  const others = [
    [
      '代理',
      {
        name: 'agent-application',
        params: { decision: 'approved' },
        username: DEMO.username,
        route: '/mine',
      },
    ],
    [
      '被锁的会员',
      { name: 'pay-password-locked', params: {}, username: DEMO.username, route: '/withdrawal' },
    ],
    ['维护时的游客', { name: 'maintenance', params: {}, username: '', route: '/' }],
  ] as const
  return (
    <Part title="一键登录">
      <div className="buttons">
        {view.members.map(({ username, vip }) => (
          <Button
            key={username}
            onClick={() =>
              act(
                async () => {
                  await mock.session({ username })
                  return enter(username, '/mine')
                },
                (text) => text,
              )
            }
          >
            {username} · VIP {vip}
          </Button>
        ))}
        <Button
          onClick={() =>
            act(
              async () => enter(undefined, '/'),
              (text) => text,
            )
          }
        >
          游客
        </Button>
        {others.map(([text, { params, ...beginning }]) => (
          <Button key={text} onClick={() => begin({ ...beginning, params: () => params })}>
            {text}
          </Button>
        ))}
      </div>
    </Part>
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

type RowProps = FoundScenario & {
  open: () => void
  begin: (beginning: Beginning) => Promise<void>
  question: Question | undefined
}

function ScenarioRow({ scenario, typed, open, begin, question }: RowProps) {
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
