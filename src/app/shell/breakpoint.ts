/** From this width on the app is shown in a frame (docs/rules.md#desktop-frame). */
const DESKTOP = '(min-width: 768px)'

type Later = { crossed: (across: () => boolean) => void } | undefined

/**
 * Reloads the page once its width has crossed 768 px and that cuts nothing off (deferred/reload-when-safe.ts, which `load`
 * fetches). A keyboard, or a rotation that stays on one side, changes nothing.
 */
export function reloadOnCrossing(load: () => Promise<Later>): void {
  const desktop = matchMedia(DESKTOP)
  const began = desktop.matches
  desktop.addEventListener('change', () =>
    load().then((later) => later?.crossed(() => desktop.matches !== began)),
  )
}
