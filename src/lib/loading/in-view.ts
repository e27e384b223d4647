/** Runs `start` while the element is on the screen, and what it returned once it is not. Returns a function that ends it. */
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
