/**
 * Runs `start` when the element enters the screen, and the function that it returned when the element leaves. Returns a
 * function that ends this.
 */
export function whileInView(element: Element, start: () => () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return start()
  let stop: (() => void) | undefined
  const observer = new IntersectionObserver((entries) => {
    const seen = entries.at(-1)?.isIntersecting === true
    if (seen) stop ??= start()
    else {
      stop?.()
      stop = undefined
    }
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    stop?.()
  }
}
