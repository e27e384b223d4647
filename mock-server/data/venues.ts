import type { GameCategory } from '#contracts/wire/game-codes.ts'

export type VenueSeed = { platname: string; name: string; category: GameCategory }

/**
 * The venues of the mock backend. Codes must not change: records, wallets and links contain them. The last four are
 * the tabs of /concise, whose codes are the contract's; their names are invented, as all names of the demo are.
 */
export const VENUES = [
  { platname: 'yzdz', name: '云舟电子', category: 'concise' },
  { platname: 'yzby', name: '云舟捕鱼', category: 'fishing' },
  { platname: 'zrt', name: '真人厅', category: 'realbet' },
  { platname: 'qpg', name: '棋牌馆', category: 'joker' },
  { platname: 'cpz', name: '彩票站', category: 'lottery' },
  { platname: 'tyg', name: '体育馆', category: 'sport' },
  { platname: 'djg', name: '电竞馆', category: 'gaming' },
  { platname: 'obgdy', name: '青岚电子', category: 'concise' },
  { platname: 'fgdz', name: '沐川电子', category: 'concise' },
  { platname: 'pp', name: '砚溪电子', category: 'concise' },
  { platname: 'ae', name: '拾月电子', category: 'concise' },
] as const satisfies readonly VenueSeed[]

export type Platname = (typeof VENUES)[number]['platname']
