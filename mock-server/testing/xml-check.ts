/**
 * Returns why a picture is not well-formed XML, or null when it is. For tests: it checks only the SVG used here
 * (elements, quoted attributes, text), not entities, comments or CDATA.
 */
export function malformed(xml: string): string | null {
  const open: string[] = []
  let end = 0
  for (const part of xml.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+=(?:'[^'<]*'|"[^"<]*"))*)\s*(\/?)>|[^<]+/g,
  )) {
    if (part.index !== end) return `unexpected text at ${end}`
    end += part[0].length
    const [whole, closing, name = '', attributes = '', empty] = part
    if (!name) {
      if (/&(?!amp;|lt;|gt;)|>/.test(whole)) return `bare character in "${whole}"`
      continue
    }
    const names = [...attributes.matchAll(/\s([\w:-]+)=/g)].map((match) => match[1])
    if (new Set(names).size !== names.length) return `an attribute twice in ${whole}`
    if (closing && open.pop() !== name) return `</${name}> closes nothing`
    if (!closing && !empty) open.push(name)
  }
  if (end !== xml.length) return `unexpected text at ${end}`
  return open.length ? `<${open.at(-1)}> is not closed` : null
}
