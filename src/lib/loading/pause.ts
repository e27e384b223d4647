/** Resolves after `ms`; without a number in the next task, so that the browser can run waiting work. */
export const pause = (ms?: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
