import { type ChangeEvent, type CompositionEvent, useState } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

type Options = {
  /** The kept text, as the form holds it. */
  value: string
  onChange: (kept: string) => void
  /** The text to keep of all that stands in the field. What cannot be read for certain stays as it is, and is told. */
  clean?: ((raw: string) => string) | undefined
  /** How the kept text is shown, for example in groups of four. `clean` must undo it: `clean(show(kept)) === kept`. */
  show?: ((kept: string) => string) | undefined
  /** The form gets nothing before the end of a composition: a search by its letters would find something else. */
  waits?: boolean
}

const unchanged = (text: string): string => text

/** Signs that a cleaner may write for one another: dots of names, full stops and commas of amounts. */
const MARK = /^[.,·•‧・．･。，]$/

/** The part of `shown` at `at` that stands for the typed character; undefined when the cleaner has dropped it. */
function pieceAt(shown: string, at: number, char: string): string | undefined {
  const next = shown.charAt(at)
  if (MARK.test(char) && MARK.test(next)) return next
  return [char, char.normalize('NFKC')].find((piece) => piece !== '' && shown.startsWith(piece, at))
}

/**
 * Where the caret stands in `shown` so that it follows the same kept character as at `caret` in `raw`, which was rewritten
 * to `shown`. Blanks that `shown` adds count for nothing. A text that became another one keeps the distance from its end.
 */
export function caretIn(shown: string, raw: string, caret: number): number {
  let at = 0
  let read = 0
  let found = caret === 0 ? 0 : undefined
  for (const char of raw) {
    const from = [at, shown.charAt(at) === ' ' ? at + 1 : at].find((place) => pieceAt(shown, place, char))
    if (from !== undefined) at = from + (pieceAt(shown, from, char)?.length ?? 0)
    read += char.length
    if (read >= caret) found ??= at
  }
  return at === shown.length && found !== undefined ? found : Math.max(0, shown.length - raw.length + caret)
}

/**
 * Writes the text into the field at once: React then finds it there, and does not throw the caret to the end. `past`: so
 * many characters further.
 */
function rewrite(field: Field, shown: string, past: number): void {
  const { value: raw, selectionStart } = field
  if (raw === shown) return
  field.value = shown
  // Null where the kind of field has no selection (email), and the caret of a field without focus is nobody's.
  if (selectionStart === null || document.activeElement !== field) return
  const at = caretIn(shown, raw, selectionStart) + past
  field.setSelectionRange(at, at)
}

/**
 * Props of an input or a textarea that rewrites its text as it is typed or pasted. `clean` gets the whole raw text, so
 * give such a field no `maxLength`: it cuts before anything is cleaned. While an input method is composing, the field
 * shows what it writes (pinyin keyboards put U+2006 between letters), and only the form gets the cleaned text.
 */
export function useRewrittenText({ value, onChange, clean = unchanged, show = unchanged, waits }: Options) {
  const [composing, setComposing] = useState<string>()
  const settle = (field: Field, inputType: unknown = undefined) => {
    setComposing(undefined)
    const cleanedText = clean(field.value)
    // The Delete key took only a blank of `show`, which comes back. The next press is to take the digit behind it.
    const isBlankBack = cleanedText === value && String(inputType).endsWith('Forward')
    rewrite(field, show(cleanedText), isBlankBack ? 1 : 0)
    onChange(cleanedText)
  }
  return {
    value: composing ?? show(value),
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<Field>) => {
      if (!('isComposing' in nativeEvent) || nativeEvent.isComposing !== true)
        return settle(currentTarget, Reflect.get(nativeEvent, 'inputType'))
      setComposing(currentTarget.value)
      if (!waits) onChange(clean(currentTarget.value))
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Field>) => settle(currentTarget),
  }
}
