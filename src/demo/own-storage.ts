/**
 * A separate part of a storage area: its keys begin with `prefix`, and its users see no others. Only the methods work;
 * unlike in the browser's own storage, keys are not properties.
 */
export function partOf(area: Storage, prefix: string): Storage {
  const keys = () =>
    Object.keys(area)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
  return {
    get length() {
      return keys().length
    },
    key: (at) => keys()[at] ?? null,
    getItem: (key) => area.getItem(prefix + key),
    setItem: (key, value) => area.setItem(prefix + key, value),
    removeItem: (key) => area.removeItem(prefix + key),
    clear: () => {
      for (const key of keys()) area.removeItem(prefix + key)
    },
  }
}

/**
 * Gives this demo a part of the browser's storage: the app keeps its session and its theme under plain names, and demos in
 * several folders of one origin, or several files of a disk, would read each other's. Before anything of the page has read one.
 * A demo at the root of its origin keeps the plain names that people's browsers have (worldName in demo-keys.ts).
 */
export function keepApart(place: string): void {
  if (place.length <= 1) return
  const prefix = `${place}|`
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const native = Object.getOwnPropertyDescriptor(window, name)?.get
    // Read at each access: if the browser refuses storage, every reader gets that error itself.
    if (native)
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => partOf(native.call(window), prefix),
      })
  }
  window.addEventListener('storage', (event) => {
    if (!event.isTrusted) return
    // Events of another demo are dropped. Those of another tab of this demo are reported with the plain key.
    event.stopImmediatePropagation()
    const { key, oldValue, newValue, url } = event
    if (key !== null && !key.startsWith(prefix)) return
    const plain = key === null ? null : key.slice(prefix.length)
    window.dispatchEvent(new StorageEvent('storage', { key: plain, oldValue, newValue, url }))
  })
}
