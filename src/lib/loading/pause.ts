/** Resolves after so many ms; without a number in the next task, so that the browser may do what waits. */
export const pause = (ms?: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
