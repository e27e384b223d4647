import { expect, test } from 'vitest'
import { SITE_PAGE, siteAddress, siteSettings } from './site-page.ts'

test('resolves a demo site next to the games’ page, and leaves any other address unchanged', () => {
  expect(siteAddress(siteSettings('usd'), 'https://demo.example/app/venue.html')).toBe(
    'https://demo.example/app/site.html#usd',
  )
  expect(siteAddress(siteSettings('agent'), 'http://127.0.0.1:1/venue/')).toBe(
    'http://127.0.0.1:1/venue/site.html#agent',
  )
  expect(siteAddress(siteSettings('app'), 'file:///demo/venue.html')).toBe('file:///demo/site.html#app')
  for (const address of ['', 'https://real.example/x', 'javascript:alert(1)'])
    expect(siteAddress(address, 'https://demo.example/')).toBe(address)
})

test('the page names no brand and wears none of its colours, since a brand that a console gives cannot reach it', () => {
  expect(SITE_PAGE).not.toContain('云舟')
  expect(SITE_PAGE).not.toContain('--jade')
})

test('the page has no scripts and loads nothing', () => {
  expect(SITE_PAGE).not.toMatch(/<script|\bon\w+=|\bsrc=|url\(|@import/)
  for (const name of ['service', 'usd', 'agent', 'app', 'official', 'pay'])
    expect(SITE_PAGE).toContain(`id="${name}"`)
})

test('old browsers show its parts too: no rule uses :has(), and the part that shows without a hash is the last', () => {
  expect(SITE_PAGE).not.toContain(':has(')
  expect(SITE_PAGE.match(/(?<=<section id=")\w+/g)?.at(-1)).toBe('service')
})
