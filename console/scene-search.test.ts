import { expect, test } from 'vitest'
import { foundScenes, typedParams } from './scene-search.ts'

test('a search finds scenarios by every word, in their names and in what they show', () => {
  const texts = { demo: '完整演示', 'red-packet-open': '红包正在开抢', 'red-packet-off': '红包活动已关闭' }
  const names = Object.keys(texts)
  expect(foundScenes(names, texts, '')).toEqual(names)
  expect(foundScenes(names, texts, '红包')).toEqual(['red-packet-open', 'red-packet-off'])
  expect(foundScenes(names, texts, ' 红包  OFF ')).toEqual(['red-packet-off'])
  expect(foundScenes(names, texts, '没有')).toEqual([])
})

test('typed fields become parameters of their kind, and empty ones are left out', () => {
  const field = (name: string, kind: 'text' | 'number' | 'amount' | 'flag') => ({
    name,
    kind,
    usual: '',
    choices: [],
  })
  const fields = [
    field('central', 'amount'),
    field('level', 'number'),
    field('card', 'flag'),
    field('tips', 'text'),
  ]
  expect(typedParams(fields, { central: ' 12.50 ', level: '3', card: 'false', tips: '' })).toEqual({
    central: '12.50',
    level: 3,
    card: false,
  })
})
