/**
 * The tests that every run of all checks repeats in each engine: money in and out, what opens above a page, long
 * lists, files, and what engines have differed in.
 */
const TITLES = [
  'a member moves money to a venue, plays, recalls it and logs out',
  'a bank transfer waits for review, and its approval credits it',
  'a withdrawal to a bank card is held at once',
  'a session that ends during use alerts once',
  'a game is found by its name and by its initials',
  'axe finds nothing on 转出钱包 over /transfer',
  'axe finds nothing on 筛选 over /betRecord',
  'every row has its own place and its own bet',
  'a deposit beyond the daily limit that the player set',
  'all bets of the filter are exported to a file',
  'a row opens with all its fields',
]

export const CHIEF = new RegExp(TITLES.join('|'))
