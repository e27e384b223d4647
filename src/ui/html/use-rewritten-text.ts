import { type ChangeEvent, type CompositionEvent, useState } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

type Options = {
  /** The kept text, as the form holds it. */
  value: string
  onChange: (kept: string) => void
  /** Returns the text to keep. A text that cannot be read with certainty stays unchanged, and the field reports it. */
  clean?: ((raw: string) => string) | undefined
  /** How the kept text is shown, for example in groups of four. `clean` must undo it: `clean(show(kept)) === kept`. */
  show?: ((kept: string) => string) | undefined
  /** The form gets nothing before the end of a composition: a search by its letters would find something else. */
  waits?: boolean
}

const unchanged = (text: string): string => text

/** Signs that a cleaner may write for one another: dots of names, full stops and commas of amounts. */
const MARK = /^[.,·•‧・．･。，]$/

/** The part of `shown` at `at` that represents the typed character; undefined if the cleaner has dropped it. */
function pieceAt(shown: string, at: number, char: string): string | undefined {
  const next = shown.charAt(at)
  if (MARK.test(char) && MARK.test(next)) return next
  return [char, char.normalize('NFKC')].find((piece) => piece !== '' && shown.startsWith(piece, at))
}

/**
 * The position of the caret in `shown`, so that it follows the same kept character as at `caret` in `raw`, from which
 * `shown` was made. Blanks that `shown` adds do not count. If the text is a different one, the caret keeps its distance
 * from the end.
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
 * Writes the text into the field at once. React then finds it there and does not move the caret to the end. `past`
 * moves the caret that many characters further.
 */
function rewrite(field: Field, shown: string, past: number): void {
  const { value: raw, selectionStart } = field
  if (raw === shown) return
  field.value = shown
  // Null for kinds of fields without a selection (email). The caret of an unfocused field is not in use.
  if (selectionStart === null || document.activeElement !== field) return
  const at = caretIn(shown, raw, selectionStart) + past
  field.setSelectionRange(at, at)
}

/**
 * Props of an input or a textarea that rewrites its text as it is typed or pasted. `clean` gets the whole raw text, so
 * such a field must have no `maxLength`, which cuts first. While an input method is composing, the field shows its text
 * (pinyin keyboards insert U+2006 between letters), and only the form gets the cleaned text.
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
