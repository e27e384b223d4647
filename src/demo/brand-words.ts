import type { Brand } from '#mock/demo-sites/brand/brand.ts'
import { wordsOf } from '#mock/demo-sites/brand/brand-words.ts'

const READ_ALOUD = ['aria-label', 'placeholder', 'title', 'alt'] as const
/** Elements whose text is not the page's, or was typed. */
const LEFT_ALONE = 'script,style,textarea'
/** The sail of the app's logo, by which it is found. */
const SAIL = 'path[d^="M14.6 5.2c3.9"]'

/** The first letter of a venue that has the demo's name. */
const isInitial = (node: Text): boolean =>
  node.data === '云' && node.parentElement?.matches('.venue-mark') === true

/**
 * Keeps the brand's words on the page while the app writes its own. The app has these words in a hundred places, and a
 * production build must not pay for a demo, so the texts are replaced where they show. `page`: the document, or the
 * shadow root of the console.
 */
export function brandWords(brand: Brand, page: Document | ShadowRoot = document): void {
  const words = wordsOf(brand)
  const [initial = ''] = brand.name
  /** The text that was written last: a name may contain the words that it replaces. */
  const written = new WeakMap<Node, string>()
  const ofText = (node: Text) => {
    if (node.data === written.get(node) || node.parentElement?.closest(LEFT_ALONE)) return
    const next = isInitial(node) ? initial : words(node.data)
    written.set(node, next)
    if (next !== node.data) node.data = next
  }
  const ofAttributes = (element: Element) => {
    for (const name of READ_ALOUD) {
      const attribute = element.getAttributeNode(name)
      if (!attribute || attribute.value === written.get(attribute)) continue
      const next = words(attribute.value)
      written.set(attribute, next)
      if (next !== attribute.value) attribute.value = next
    }
  }
  const ofAll = (root: Node) => {
    if (root instanceof Text) return ofText(root)
    if (!(root instanceof Element || root instanceof DocumentFragment)) return
    if (root instanceof Element) ofAttributes(root)
    for (const element of root.querySelectorAll(READ_ALOUD.map((name) => `[${name}]`).join()))
      ofAttributes(element)
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) ofText(texts.currentNode as Text)
    for (const sail of root.querySelectorAll(SAIL)) sail.closest('svg')?.setAttribute('data-demo-logo', '')
  }
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') ofAttributes(target as Element)
      else if (type === 'characterData') ofAll(target)
      else for (const node of addedNodes) ofAll(node)
    }
  }).observe(page, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...READ_ALOUD],
  })
  ofAll('documentElement' in page ? page.documentElement : page)
}
