import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { commonTexts } from '#contracts/messages.ts'

type Props = {
  /** What is in the field; a keyword that was chosen elsewhere shows here. */
  value: string
  /** Called with what was typed, and not while an input method still composes it. */
  onSearch: (text: string) => void
  /** The enter key. */
  onEnter: () => void
}

const MAX_CHARS = 32
/** What browsers call a key that an input method has taken for itself. */
const TAKEN_KEY_CODE = 229

const isTaken = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === TAKEN_KEY_CODE

/** The keyword box. While an input method composes, its letters are no search and its enter key is none of ours. */
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

/** Whoever opens the search wants to type; who comes back to it wants to see what was found. */
function useFocusOnce(field: React.RefObject<HTMLInputElement | null>): void {
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    field.current?.focus({ preventScroll: true })
  }, [field])
}
