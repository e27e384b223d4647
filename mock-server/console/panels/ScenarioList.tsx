import type { ScenarioView } from '../../scenarios/scenario-views.ts'
import { Button } from '../parts.tsx'
import { useBeginScenario } from '../scenario/begin-scenario.ts'
import { scenarioPicture } from '../scenario/scenario-pictures.ts'
import { type FoundPanel, type FoundScenario, typedParams } from '../scenario/scenario-search.ts'
import { ReplaceQuestion } from './ReplaceQuestion.tsx'

/** How a scenario is shown, and what may be done with it beside beginning it. */
export type RowProps = {
  /** A page of large pictures, which begin at once; otherwise a list with the parameters that were searched for. */
  isLarge: boolean
  favourites: readonly string[]
  mark: (name: string) => void
  open: (found: FoundScenario) => void
  openPanel: (name: string) => void
}

/** What a search has found, best first. */
export const FoundList = ({
  found,
  ...props
}: RowProps & { found: readonly (FoundScenario | FoundPanel)[] }) => (
  <ul className={props.isLarge ? 'cards scenarios large' : 'cards scenarios'}>
    {found.map((result) =>
      'panel' in result ? (
        <PanelRow key={result.panel.name} {...result} openPanel={props.openPanel} />
      ) : (
        <ScenarioRow key={result.scenario.name} {...result} {...props} />
      ),
    )}
  </ul>
)

/** All scenarios: first those that somebody marked, then by what they are about. */
export function GroupedList({ scenarios, ...props }: RowProps & { scenarios: readonly ScenarioView[] }) {
  const marked = props.favourites.flatMap((name) => scenarios.find((one) => one.name === name) ?? [])
  const others = scenarios.filter(({ isForTests }) => !isForTests)
  const groups = [...new Set(others.map(({ group }) => group))]
  const shown: [title: string, those: readonly ScenarioView[]][] = [
    ['我的收藏', marked],
    ...groups.map((group): [string, ScenarioView[]] => [group, others.filter((one) => one.group === group)]),
  ]
  return shown.map(([title, those]) =>
    those.length === 0 ? null : (
      <section key={title} aria-label={title}>
        <h3>{title}</h3>
        <FoundList found={those.map((scenario) => ({ scenario, typed: {} }))} {...props} />
      </section>
    ),
  )
}

/** A part of the console that does what was searched for. */
const PanelRow = ({ panel: { name, title }, openPanel }: FoundPanel & Pick<RowProps, 'openPanel'>) => (
  <li className="line">
    <Button onClick={() => openPanel(name)}>
      <span>
        去「{name}」 <small>{title}</small>
      </span>
    </Button>
  </li>
)

function ScenarioRow({ scenario, typed, isLarge, favourites, mark, open }: FoundScenario & RowProps) {
  const { begin, question } = useBeginScenario()
  const { name, title, fields, as, path } = scenario
  const choiceTexts = fields.flatMap(({ name: field, label, choices }) => {
    const value = typed[field]
    if (value === undefined) return []
    return [`${label}：${choices.find((choice) => choice.value === value)?.label ?? value}`]
  })
  const isMarked = favourites.includes(name)
  return (
    <li className="line">
      <Button onClick={() => open({ scenario, typed })}>
        <Picture name={name} size={isLarge ? LARGE : SMALL} />
        <span>
          {title} <small>{name}</small>
          {choiceTexts.length > 0 ? <b className="said">{choiceTexts.join(' · ')}</b> : null}
        </span>
      </Button>
      <Button aria-pressed={isMarked} aria-label={`收藏：${title}`} onClick={() => mark(name)}>
        {isMarked ? '★' : '☆'}
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

const SMALL = { width: 45, height: 80 }
const LARGE = { width: 180, height: 320 }

/** A picture of the scenario. The text says the same. */
function Picture({ name, size }: { name: string; size: typeof SMALL }) {
  const picture = scenarioPicture(name)
  return picture && <img src={picture} alt="" {...size} loading="lazy" decoding="async" />
}
