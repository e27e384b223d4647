/**
 * Whether requests cannot leave the phone. In the demo none has to, since its mock backend runs in the page: there only
 * the console's fault "offline" takes the network away (docs/faults.md#injected-faults).
 */
export const isOffline = (): boolean =>
  import.meta.env.VITE_BACKEND === 'mock'
    ? document.documentElement.dataset.offline !== undefined
    : globalThis.navigator?.onLine === false
