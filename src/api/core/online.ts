/** Whether a request cannot leave the phone. In the demo nothing has to: its house is in the page. */
export const isOffline = (): boolean =>
  import.meta.env.VITE_BACKEND !== 'mock' && globalThis.navigator?.onLine === false
