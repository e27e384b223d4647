import { Trash2 } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useOpenGame } from '../../features/game-launch/use-open-game.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { RetryButton } from '../../ui/loading/RetryButton.tsx'
import { SkeletonRows } from '../../ui/loading/Skeleton.tsx'
import { keywordOf } from './game-search.ts'
import { Results } from './Results.tsx'
import { useRecentKeywords } from './recent-keywords.ts'
import { SearchField } from './SearchField.tsx'
import { useGameSearch } from './use-game-search.ts'
import './search.css'
import type { Game } from '../../api/queries/games/game-lists.ts'

/** /search: finds games of the full list by name or by pinyin initials. An empty keyword shows none. */
export function SearchScreen() {
  const [typed, setTyped] = useState('')
  // The typed text updates at once. The results may lag behind on a slow phone.
  const keyword = useDeferredValue(keywordOf(typed))
  const { search, nameOf, failed, retry } = useGameSearch()
  const hits = useMemo(() => search?.find(keyword) ?? [], [search, keyword])
  const recent = useRecentKeywords()
  const openGame = useOpenGame()
  const open = (game: Game) => {
    recent.remember(typed)
    openGame(game)
  }
  return (
    <div className="search">
      <SearchField value={typed} onSearch={setTyped} onEnter={() => recent.remember(typed)} />
      {keyword === '' && <Recent keywords={recent.keywords} onChoose={setTyped} onForget={recent.forget} />}
      {keyword !== '' && failed && <RetryButton className={buttonClass('quiet')} onRetry={retry} />}
      {keyword !== '' && !failed && !search && <SkeletonRows rows={6} />}
      {keyword !== '' && search && <Results nameOf={nameOf} hits={hits} keyword={keyword} onOpen={open} />}
    </div>
  )
}

type RecentProps = { keywords: readonly string[]; onChoose: (keyword: string) => void; onForget: () => void }

function Recent({ keywords, onChoose, onForget }: RecentProps) {
  if (keywords.length === 0) return <p className="search-hint t12 muted">可以输入游戏名，或它的拼音首字母</p>
  return (
    <section className="search-recent" aria-label="最近搜索">
      <div className="row">
        <h2 className="grow t14 muted">最近搜索</h2>
        <button type="button" className="icon-btn" aria-label="清空最近搜索" onClick={onForget}>
          <Trash2 size={18} aria-hidden="true" />
        </button>
      </div>
      <ul className="search-words">
        {keywords.map((keyword) => (
          <li key={keyword}>
            <button type="button" className="pill ellipsis" onClick={() => onChoose(keyword)}>
              {keyword}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
