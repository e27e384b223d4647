/** Whether requests cannot leave the phone. In the demo none has to: its mock backend runs in the page. */
export const isOffline = (): boolean =>
  import.meta.env.VITE_BACKEND !== 'mock' && globalThis.navigator?.onLine === false
