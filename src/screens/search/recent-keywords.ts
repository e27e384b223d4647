import { useState } from 'react'
import { storage } from '../../lib/storage.ts'

const MAX_KEYWORDS = 8
const MAX_CHARS = 32

/** The member's recent keywords, newest first. Kept on this phone until the session ends. */
export function useRecentKeywords() {
  const [keywords, setKeywords] = useState(() => storage.get('yz:searches') ?? [])
  const keep = (next: string[]) => {
    storage.set('yz:searches', next)
    setKeywords(next)
  }
  const remember = (typed: string) => {
    const keyword = typed.trim().slice(0, MAX_CHARS)
    if (keyword === '') return
    keep([keyword, ...keywords.filter((other) => other !== keyword)].slice(0, MAX_KEYWORDS))
  }
  return { keywords, remember, forget: () => keep([]) }
}
