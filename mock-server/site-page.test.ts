import { expect, test } from 'vitest'
import { addressOf, ownSite, SITE_PAGE } from './site-page.ts'

test('a site of the demo lies beside the games’ page; any other address is left as it is', () => {
  expect(addressOf(ownSite('usd'), 'https://demo.example/app/venue.html')).toBe(
    'https://demo.example/app/site.html#usd',
  )
  expect(addressOf(ownSite('agent'), 'http://127.0.0.1:1/venue/')).toBe(
    'http://127.0.0.1:1/venue/site.html#agent',
  )
  expect(addressOf(ownSite('app'), 'file:///demo/venue.html')).toBe('file:///demo/site.html#app')
  for (const address of ['', 'https://real.example/x', 'javascript:alert(1)'])
    expect(addressOf(address, 'https://demo.example/')).toBe(address)
})

test('the page has no script and asks for nothing', () => {
  expect(SITE_PAGE).not.toMatch(/<script|\bon\w+=|\bsrc=|url\(|@import/)
  for (const name of ['service', 'usd', 'agent', 'app', 'official'])
    expect(SITE_PAGE).toContain(`id="${name}"`)
})
