type Step = () => void

let holders = 0
let held: Step[] = []

/**
 * A pending history.back() would also undo a navigation made meanwhile. So new addresses wait until the returned
 * function is called. They are then entered, and a popstate follows, because React Router listens to popstate only.
 */
export function holdNavigation(): () => void {
  holders += 1
  if (holders === 1) {
    for (const name of ['pushState', 'replaceState'] as const) {
      history[name] = (...args) => {
        held.push(() => History.prototype[name].apply(history, args))
      }
    }
  }
  return () => {
    holders -= 1
    if (holders > 0) return
    Reflect.deleteProperty(history, 'pushState')
    Reflect.deleteProperty(history, 'replaceState')
    const steps = held
    held = []
    if (steps.length === 0) return
    for (const step of steps) step()
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }
}
