/**
 * Runs in every page: repeatedly does to its texts what a browser's translator does. It replaces each text by a copy in
 * two nested <font> elements. React keeps its own text, which is no longer in the page: nobody sees what it writes
 * there, which is an error in the console here.
 */
export function translate(): void {
  // The player's own texts and drawings are not translated, and copies are not copied.
  const LEFT_ALONE = 'script, style, svg, textarea, option, title, noscript, font'
  const lost = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes) {
      const { data } = target as Text
      if (data !== oldValue) console.error(`a text that nobody sees: ${oldValue} became ${data}`)
    }
  })
  const copy = (text: Text) => {
    if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(LEFT_ALONE)) return
    const outer = document.createElement('font')
    outer.appendChild(document.createElement('font')).append(text.data)
    text.replaceWith(outer)
    lost.observe(text, { characterData: true, characterDataOldValue: true })
  }
  const copyAll = (node: Node) => {
    if (node instanceof Text) return copy(node)
    const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walk.nextNode()) texts.push(walk.currentNode as Text)
    texts.forEach(copy)
  }
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      [target, ...addedNodes].filter((node) => node.isConnected).forEach(copyAll)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
