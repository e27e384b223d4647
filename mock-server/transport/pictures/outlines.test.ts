import { expect, test } from 'vitest'
import { sitePictures } from '../../data/texts/content.ts'
import { malformed } from '../../testing/xml-check.ts'
import { EM, GLYPHS } from './glyphs.ts'
import { outlined, wordsIn } from './outlines.ts'

test('no picture of the site depends on installed fonts', () => {
  const drawings = sitePictures().map(({ draw }) => draw())
  expect(drawings.flatMap(wordsIn).length).toBeGreaterThan(100)
  for (const drawing of drawings) {
    const plain = outlined(drawing)
    expect(
      plain,
      wordsIn(drawing)
        .map(({ words }) => words)
        .join(' '),
    ).not.toContain('<text')
    expect(malformed(plain)).toBeNull()
  }
})

// `outlined` reads both from the text or the <svg> alone: a banner's title was once cut off by its group's anchor.
test('no group of a drawing sets the weight or the anchor of its text', () => {
  for (const { key, draw } of sitePictures())
    expect(draw().match(/<g [^>]*(?:font-weight|text-anchor)=/)?.[0], key).toBeUndefined()
})

const [two, path] = GLYPHS.bold['2'] ?? [0, '']

test('outlined text keeps its position, left-aligned or centred', () => {
  const left = "<svg viewBox='0 0 9 9'><text x='18' y='50' font-size='22' font-weight='700'>22</text></svg>"
  const glyphs = `<path transform='translate(0 0)' d='${path}'/><path transform='translate(${two} 0)' d='${path}'/>`
  expect(outlined(left)).toBe(
    `<svg viewBox='0 0 9 9'><g transform='translate(18 50)scale(${22 / EM})'>${glyphs}</g></svg>`,
  )
  const middle = `<svg font-weight='700' text-anchor='middle'><text x='50' y='9' font-size='${EM}' fill='#123' opacity='.5'>2</text></svg>`
  expect(outlined(middle)).toContain(
    `<g transform='translate(${50 - two / 2} 9)scale(1)' fill='#123' opacity='.5'><path transform='translate(0 0)' d='${path}'/></g>`,
  )
})

test('text is read with its weight, and entities are decoded', () => {
  const drawing = "<svg><text x='1' y='1' font-size='1'>A &amp; &lt;B&gt;</text></svg>"
  expect(wordsIn(drawing)).toEqual([{ weight: 'regular', words: 'A & <B>' }])
  expect(wordsIn(drawing.replace('<svg', "<svg font-weight='700'"))).toEqual([
    { weight: 'bold', words: 'A & <B>' },
  ])
})

test('text with a character that has no outline stays text', () => {
  const drawing = "<svg font-weight='700'><text x='1' y='1' font-size='1'>2鑫</text></svg>"
  expect(outlined(drawing)).toBe(drawing)
})
