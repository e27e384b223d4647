import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { buildScenario, isScenario, SCENARIO_NAMES } from '#mock/scenarios/catalogue.ts'
import { EVENT_NAMES } from '#mock/scenarios/events.ts'
import { JVM_FILE, PACT_FILE, STATES_FILE } from './names.ts'
import { readPact } from './pact-file.ts'
import { jvmText, statesText } from './provider/states.ts'

const pact = readPact(PACT_FILE)
const { interactions } = pact
const ground = { seed: 1, now: Date.parse('2026-05-01T11:00:00+08:00'), clock: { stopped: true } } as const

it.each(
  interactions.map((interaction) => [interaction.description, interaction] as const),
)('%s: its state is in the catalogue, with its params', (_description, { providerStates = [] }) => {
  expect(providerStates).toHaveLength(1)
  for (const { name, params } of providerStates) {
    expect(isScenario(name), name).toBe(true)
    expect(buildScenario(name, params, ground).meta.scenario).toBe(name)
  }
})

it('provider-states.json and the example for the JVM agree with the catalogue and the pact', () => {
  expect(readFileSync(STATES_FILE, 'utf8'), 'npm run pact:consumer writes it').toBe(statesText(pact))
  const example = readFileSync(JVM_FILE, 'utf8')
  expect(jvmText(example, pact), 'npm run pact:consumer writes it').toBe(example)
})

it('lists every state and every event, with defaults in wire units', () => {
  const { states } = JSON.parse(statesText(pact))
  expect(states.map(({ name }: { name: string }) => name)).toEqual([...SCENARIO_NAMES, ...EVENT_NAMES].sort())
  const ofEvents = states.filter(({ event }: { event?: true }) => event)
  expect(ofEvents.map(({ name }: { name: string }) => name)).toEqual([...EVENT_NAMES].sort())
  const money = states.find(({ name }: { name: string }) => name === 'member-with-money')
  expect(money.params).toMatchObject({ central: { default: 1000 }, inVenue: { default: 200 } })
  const payWays = states.find(({ name }: { name: string }) => name === 'pay-ways')
  expect(payWays.params.usdt).toEqual({ enum: [0, 1], default: 1, required: false })
})

it('counts every interaction in its state', () => {
  const { states } = JSON.parse(statesText(pact))
  const counts = states.map((state: { interactions: number }) => state.interactions)
  expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(interactions.length)
})
