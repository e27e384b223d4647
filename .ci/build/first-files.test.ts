import { expect, it } from 'vitest'
import { withoutFirstFiles } from './first-files.ts'

const FILES = [
  'assets/react-CAdDsWmp.js',
  'assets/index-DuQ8f8Cy.js',
  'assets/index-a1.css',
  'assets/Sheet-b2.js',
]

it('the page keeps all files that it loads by itself, and a part lists only what the page has not', () => {
  expect(withoutFirstFiles('index.html', FILES, { hostType: 'html' })).toEqual(FILES)
  expect(withoutFirstFiles('assets/HomeScreen-c3.js', FILES, { hostType: 'js' })).toEqual(FILES.slice(2))
})
