type Attributes = Record<string, string | number | boolean | undefined>

/** An element with attributes and children; strings become text nodes. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string | undefined)[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag)
  setAttributes(node, attributes)
  node.append(...children.filter((child) => child !== undefined))
  return node
}

export function setAttributes(node: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) node.removeAttribute(name)
    else node.setAttribute(name, value === true ? '' : String(value))
  }
}

/** A picture from static markup (never from data). Without a `label` it is hidden from screen readers. */
export function svgPicture(viewBox: string, body: string, className: string, label?: string): SVGSVGElement {
  const holder = document.createElement('template')
  holder.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`
  const svg = holder.content.firstElementChild
  if (!(svg instanceof SVGSVGElement)) throw new TypeError('not a picture')
  setAttributes(
    svg,
    label
      ? { class: className, role: 'img', 'aria-label': label }
      : { class: className, 'aria-hidden': 'true' },
  )
  return svg
}

export function buttonElement(
  className: string,
  onTap: () => void,
  ...children: readonly (Node | string | undefined)[]
): HTMLButtonElement {
  const node = el('button', { type: 'button', class: className }, ...children)
  node.addEventListener('click', onTap)
  return node
}

/** Writes text only when it differs, so that unchanged text costs no layout per tick. */
export function setText(node: Element, text: string): void {
  if (node.textContent !== text) node.textContent = text
}

export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Runs a short animation to its end; skips it for users who prefer reduced motion. */
export async function animate(
  node: Element,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
): Promise<void> {
  if (prefersReducedMotion()) return
  await node.animate(frames, { fill: 'both', ...options }).finished.catch(() => undefined)
}
