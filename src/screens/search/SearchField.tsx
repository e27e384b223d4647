import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { commonTexts } from '#contracts/messages.ts'

type Props = {
  /** The text of the field, which a keyword chosen elsewhere replaces. */
  value: string
  /** Called with the typed text, but not while an input method is composing. */
  onSearch: (text: string) => void
  /** The enter key. */
  onEnter: () => void
}

const MAX_CHARS = 32
/** The key name that browsers report for a key handled by an input method. */
const TAKEN_KEY_CODE = 229

const isTaken = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === TAKEN_KEY_CODE

/** The keyword field. While an input method is composing, its letters are not searched and Enter is ignored. */
export function SearchField({ value, onSearch, onEnter }: Props) {
  const [composing, setComposing] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useFocusOnce(field)
  const text = composing ?? value
  const clear = () => {
    onSearch('')
    field.current?.focus()
  }
  const enter = () => {
    field.current?.blur()
    onEnter()
  }
  return (
    <search className="search-bar">
      <form
        className="search-box"
        onSubmit={(event) => {
          event.preventDefault()
          enter()
        }}
      >
        <Search size={18} className="faint" aria-hidden="true" />
        <input
          ref={field}
          type="search"
          name="keyword"
          aria-label="搜索游戏"
          placeholder={commonTexts.searchHint}
          maxLength={MAX_CHARS}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={({ currentTarget, nativeEvent }) => {
            const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true
            setComposing(isComposing ? currentTarget.value : undefined)
            if (!isComposing) onSearch(currentTarget.value)
          }}
          onCompositionEnd={({ currentTarget }) => {
            setComposing(undefined)
            onSearch(currentTarget.value)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && isTaken(event)) event.preventDefault()
          }}
        />
        {text !== '' && (
          <button type="button" className="icon-btn" aria-label="清空关键词" onClick={clear}>
            <X size={18} aria-hidden="true" />
          </button>
        )}
      </form>
    </search>
  )
}

/** Focus on opening only: a player who comes back wants to see the results, not the keyboard. */
function useFocusOnce(field: React.RefObject<HTMLInputElement | null>): void {
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    field.current?.focus({ preventScroll: true })
  }, [field])
}
