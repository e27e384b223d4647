// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { CARD_NAME_CHARS, storage } from '../../lib/device/storage.ts'
import { nameCard, nameOfCard } from './card-names.ts'

beforeEach(() => localStorage.clear())

test('an address has the name it was given, without blanks around it, until an empty one takes it away; one too long is none', () => {
  expect(nameOfCard('7')).toBe('')
  nameCard('7', '  我的冷钱包 ')
  nameCard('8', '名'.repeat(40))
  expect([nameOfCard('7'), nameOfCard('8')]).toEqual(['我的冷钱包', ''])
  nameCard('8', '名'.repeat(CARD_NAME_CHARS))
  nameCard('7', ' ')
  expect([nameOfCard('7'), nameOfCard('8').length]).toEqual(['', CARD_NAME_CHARS])
})

test('names are the player’s own: they end with the session', () => {
  nameCard('7', '我的冷钱包')
  storage.clearSession()
  expect(nameOfCard('7')).toBe('')
})

test('the newest names are kept, however many addresses come and go', () => {
  for (let id = 100; id < 200; id += 1) nameCard(String(id), `名 ${id}`)
  expect([nameOfCard('100'), nameOfCard('199')]).toEqual(['', '名 199'])
})

test('the newest names are kept, also where a newer address has a smaller id', () => {
  for (let id = 199; id >= 100; id -= 1) nameCard(String(id), `名 ${id}`)
  expect([nameOfCard('199'), nameOfCard('100')]).toEqual(['', '名 100'])
})
