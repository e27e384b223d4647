import { useState } from 'react'
import { INPUT_MAX_CHARS } from '#contracts/limits.ts'
import { lengthOf, searchText, tooLong } from '#contracts/texts/typed-texts.ts'
import type { Game } from '../../api/queries/games/game-lists.ts'
import { safeImageUrl } from '../../lib/html/safe-image.ts'
import { EmptyState } from '../../ui/art/EmptyState.tsx'
import { ChevronRight } from '../../ui/icons/line.tsx'
import { PagedList } from '../../ui/lists/PagedList.tsx'
import type { Hit } from './game-search.ts'

/** Rows are added in steps while scrolling, up to a limit, so that a long list does not slow down typing. */
const STEP_ROWS = 24
const MAX_ROWS = 200

type RowProps = {
  /** The name of a game's venue. */
  nameOf: (game: Game) => string
  onOpen: (game: Game) => void
}
type Props = RowProps & { hits: readonly Hit[]; keyword: string }

const keyOf = ({ game }: Hit) => `${game.venue} ${game.code}`

/** The matching games, best first. Another keyword starts at its first rows. */
export function Results({ hits, keyword, ...row }: Props) {
  const [reached, setReached] = useState({ keyword, rows: STEP_ROWS })
  const wanted = reached.keyword === keyword ? reached.rows : STEP_ROWS
  const most = Math.min(hits.length, MAX_ROWS)
  const query = {
    isPending: false,
    isError: false,
    isFetchingNextPage: false,
    hasNextPage: wanted < most,
    fetchNextPage: () => setReached({ keyword, rows: wanted + STEP_ROWS }),
    refetch: () => undefined,
  }
  return (
    <section className="search-results" aria-label="搜索结果">
      <p className="search-count t12 muted" aria-live="polite">
        {[
          hits.length > 0 ? `找到 ${hits.length} 款游戏` : '',
          hits.length > MAX_ROWS ? `，显示前 ${MAX_ROWS} 款，多输入几个字可以缩小范围` : '',
        ].join('')}
      </p>
      <PagedList
        query={query}
        rows={hits.slice(0, Math.min(wanted, most))}
        rowKey={keyOf}
        renderRow={(hit) => <Row hit={hit} {...row} />}
        empty={<NothingFound keyword={keyword} />}
        className="card search-rows"
      />
    </section>
  )
}

function Row({ hit, nameOf, onOpen }: RowProps & { hit: Hit }) {
  const { game } = hit
  const picture = safeImageUrl(game.picture)
  return (
    <button type="button" className="search-row" onClick={() => onOpen(game)}>
      <span className="search-cover">
        {picture && <img src={picture} alt="" width={52} height={52} loading="lazy" decoding="async" />}
      </span>
      <span className="grow">
        <span className="search-name">
          <Marked text={game.name} match={hit.name} />
        </span>
        <span className="t12 muted">
          <Marked text={nameOf(game)} match={hit.venue} />
        </span>
      </span>
      {game.isHot ? <b className="search-tag hot">热</b> : game.isNew && <b className="search-tag">新</b>}
      <ChevronRight size={16} className="faint" aria-hidden="true" />
    </button>
  )
}

/** A text with its match marked. One that changes when normalised (full width) has other offsets: no mark. */
function Marked({ text, match }: { text: string; match: Hit['name'] }) {
  if (!match || searchText(text).length !== text.length) return <span>{text}</span>
  return (
    <>
      <span>{text.slice(0, match.from)}</span>
      <mark>{text.slice(match.from, match.to)}</mark>
      <span>{text.slice(match.to)}</span>
    </>
  )
}

/** A long keyword is searched whole, and shown by its beginning and its length. */
const shortened = (keyword: string) =>
  tooLong('', keyword, INPUT_MAX_CHARS) === undefined
    ? keyword
    : `${[...keyword].slice(0, INPUT_MAX_CHARS).join('')}…（共 ${lengthOf(keyword)} 个字符）`

const NothingFound = ({ keyword }: { keyword: string }) => (
  <div className="search-none">
    <EmptyState kind="games" size={112} />
    <p className="b">{`没有找到「${shortened(keyword)}」`}</p>
    <p className="muted t12">换一个词试试，也可以输入游戏名、场馆名或拼音首字母</p>
  </div>
)
