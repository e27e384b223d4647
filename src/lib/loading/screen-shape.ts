const LIST = [40, 76, 76, 76, 76, 76, 76]
const FORM = [160, 64, 64, 136, 48]
const PAGE = [148, 24, 300]

/** The heights of the blocks that show while a screen loads. Home has its own skeleton. */
export function screenShape(path: string): readonly number[] | undefined {
  if (path === '/') return
  if (/Record|welfare|message|activity$|zhanzhu$|Bet$|fanshui|wallet|vip/.test(path)) return LIST
  return /recharge|withd|transfer|add|passw|login|userInfo|apply/.test(path) ? FORM : PAGE
}
