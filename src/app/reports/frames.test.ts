import { runInThisContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { framesOf } from './frames.ts'

const FOLDER = 'https://www.example.com/play/assets/'
/** What an answer or a member might have put into a text: it looks like a place of ours. */
const QUOTED = `${FOLDER}demo888.js:1:1`
const lines = (...all: string[]) => all.join('\n')

describe('a stack of Chrome', () => {
  it('returns the places in our files, in each form of stack', () => {
    const stack = lines(
      'TypeError: no',
      `    at read (${FOLDER}index-LE137myu.js:2:1124)`,
      `    at Object.a [as b] (${FOLDER}VipScreen-1.js:1:2)`,
      `    at async ${FOLDER}kit-2.js:1:3`,
      `    at new Box (${FOLDER}kit-2.js:1:4)`,
      `    at async Promise.all (index 0)`,
      `    at Array.map (<anonymous>)`,
      `    at ${FOLDER}react-3.js:9:80`,
    )
    expect(framesOf(stack, 'no', FOLDER)).toEqual([
      'index-LE137myu.js:2:1124',
      'VipScreen-1.js:1:2',
      'kit-2.js:1:3',
      'kit-2.js:1:4',
      'react-3.js:9:80',
    ])
  })

  it.each([
    ['on one line', QUOTED],
    ['on several', lines('read', `    at read (${QUOTED})`, `    at ${QUOTED}`, QUOTED, `f@${QUOTED}`)],
  ])('tells nothing of a text that quotes such a place, %s', (_, message) => {
    const below = `\n    at ${FOLDER}index-1.js:1:1`
    expect(framesOf(`SyntaxError: ${message}${below}`, message, FOLDER)).toEqual(['index-1.js:1:1'])
    expect(framesOf(`SyntaxError: ${message}`, message, FOLDER)).toEqual([])
    expect(framesOf(`${message}${below}`, message, FOLDER)).toEqual(['index-1.js:1:1'])
  })

  it('returns nothing if the text has changed since the error arose, because its end is unknown', () => {
    const stack = lines('Error: read', `    at read (${QUOTED})`, `    at ${FOLDER}index-1.js:1:1`)
    expect(framesOf(stack, 'something else', FOLDER)).toEqual([])
    expect(framesOf(stack, 'E', FOLDER)).toEqual([])
    expect(framesOf(lines('Error: read', QUOTED), '', FOLDER)).toEqual([])
  })

  it('returns the places of an error that had no text yet, like those of zod', () => {
    const stack = lines('Error', `    at ${FOLDER}index-1.js:1:1`)
    for (const message of ['', QUOTED]) expect(framesOf(stack, message, FOLDER)).toEqual(['index-1.js:1:1'])
  })
})

it('reads a stack as this engine, which is Chrome’s, writes it', () => {
  const text = lines('no', `    at read (${QUOTED})`)
  const { stack, message } = runInThisContext(
    `(function read() { return [0].map(() => new SyntaxError(${JSON.stringify(text)}))[0] })()`,
    { filename: `${FOLDER}index-1.js` },
  )
  expect(stack).toContain(QUOTED)
  expect(framesOf(stack, message, FOLDER)).toEqual(
    Array(3).fill(expect.stringMatching(/^index-1\.js:1:\d+$/)),
  )
})

describe('a stack of Firefox or Safari, which has no text', () => {
  it.each([
    [
      'Firefox',
      lines(
        `read@${FOLDER}index-LE137myu.js:2:1124`,
        `async*a/b<@${FOLDER}kit-2.js:1:3`,
        `@${FOLDER}react-3.js:9:80`,
        `f@${FOLDER}demo888.js line 3 > eval:1:1`,
        '',
      ),
    ],
    [
      'Safari',
      lines(
        `read@${FOLDER}index-LE137myu.js:2:1124`,
        'map@[native code]',
        `module code@${FOLDER}kit-2.js:1:3`,
        `${FOLDER}react-3.js:9:80`,
      ),
    ],
  ])('%s: tells the places in our files', (_, stack) => {
    for (const message of ['no', '', 'read', QUOTED])
      expect(framesOf(stack, message, FOLDER)).toEqual([
        'index-LE137myu.js:2:1124',
        'kit-2.js:1:3',
        'react-3.js:9:80',
      ])
  })
})

it.each([
  'https://elsewhere.example/assets/demo888.js:1:1',
  'https://www.example.com/assets/demo888.js:1:1',
  'https://www.example.com.elsewhere.example/play/assets/demo888.js:1:1',
  'chrome-extension://abcdef/assets/demo888.js:1:1',
  'moz-extension://0-1/assets/demo888.js:1:1',
  'safari-web-extension://0-1/assets/demo888.js:1:1',
  `https://elsewhere.example/?${QUOTED}`,
  `https://elsewhere.example/@${QUOTED}`,
  `${FOLDER}../demo888.js:1:1`,
  `${FOLDER}a/demo888.js:1:1`,
  `${FOLDER}demo888.js?demo888:1:1`,
  'https://www.example.com/play/?pid=77#/mine:1:1',
])('a script that is no file of the build stays out: %s', (place) => {
  const ownFrame = `${FOLDER}index-1.js:1:1`
  const chrome = lines('Error: no', `    at f (${place})`, `    at ${place}`, `    at ${ownFrame}`)
  for (const stack of [chrome, lines(`f@${place}`, `@${place}`, `f@${ownFrame}`), lines(place, ownFrame)])
    expect(framesOf(stack, 'no', FOLDER)).toEqual(['index-1.js:1:1'])
})
