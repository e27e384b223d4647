import { useState } from 'react'
import { INPUT_MAX_CHARS } from '#contracts/limits.ts'
import { oneLine, tooLong } from '#contracts/texts/typed-texts.ts'
import { storage } from '../../lib/device/storage.ts'

const MAX_KEYWORDS = 8

/** The member's recent keywords, newest first; none that is too long for its button. Kept on this phone until the session ends. */
export function useRecentKeywords() {
  const [keywords, setKeywords] = useState(() => storage.get('yz:searches') ?? [])
  const keep = (next: string[]) => {
    storage.set('yz:searches', next)
    setKeywords(next)
  }
  const remember = (typed: string) => {
    const keyword = oneLine(typed)
    if (keyword === '' || tooLong('', keyword, INPUT_MAX_CHARS) !== undefined) return
    keep([keyword, ...keywords.filter((other) => other !== keyword)].slice(0, MAX_KEYWORDS))
  }
  return { keywords, remember, forget: () => keep([]) }
}
