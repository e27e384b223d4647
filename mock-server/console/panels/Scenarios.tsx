import { useEffect, useState } from 'react'
import type { ScenarioView } from '../../scenarios/scenario-views.ts'
import { Button, Form, Part, TextField } from '../parts.tsx'
import { readFavourites, toggledFavourite } from '../scenario/favourites.ts'
import { type FoundScenario, foundTargets } from '../scenario/scenario-search.ts'
import { tellProblem } from '../tell.ts'
import { useDesk } from '../use-desk.ts'
import { QuickLogin } from './QuickLogin.tsx'
import { ScenarioForm } from './ScenarioForm.tsx'
import { FoundList, GroupedList } from './ScenarioList.tsx'

/**
 * All scenarios, searchable by what they show. A scenario begins at once on its best route, or opens first to fill in
 * its parameters.
 */
export function Scenarios() {
  const { mock, view, openPanel } = useDesk()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<FoundScenario>()
  const [scenarios, setScenarios] = useState<ScenarioView[]>([])
  const [isLarge, setLarge] = useState(false)
  const [favourites, setFavourites] = useState(readFavourites)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    mock.scenarios().then(setScenarios, (cause) => setProblem(tellProblem(cause)))
  }, [mock])
  if (chosen) return <ScenarioForm key={chosen.scenario.name} {...chosen} back={() => setChosen(undefined)} />
  const found = foundTargets(scenarios, search)
  const [first] = found
  const rows = {
    isLarge,
    favourites,
    mark: (name: string) => setFavourites(toggledFavourite(name)),
    open: setChosen,
    openPanel,
  }
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
        <div className="buttons">
          <Button aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
            大图
          </Button>
        </div>
        {scenarios.length > 0 && found.length === 0 ? <p className="empty">没有符合的场景</p> : null}
        {search.trim() === '' ? (
          <GroupedList scenarios={scenarios} {...rows} />
        ) : (
          <FoundList found={found} {...rows} />
        )}
      </Part>
    </>
  )
}
