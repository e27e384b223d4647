/** Mutations that once broke a screen; each is tried in every run. `what` as mutations.ts names it. */
export type Found = { visit: string; path: string; what: string }

const TWICE = 'data: each row twice'
const HUGE = 'the largest amount'

export const FOUND: readonly Found[] = [
  // Two such amounts have no exact sum: the totals threw, and with them the screen.
  { visit: '/fanshui as a member', path: '/api/getfanshui', what: `data.list.data.0.money: ${HUGE}` },
  { visit: '/betRecord as a member', path: '/api/betrecord', what: `data.data.0.win_loss: ${HUGE}` },
  { visit: '/withdrawal?type=1 as a member', path: '/api/balancelist', what: `data.0.balance: ${HUGE}` },
  // An only card without an id was chosen again and again.
  { visit: '/withdrawal?type=2 as a member', path: '/api/getcard', what: 'data.0.id: empty text' },
  // What could not be loaded was awaited for ever.
  { visit: '/mine as a member', path: '/api/user', what: 'data: a text' },
  { visit: '/fanshui as a member', path: '/api/getfanshui', what: 'data: true' },
  // Rows that come twice had one key. The other lists take their keys from the same function.
  { visit: '/ as a visitor', path: '/api/homenotice', what: TWICE },
  { visit: '/activity as a member', path: '/api/activitytype', what: TWICE },
  { visit: '/money as a member', path: '/api/balancelist', what: TWICE },
  // One time or birthday in another form hid the whole list, 我的 and the profile.
  { visit: '/transRecord as a member', path: '/api/gettransrecord', what: 'data.data.0.created_at: a text' },
  { visit: '/mine as a member', path: '/api/user', what: 'data.birthday: a text' },
  { visit: '/userInfo as a member', path: '/api/user', what: 'data.birthday: a text' },
]
