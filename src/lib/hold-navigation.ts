type Step = () => void

let holders = 0
let held: Step[] = []

/**
 * A step back that the browser has not taken yet would also take back a navigation made meanwhile. From this call until
 * the returned function is called, new addresses wait; they are then entered and told to the router (as a popstate: it
 * has no other ear).
 */
export function holdNavigation(): () => void {
  holders += 1
  if (holders === 1) {
    for (const name of ['pushState', 'replaceState'] as const) {
      history[name] = (...given) => {
        held.push(() => History.prototype[name].apply(history, given))
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
