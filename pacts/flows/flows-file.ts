import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { PACTS_DIR } from '../names.ts'

export const FLOWS_FILE = join(PACTS_DIR, 'flows.arazzo.yaml')

/** The parts of the Arazzo document that our programs read. Others are passed on. */
export type FlowsFile = { sourceDescriptions: { name: string; url: string }[]; workflows: Flow[] }
export type Flow = { workflowId: string; summary: string; steps: Step[] }
export type Step = {
  stepId: string
  /** `$sourceDescriptions.backend.withdraw`, or `$sourceDescriptions.states.setUp`. */
  operationId: string
  parameters?: { name: string; in: string; value: string }[]
  requestBody?: { payload: Record<string, unknown> }
  successCriteria: { condition: string; type?: string; 'x-needs'?: string }[]
}

/** The document with its anchors resolved. The library takes so many aliases for an attack. */
export const readFlows = (): FlowsFile => parse(readFileSync(FLOWS_FILE, 'utf8'), { maxAliasCount: -1 })

/** What a step asks: the name of the source, and of the operation there. */
export function operationOf({ operationId }: Step): { source: string; operation: string } {
  const [, source = '', operation = ''] = operationId.split('.')
  return { source, operation }
}

/** The state or event that a step asks for, with its params; undefined for a call of the contract. */
export function stateOf(step: Step): { state: string; params: Record<string, unknown> } | undefined {
  if (operationOf(step).source !== 'states') return undefined
  const { state, params } = step.requestBody?.payload ?? {}
  return { state: String(state), params: params as Record<string, unknown> }
}

/** The names of the flows that use a state or an event. */
export const flowsUsing = (name: string, { workflows }: FlowsFile): string[] =>
  workflows
    .filter(({ steps }) => steps.some((step) => stateOf(step)?.state === name))
    .map(({ workflowId }) => workflowId)
