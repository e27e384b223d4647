import { expect, test } from 'vitest'
import { SCENARIO_NAMES } from '#mock/scenarios/catalogue.ts'
import { paramFields } from '#mock/scenarios/param-fields.ts'
import { choiceLabel, paramLabel } from './param-words.ts'
import { SCENE_TEXTS } from './scene-texts.ts'

const HAN = /[\u4e00-\u9fff]|^(USDT|VIP)/

test('every parameter of every scenario has a Chinese label, and every choice of it', () => {
  for (const [scene, fields] of Object.entries(paramFields()))
    for (const { name, kind, choices } of fields) {
      expect(paramLabel(scene, name), `${scene}.${name}`).toMatch(HAN)
      if (kind === 'choice')
        for (const choice of choices)
          expect(choiceLabel(name, choice), `${scene}.${name}=${choice}`).toMatch(HAN)
    }
})

test('no two parameters of a scenario share a label', () => {
  for (const [scene, fields] of Object.entries(paramFields())) {
    const labels = fields.map(({ name }) => paramLabel(scene, name))
    expect(new Set(labels).size, scene).toBe(labels.length)
  }
})

test('every scenario has one Chinese line of its own', () => {
  const lines = SCENARIO_NAMES.map((name) => SCENE_TEXTS[name])
  for (const line of lines) expect(line).toMatch(/^[^\n]*[\u4e00-\u9fff][^\n]*$/)
  expect(new Set(lines).size).toBe(lines.length)
})
