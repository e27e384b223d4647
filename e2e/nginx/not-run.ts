/** Why tests of the production build are not run behind nginx, each by its whole title or by the beginning of several. */
type NotRun = { reason: string; titles: readonly string[] }

/** A failing test does not belong here: only what has no meaning there. */
export const NOT_RUN: readonly NotRun[] = [
  {
    reason: 'goes on to a game or a payment, whose pages the mock backend serves itself, without TLS',
    titles: [
      'a link with ',
      'a visitor looks around, registers, is led to the game that was tapped, and has no money yet',
      'finds a game by the initials of its name, and enters it with an amount of its own choice',
      'a game of an empty venue starts after a transfer that the player confirms, and Back offers to recall it',
      'a tile and a link request the game by platform, type and code',
      'a game is found by its name and by its initials, and opens on a tap',
      'a member moves money to a venue, plays, recalls it and logs out',
      'a new member deposits, plays, collects bonuses and withdraws through the screens alone',
      'an online order is paid on its own page, and on return 充值成功 shows once with the new balance',
      'each of two pending orders is paid on its own page, from the records',
      'the card of a pending order leads back to its payment page',
      'a phone without the payment page sends the member to customer service, and /payInfo has no code to scan',
      '/payInfo of an online order leads to its payment page only by a tap',
    ],
  },
  {
    reason: 'compares the production build with the demo, which no host serves beside it',
    titles: ['both builds lay out '],
  },
  {
    reason: 'is about the console of the mock backend, which no host serves',
    titles: [
      'at /_console/ a scenario opens the app in one tab, which the next scenario loads anew',
      'the same console stands at /_console/ beside the production build',
    ],
  },
  {
    reason:
      'is cut off from the server by an address of its own, and a host answers for the name of its site alone',
    titles: [
      'starts without a network, says so, and opens its other screens, with no answer of a call cached',
    ],
  },
  {
    reason: 'measures a time, for which nothing else may run',
    titles: ['@alone'],
  },
]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What Playwright leaves out. */
export const leftOut = (): RegExp[] =>
  NOT_RUN.flatMap(({ titles }) => titles.map((title) => new RegExp(escaped(title))))

/** One line for each test, or beginning of tests, that is left out. */
export const lines = (): string[] =>
  NOT_RUN.flatMap(({ reason, titles }) => titles.map((title) => `not behind nginx: ${title}: ${reason}`))
