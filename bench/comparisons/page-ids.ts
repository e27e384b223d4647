import * as z from 'zod/mini'

const row = z.union([z.object({ bet_id: z.string() }), z.object({ id: z.string() })])
const page = z.union([z.array(row), z.object({ data: z.object({ data: z.array(row) }) })])

/** The ids of the bets in an answer of any of the servers. Throws when it has none. */
export function pageIdsIn(text: string): string {
  const answer = page.parse(JSON.parse(text))
  const rows = Array.isArray(answer) ? answer : answer.data.data
  if (rows.length === 0) throw new Error(`no rows in ${text}`)
  return rows.map((row) => ('bet_id' in row ? row.bet_id : row.id)).join(' ')
}
