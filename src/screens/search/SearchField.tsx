import { Search, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { commonTexts } from '#contracts/texts/messages.ts'
import { useRewrittenText } from '../../ui/html/use-rewritten-text.ts'

type Props = {
  /** The text of the field, which a keyword chosen elsewhere replaces. */
  value: string
  /** Called with the typed text, but not while an input method is composing. */
  onSearch: (text: string) => void
  /** The enter key. */
  onEnter: () => void
}

/** The keyword field. While an input method is composing, its letters are not searched. */
export function SearchField({ value, onSearch, onEnter }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useFocusOnce(field)
  const text = useRewrittenText({ value, onChange: onSearch, waits: true })
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
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          {...text}
        />
        {text.value !== '' && (
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
  const isComposed = useRef(false)
  useEffect(() => {
    if (isComposed.current) return
    isComposed.current = true
    field.current?.focus({ preventScroll: true })
  }, [field])
}
