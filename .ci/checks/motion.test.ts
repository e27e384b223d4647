import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import postcss, { type AtRule, type Rule } from 'postcss'
import { describe, expect, it } from 'vitest'
import { repo } from '../run-command.ts'

/**
 * These tables list the endless animations of style sheets, and the scripts that can run on by intervals, frames or
 * animations, each with what stops it (docs/faults.md#motion). A new one must be entered, so that its author thinks of
 * its end. Time-outs that set themselves anew are not searched: too many are meant to fire once.
 */
const PARTS = ['src', 'mock-server']
const IS_TEST = /\.test\.tsx?$|test-support\/|mock-server\/testing\//
const filesOf = (...kinds: string[]) =>
  PARTS.flatMap((part) => kinds.flatMap((kind) => globSync(`${part}/**/*.${kind}`, { cwd: repo })))
    .filter((file) => !IS_TEST.test(file))
    .sort()
const read = (file: string) => readFileSync(join(repo, file), 'utf8')

/** These show while the app waits for an answer, and disappear with it. */
const WAITING = [
  'src/app/shell/shell.css .boot > *',
  'src/screens/red-packet/red-packet.css .red-packet-seal[data-busy]',
  'src/ui/base.css .spin',
  'src/ui/loading/loading-bar.css .loading-bar::after',
  'src/ui/lists/pull-to-refresh.css .pull-words[data-phase="busy"]::before',
  'src/ui/loading/skeleton.css .skeleton',
]
/** The pause button of home stops it: src/screens/home/entrance/motion.test.tsx. */
const ON_HOME = ['src/screens/home/home.css .notice-line']
/**
 * These are not part of the app. The tour shows where to tap, the fish swim, and wheel and reels stop with their
 * result.
 */
const OF_THE_DEMO = [
  'mock-server/console/tour/tour.css .ring',
  'mock-server/games/client/fishing/fishing.css .fish',
  'mock-server/games/client/tables/roulette.css .wheel-spins',
  'mock-server/games/client/slots/slot.css .spin .strip',
]
const ENDLESS = [...WAITING, ...ON_HOME, ...OF_THE_DEMO]

const sheets = filesOf('css').map((file) => ({ file, root: postcss.parse(read(file), { from: file }) }))

/** Rules with such an animation, by their sheets. */
const rulesWith = (value: RegExp) =>
  sheets.flatMap(({ file, root }) => {
    const found: { file: string; rule: Rule }[] = []
    root.walkDecls(/^animation(-iteration-count)?$/, (decl) => {
      if (value.test(decl.value) && decl.parent?.type === 'rule')
        found.push({ file, rule: decl.parent as Rule })
    })
    return found
  })

const isForLessMotion = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).params === '(prefers-reduced-motion: reduce)'

/** The sheets of one page: all of the app, all of the games, or those in a folder. */
const pageOf = (file: string) =>
  ['src/', 'mock-server/games/client/'].find((folder) => file.startsWith(folder)) ?? dirname(file)

describe('style sheets', () => {
  it('have no endless animation that is not listed here, and each that is listed', () => {
    const found = rulesWith(/\binfinite\b/).flatMap(({ file, rule }) =>
      rule.selectors.map((selector) => `${file} ${selector}`),
    )
    expect(found.sort()).toEqual([...ENDLESS].sort())
    // Nothing else writes an animation into a page.
    const elsewhere = filesOf('ts', 'tsx', 'js', 'html').filter((file) =>
      /animation[^;{}'"`]*\binfinite\b|animationIterationCount: ?['"]infinite/.test(read(file)),
    )
    expect(elsewhere).toEqual([])
  })

  it.each(ENDLESS)('%s: does not move where the system asks for less motion', (endless) => {
    const [file = '', ...words] = endless.split(' ')
    const answers = rulesWith(/^none( !important)?$/)
      .filter((candidate) => isForLessMotion(candidate.rule) && pageOf(candidate.file) === pageOf(file))
      .flatMap(({ rule }) => rule.selectors)
    const [, pseudo = ''] = /(::\w+)$/.exec(endless) ?? []
    expect(answers.some((answer) => answer === `*${pseudo}` || answer === words.join(' '))).toBe(true)
  })
})

const LOOKS = 'looks at the clock or the page, and draws only what has changed'
const ONCE = 'asks for one frame after a change, and for no more'

/** Scripts that could run for ever by themselves, and why each may. */
const LOOPS: Readonly<Record<string, string>> = {
  'mock-server/console/tour/Ring.tsx requestAnimationFrame':
    'follows a control while the page moves; no frame comes in a hidden tab',
  'mock-server/console/tour/use-look.ts setInterval': LOOKS,
  'mock-server/console/use-desk.ts setInterval': LOOKS,
  'mock-server/games/client/app.ts setInterval': 'the clock of a game, which rests in a hidden tab',
  'mock-server/games/client/page/dom.ts animate': 'ends, and is left out where less motion is asked for',
  'mock-server/games/client/pay-view.ts setInterval': LOOKS,
  'src/app/deferred/StatusBar.tsx requestAnimationFrame': ONCE,
  'src/app/deferred/news.ts setInterval': LOOKS,
  'src/app/deferred/reload-when-safe.ts requestAnimationFrame': ONCE,
  'src/features/responsible-play/watch-play.ts setInterval': LOOKS,
  'src/ui/toast/toast.ts requestAnimationFrame': ONCE,
  'src/ui/money/Balance.tsx animate': 'glows for a moment after a change of the amount, and moves nothing',
  'src/screens/home/entrance/run-carousel.ts animate':
    'src/screens/home/entrance/motion.test.tsx: the banners',
  'src/screens/home/entrance/run-jackpot.ts animate':
    'src/screens/home/entrance/motion.test.tsx: the counter',
  'src/screens/promotion/use-window.ts setInterval': LOOKS,
  'src/screens/red-packet/use-red-packet.ts setInterval': LOOKS,
}

it('scripts have no interval, frame or animation that is not listed here, and each that is listed', () => {
  const found = filesOf('ts', 'tsx', 'js').flatMap((file) => {
    const calls = read(file).matchAll(/\b(setInterval|requestAnimationFrame)\(|\.(animate)(?:\?\.)?\(/g)
    return [...new Set(Array.from(calls, ([, loop, animate]) => `${file} ${loop ?? animate}`))]
  })
  expect(found.sort()).toEqual(Object.keys(LOOPS).sort())
})
