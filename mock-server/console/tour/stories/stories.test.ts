import { describe, expect, test } from 'vitest'
import { isPath } from '#src/app/routing/paths.ts'
import { testMock } from '../../../testing/test-mock.ts'
import { numbersOf, VENUE } from '../checks.ts'
import { DESK, GAME, LANGS, type Lang, LENGTHS, type Step } from '../step.ts'
import { ownSteps } from './own.ts'
import { type BuiltIn, beginningOf, keyOf, STORIES, shortened, worldFor } from './stories.ts'

const NAMES = Object.keys(STORIES) as BuiltIn[]
const ALL = NAMES.flatMap((name) => STORIES[name].map((step) => [`${name} ${titleOf(step)}`, step] as const))
const TOURS = NAMES.flatMap((story) => LENGTHS.map((length) => [story, length] as const))
const quoted = (text: string) => [...text.matchAll(/「([^」]+)」/g)].map(([, name]) => name)

function running({ world }: Step): string {
  return world ? keyOf(world) : ''
}

function titleOf({ words }: Step): string {
  return words['zh-Hans'][0]
}

test.each(
  TOURS,
)('the story %s has a tour of %i steps, which begins in a state of its own', (story, length) => {
  expect(shortened(STORIES[story], length)).toHaveLength(length)
  expect(beginningOf(story, length)).toBeTruthy()
})

describe.each(ALL)('%s', (_, step) => {
  test('is on a page of the app or in the back office, and its path is of that page', () => {
    for (const page of step.pages)
      expect([page, page === DESK || page === GAME || isPath(page)]).toEqual([page, true])
    if (step.path !== undefined) expect(step.path.replace(/\?.*/, '')).toBe(step.pages[0])
    if (step.world) expect(isPath(step.world.route.replace(/\?.*/, ''))).toBe(true)
    // A step in the app that needs a state begins it on its own page.
    if (step.world && step.pages[0] !== DESK) expect(step.world.route).toBe(step.path ?? step.pages[0])
  })

  test('says in each language in two short lines what to do and why', () => {
    for (const lang of Object.keys(LANGS) as Lang[]) {
      const [title, ...lines] = step.words[lang]
      expect(title.length).toBeLessThanOrEqual(lang === 'en' ? 28 : 12)
      for (const line of lines) {
        expect(line.length).toBeLessThanOrEqual(lang === 'en' ? 120 : 48)
        expect(line).toMatch(lang === 'en' ? /\.$|\?$/ : /。$/)
      }
    }
  })

  test('names the same controls in each language, as they stand on the screen', () => {
    const { 'zh-Hans': hans, 'zh-Hant': hant, en } = step.words
    const controls = quoted(hans.join())
    expect(quoted(hant.join())).toEqual(controls)
    const inEnglish = en.join().match(/[\u4e00-\u9fff][\u4e00-\u9fff ]*/g) ?? []
    for (const control of inEnglish) expect(`${controls} ${VENUE.name} CSV`).toContain(control.trim())
  })

  test('tells the speaker what to say, and answers two or three questions', () => {
    expect(step.talk.note.length).toBeGreaterThan(20)
    expect([2, 3]).toContain(step.talk.answers.length)
    for (const [question, answer] of step.talk.answers) {
      expect(question).toMatch(/？$/)
      expect(answer).toMatch(/。$/)
    }
  })
})

test('the texts in traditional characters have none of the simplified ones, but in names of controls', () => {
  const simplified =
    /[边帐册试传这来钱们录场点开审过设书报单码员账户实现东长门问间专业选择页处话读写给对后发币应经结构号馆见时银卖总]/
  for (const [name, step] of ALL) {
    const plain = step.words['zh-Hant'].join('').replaceAll(/「[^」]+」/g, '')
    const wrong = [...plain].filter((sign) => simplified.test(sign))
    expect([name, wrong.join('')]).toEqual([name, ''])
  }
})

test.each(
  ALL.flatMap(([name, { world }]) => (world ? [[name, world] as const] : [])),
)('the state of %s exists, and somebody in it is logged in', async (_, world) => {
  const { control } = await testMock('visitor')
  await control.scenario({ name: world.name, params: world.params })
  const { members } = await control.read()
  if (world.username !== '') expect(members.map(({ username }) => username)).toContain(world.username)
})

test('the tour’s venue is of the demo, and its member may withdraw once the tour’s round is played', async () => {
  const { control } = await testMock('demo')
  const view = await control.read()
  expect(view.venues).toContainEqual({ plat: VENUE.plat, name: VENUE.name, open: true })
  expect(view.members.find(({ username }) => username === 'demo888')?.wageringLeft).toBe(0)
  expect(numbersOf(view).inVenue).toBeGreaterThan(0)
})

describe('a step is given the state that it needs', () => {
  const whole = STORIES.cashier
  const at = (title: string) => whole.find((step) => titleOf(step) === title) as Step

  test('unless that is there, or the step before has just led to it', () => {
    const [refuse, letter] = [at('驳回要写原因'), at('会员看到原因')]
    expect(worldFor(refuse, whole, { running: running(at('核对收款人')), done: undefined })).toBeUndefined()
    expect(worldFor(letter, whole, { running: running(refuse), done: refuse })).toBeUndefined()
    expect(worldFor(letter, whole, { running: running(refuse), done: undefined })).toBe(letter.world)
    expect(worldFor(refuse, whole, { running: running(at('通过充值')), done: at('通过充值') })).toBe(
      refuse.world,
    )
  })

  test('also in the order of the shortest tour', () => {
    const short = shortened(whole, 3)
    for (const [index, step] of short.entries()) {
      const before = short[index - 1]
      const given = worldFor(step, whole, { running: before ? running(before) : '', done: before })
      expect([titleOf(step), given]).toEqual([titleOf(step), step.world])
    }
  })
})

test('the playlist is a tour: each item shows its page in its state, or goes on in the one that is there', () => {
  const item = { title: '一', name: 'demo', params: {}, username: 'demo888', route: '/transRecord?type=2' }
  const [first, second] = ownSteps([
    { ...item, caption: '看这里', note: '慢一点讲' },
    { ...item, title: '二', keeps: true },
  ])
  expect(first).toMatchObject({
    words: { en: ['一', '看这里', ''] },
    talk: { note: '慢一点讲', answers: [] },
    pages: ['/transRecord'],
    path: '/transRecord?type=2',
    world: { name: 'demo' },
  })
  expect(second?.world).toBeUndefined()
  // An equal state is begun anew: what was done in the first one does not show in the second.
  const twice = ownSteps([item, item])
  const [one, other] = twice as [Step, Step]
  expect(worldFor(other, twice, { running: running(one), done: one })).toBe(other.world)
})
