import type { ContractError } from './errors.ts'

type Report = (error: ContractError) => void

/** In development and tests a broken contract is loud: it surfaces as an uncaught error beside the rejected call. */
const throwAside: Report = (error) =>
  queueMicrotask(() => {
    throw error
  })

/**
 * In production a line of the console for each new breach, where a monitor of the host finds it: the route, and where
 * the answer is wrong. A poll that meets the same one every 1.5 s says it once.
 */
export function sayOnce(say: (line: string) => void = console.warn): Report {
  const said = new Set<string>()
  return ({ message }) => {
    if (said.has(message)) return
    said.add(message)
    say(`contract: ${message}`)
  }
}

let report: Report = import.meta.env.DEV ? throwAside : sayOnce()

/** The one place where answers that break the contract are reported. A host puts its own handler in here. */
export function onContractError(handler: Report): void {
  report = handler
}

export const reportContractError: Report = (error) => report(error)
