import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AppRoute } from '@ts-rest/core'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '#contracts/index.ts'
import { decodedParams, isScenario } from '#mock/scenarios/catalogue.ts'
import { events, isEvent } from '#mock/scenarios/events.ts'
import { PACTS_DIR } from '../names.ts'
import { operationOf, readFlows, type Step, stateOf } from './flows-file.ts'
import { argumentsFor } from './respect.ts'

const { workflows } = readFlows()
const routes = new Map(Object.values(contract).flatMap((router) => Object.entries<AppRoute>(router)))
const steps = workflows.flatMap(({ workflowId, steps }) =>
  steps.map((step) => [`${workflowId}, ${step.stepId}`, step] as const),
)

it('there are flows enough, each with a name and a sentence of its own', () => {
  expect(workflows.length).toBeGreaterThanOrEqual(14)
  expect(new Set(workflows.map(({ workflowId }) => workflowId)).size).toBe(workflows.length)
  expect(new Set(workflows.map(({ summary }) => summary)).size).toBe(workflows.length)
})

it('each flow begins in a state, and is changed by events alone', () => {
  for (const { workflowId, steps } of workflows) {
    const [first, ...others] = steps.flatMap((step) => stateOf(step) ?? [])
    expect(isScenario(first?.state ?? ''), workflowId).toBe(true)
    expect(others.filter(({ state }) => !isEvent(state))).toEqual([])
  }
})

it('each step asks for a call of the contract, which takes its body', () => {
  for (const [where, step] of steps.filter(([, step]) => stateOf(step) === undefined)) {
    const route = routes.get(operationOf(step).operation) as { body?: z.ZodMiniType } | undefined
    expect(route, where).toBeDefined()
    if (step.requestBody && route?.body)
      expect(z.safeDecode(route.body, known(step) as never).error, where).toBeUndefined()
  }
})

/** The body with a text for what an earlier step answers. */
function known({ requestBody }: Step): unknown {
  const fields = Object.entries(requestBody?.payload ?? {})
  return Object.fromEntries(
    fields.map(([name, value]) => [name, String(value).startsWith('$steps.') ? 'D1' : value]),
  )
}

it('the catalogue has each state and event, with its params', () => {
  for (const [where, step] of steps) {
    const { state, params } = stateOf(step) ?? { state: 'visitor', params: {} }
    if (!isEvent(state)) expect(() => decodedParams(state, params), where).not.toThrow()
    else
      expect(
        z.safeDecode(events[state].params as z.ZodMiniType, params as never).error,
        where,
      ).toBeUndefined()
  }
})

it('each condition that is no plain comparison is said in words', () => {
  for (const [where, { successCriteria }] of steps)
    for (const { condition, type, 'x-needs': words } of successCriteria)
      if (type === 'jsonpath' || condition.includes('&&'))
        expect(words, `${where}: ${condition}`).toBeTruthy()
})

it('flows/README.md names the runner’s arguments and the number of flows', () => {
  const readme = readFileSync(join(PACTS_DIR, 'flows/README.md'), 'utf8').replaceAll(/\\\n\s*/g, '')
  const local = 'http://127.0.0.1:8080'
  const [, ...args] = argumentsFor('flows.arazzo.yaml', { backend: local, states: local })
  expect(readme).toContain(`respect ${args.join(' ')}`)
  expect(readme).toContain(`has ${workflows.length} flows`)
})
