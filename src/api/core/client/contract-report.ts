import type { ContractError } from './errors.ts'

type Report = (error: ContractError) => void

/**
 * In development and tests a breach of the contract is an uncaught error beside the call, even if the rest of the
 * answer is valid.
 */
const throwAside: Report = (error) =>
  queueMicrotask(() => {
    throw error
  })

/**
 * In production each new breach is one line in the console, with the route and the path, which a host's monitor
 * can collect. A poll that meets the same breach every 1.5 s logs it once.
 */
export function logOnce(log: (line: string) => void = console.warn): Report {
  const logged = new Set<string>()
  return ({ route, issues }) => {
    for (const { path, message } of issues) {
      const line = `contract: ${route}: ${path || 'answer'} ${message}`
      if (!logged.has(line)) log(line)
      logged.add(line)
    }
  }
}

let report: Report = import.meta.env.DEV ? throwAside : logOnce()

/** Replaces the report of breaches, so that a host can collect them in its own way. */
export function onContractError(handler: Report): void {
  report = handler
}

export const reportContractError: Report = (error) => report(error)
