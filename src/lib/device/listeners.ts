/**
 * A list of listeners. `subscribe` returns a function that unsubscribes. `notify` calls those subscribed at that
 * moment.
 */
export function createListeners<Args extends unknown[] = []>() {
  const all = new Set<(...args: Args) => void>()
  return {
    subscribe: (listener: (...args: Args) => void) => {
      all.add(listener)
      return (): void => {
        all.delete(listener)
      }
    },
    notify: (...args: Args): void => {
      for (const listener of [...all]) listener(...args)
    },
  }
}
