import type { ContractError } from './errors.ts'

type Report = (error: ContractError) => void

/**
 * In development and tests a broken contract is loud, also where the rest of the answer holds: it surfaces as an uncaught error
 * beside the call.
 */
const throwAside: Report = (error) =>
  queueMicrotask(() => {
    throw error
  })

/**
 * In production each new breach is one console line, which a host's monitor can collect: the route, and where the
 * answer is wrong. A poll that meets the same breach every 1.5 s logs it once.
 */
export function sayOnce(say: (line: string) => void = console.warn): Report {
  const said = new Set<string>()
  return ({ route, issues }) => {
    for (const { path, message } of issues) {
      const line = `contract: ${route}: ${path || 'answer'} ${message}`
      if (!said.has(line)) say(line)
      said.add(line)
    }
  }
}

let report: Report = import.meta.env.DEV ? throwAside : sayOnce()

/** Sets the handler for answers that break the contract, so that a host can report them its own way. */
export function onContractError(handler: Report): void {
  report = handler
}

export const reportContractError: Report = (error) => report(error)
