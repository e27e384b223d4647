import type { ContractError } from './errors.ts'

type Report = (error: ContractError) => void

/** In development and tests a broken contract is loud: it surfaces as an uncaught error beside the rejected call. */
const throwAside: Report = (error) =>
  queueMicrotask(() => {
    throw error
  })

let report: Report = import.meta.env.DEV ? throwAside : () => {}

/** The one place where answers that break the contract are reported; production says here where to (design "The client"). */
export function onContractError(handler: Report): void {
  report = handler
}

export const reportContractError: Report = (error) => report(error)
