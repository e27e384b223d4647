/**
 * The page under the fault `offline`: it is told as a browser tells it, and told again when the fault is gone. The mark on
 * the document tells the app that this network is the one that its mock backend stands for.
 */
export function pageOffline(page: Window = globalThis.window): (isOffline: boolean) => void {
  const { documentElement } = page.document
  return (isOffline) => {
    if (isOffline === (documentElement.dataset.offline !== undefined)) return
    if (isOffline) {
      documentElement.dataset.offline = ''
      Object.defineProperty(page.navigator, 'onLine', { configurable: true, get: () => false })
    } else {
      delete documentElement.dataset.offline
      // The navigator's own value shows again.
      Reflect.deleteProperty(page.navigator, 'onLine')
    }
    page.dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
  }
}
