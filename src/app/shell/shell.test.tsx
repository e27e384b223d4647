// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Logo } from '../../ui/art/Logo.tsx'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import { TabBar } from './TabBar.tsx'

const html = readFileSync(`${import.meta.dirname}/../../index.html`, 'utf8')

/** The markup without what only one side has (icon classes, the router's attributes) and without white space. */
const bare = (markup: string) => {
  const holder = document.createElement('div')
  holder.innerHTML = markup
  for (const node of holder.querySelectorAll('*')) {
    for (const name of ['data-discover', 'href', 'style', 'xmlns']) node.removeAttribute(name)
    if (node.tagName.toLowerCase() === 'svg') node.removeAttribute('class')
  }
  return holder.innerHTML
    .replace(/>\s+</g, '><')
    .replace(/<(\w+)([^>]*)\/>/g, '<$1$2></$1>')
    .trim()
}
const part = (from: string, to: string) => html.slice(html.indexOf(from), html.indexOf(to) + to.length)

test('the page draws the tab bar, the logo and the skeleton that React will draw', () => {
  const tabs = renderToStaticMarkup(
    <MemoryRouter>
      <TabBar current="" />
    </MemoryRouter>,
  )
  expect(bare(part('<nav', '</nav>'))).toBe(bare(tabs))
  expect(bare(part('<header', '</header>'))).toContain(bare(renderToStaticMarkup(<Logo size={28} />)))
  expect(bare(part('<div class="boot"', '</main>')).replace('</main>', '')).toBe(
    bare(renderToStaticMarkup(<ScreenSkeleton />)),
  )
})

test('the page is Chinese, covers the notch, and holds no script of its own', () => {
  expect(html).toContain('<html lang="zh-CN" translate="no">')
  expect(html).toContain('viewport-fit=cover')
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/)
  expect(html).not.toMatch(/\son\w+=/)
})
