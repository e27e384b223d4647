import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ActivityType } from '#contracts/activity.ts'
import { keys } from '../../api/core/keys.ts'
import { activityTypesQuery } from '../../api/queries/activity.ts'
import { CategoryIcon } from '../../ui/icons/CategoryIcon.tsx'
import { BackToTop } from '../../ui/lists/BackToTop.tsx'
import { PullToRefresh } from '../../ui/lists/PullToRefresh.tsx'
import { panelOf, TabRow } from '../../ui/TabRow.tsx'
import { PROMOTION_CATEGORIES, type PromotionCategory } from './categories.ts'
import { PromotionList } from './PromotionList.tsx'
import './promotions.css'
import { Link } from '../../ui/Link.tsx'

const ALL = { value: '', label: '全部' }

/** A tab for each id with a name. Repeated ids and empty ones, which belong to 全部, could not be told apart. */
const tabsOf = (types: readonly ActivityType[]) =>
  types.filter(
    ({ id, name }, at) => id !== '' && name !== '' && types.findIndex((other) => other.id === id) === at,
  )

/** /activity: a tab for all promotions and one for each type from the server, a sidebar, and the cards. */
export function PromotionsScreen() {
  const client = useQueryClient()
  const { data: answered = [] } = useQuery(activityTypesQuery())
  const types = tabsOf(answered)
  const [chosen, setChosen] = useState('')
  const [category, setCategory] = useState<PromotionCategory>('综合')
  const panelId = useId()
  // The server may have removed the chosen type.
  const type = types.some(({ id }) => id === chosen) ? chosen : ''
  const choose = (next: string) => {
    setChosen(next)
    setCategory('综合')
    window.scrollTo(0, 0)
  }
  const refresh = () => client.refetchQueries({ queryKey: keys.activities(), type: 'active' })
  return (
    <div className="promotions">
      <div className="promotions-top">
        <header className="promotions-head">
          <p aria-hidden="true">优惠活动</p>
          <Link className="pill soft" to="/hongbao">
            领取记录
          </Link>
        </header>
        <TabRow
          label="活动类型"
          panelId={panelId}
          value={type}
          onChange={choose}
          items={[ALL, ...types.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      </div>
      <PullToRefresh onRefresh={refresh}>
        <div className="promotions-body">
          <CategorySidebar chosen={category} onChoose={setCategory} />
          <div className="grow" {...panelOf(panelId, type)}>
            <PromotionList type={type} category={category} types={types} onShowAll={() => choose('')} />
          </div>
        </div>
      </PullToRefresh>
      <BackToTop />
    </div>
  )
}

type SidebarProps = { chosen: PromotionCategory; onChoose: (category: PromotionCategory) => void }

/** Filters within the tab. Toggle buttons and not tabs, because they are beside the tab list. */
function CategorySidebar({ chosen, onChoose }: SidebarProps) {
  return (
    <fieldset className="promotions-sidebar">
      <legend className="sr-only">活动分类</legend>
      {PROMOTION_CATEGORIES.map(({ name, icon }) => (
        <button key={name} type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
          <CategoryIcon kind={icon} />
          {name}
        </button>
      ))}
    </fieldset>
  )
}
