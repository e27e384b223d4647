import { expect, test } from 'vitest'
import { ARTICLES } from '#mock/data/texts/articles.ts'
import { termsFirst } from './terms-first.ts'

const AGENT = '<h3>代理加盟</h3><p>代理计划</p><h4>步骤</h4><ol><li>填写</li></ol>'
const TERMS = '<h3 id="t"><b>条款</b>与规则</h3><ol><li>年满 18 周岁</li></ol>'
const LAST = '<h3>联系我们</h3><p>客服</p>'

test('puts the terms before the preface and the other parts, and loses nothing', () => {
  expect(termsFirst(`<p>前言</p>${AGENT}${TERMS}${LAST}`)).toBe(`${TERMS}<p>前言</p>${AGENT}${LAST}`)
  const boxed = termsFirst(`<div><p>前言</p>${AGENT}${TERMS}${LAST}</div>`)
  expect(boxed).toBe(`<div><p>前言</p>${TERMS}${AGENT}${LAST}</div>`)
  expect(termsFirst(AGENT + TERMS)).toBe(TERMS + AGENT)
})

test('puts the minimum age and the rules before the agent programme', () => {
  const whole = ARTICLES[5] ?? ''
  const read = termsFirst(whole)
  expect(read).toMatch(/^<h3>条款与规则/)
  expect(read.indexOf('年满 18 周岁')).toBeLessThan(read.indexOf('<h3>代理加盟'))
  expect(whole.indexOf('<h3>代理加盟')).toBeLessThan(whole.indexOf('年满 18 周岁'))
})

test.each([
  ['the terms alone', TERMS + LAST],
  ['no terms', AGENT + LAST],
  ['terms of the agents', `${AGENT}<h3>代理条款</h3><p>佣金</p>`],
  ['parts in boxes of their own', `<div>${AGENT}</div><div>${TERMS}</div>`],
  ['plain words', '条款与规则'],
  ['nothing', ''],
])('leaves %s unchanged', (_, html) => {
  expect(termsFirst(html)).toBe(html)
})

// By patterns that look for an end in all that follows, each of these would take minutes.
test.each(['<h1>', '<h1', '<'])('200,000 times %s are read in no time', (tag) => {
  const html = `<h1>${tag.repeat(200_000)}</h1>`
  expect(termsFirst(html)).toBe(html)
})
