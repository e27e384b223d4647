const isEndless = (element: Element): boolean =>
  getComputedStyle(element).animationIterationCount.includes('infinite')

/** Pauses endless animations that are out of view. Otherwise they wake the page at every frame. */
export function stillOutOfView(): void {
  if (typeof IntersectionObserver === 'undefined') return
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!target.isConnected) seen.unobserve(target)
      else if (target instanceof HTMLElement) target.style.animationPlayState = isIntersecting ? '' : 'paused'
    }
  })
  const watch = (target: EventTarget | null | undefined) => {
    if (target instanceof Element && isEndless(target)) seen.observe(target)
  }
  document.addEventListener('animationstart', ({ target }) => watch(target))
  for (const { effect } of document.getAnimations()) watch((effect as KeyframeEffect | null)?.target)
}
