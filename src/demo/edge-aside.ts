type Described = {
  /** The attribute by which the host is found: `data-…`, in camel case. */
  mark: string
  label: string
  style: string
}

/** An aside of the demo over every page, in a shadow of its own so that neither styles the other. */
export function addAside({ mark, label, style: css }: Described, ...nodes: readonly Node[]): void {
  const host = document.createElement('div')
  host.dataset[mark] = ''
  const shadow = host.attachShadow({ mode: 'open' })
  const style = document.createElement('style')
  style.textContent = css
  const aside = document.createElement('aside')
  aside.setAttribute('aria-label', label)
  aside.append(...nodes)
  shadow.append(style, aside)
  document.documentElement.append(host)
}
