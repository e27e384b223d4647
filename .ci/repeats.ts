const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g
const COMMENT = /\/\*[\s\S]*?\*\//g
/** The characters that structure a sheet. Strings and urls match first, because there they mean nothing. */
const MARKS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^"')]*\)|[{};]/g

/**
 * Every rule of a sheet as `selector{declarations}`, after the at-rules around it. Layers are left out: a repeated
 * rule is as heavy inside one as outside.
 */
function rulesOf(css: string): string[] {
  const text = css.replace(COMMENT, '')
  const rules: string[] = []
  const around: string[] = []
  let from = 0
  let last = ''
  for (const { 0: mark, index } of text.matchAll(MARKS)) {
    if (mark.length > 1) continue
    const before = text.slice(from, index).trim()
    if (mark === '{') around.push(before)
    if (mark === '}') {
      const place = around.filter((part) => !part.startsWith('@layer')).join(' ')
      // After the end of an inner block, this brace ends the block around it.
      if (last !== '}') rules.push(`${place}{${before}}`)
      around.pop()
    }
    // Between declarations it ends nothing: rules are compared as a whole.
    if (mark === ';' && around.length > 0) continue
    from = index + 1
    last = mark
  }
  return rules
}

type Sheet = { name: string; text: string }

/** Rules of the page that a sheet of the build repeats: loaded later, they would override others. */
export function repeatedRules(html: string, sheets: readonly Sheet[]): string[] {
  const inPage = new Set([...html.matchAll(STYLE)].flatMap(([, css = '']) => rulesOf(css)))
  return sheets.flatMap(({ name, text }) => {
    const again = rulesOf(text).filter((rule) => inPage.has(rule))
    const [first] = again
    return first === undefined
      ? []
      : [`${name}: ${again.length} of its rules are in index.html already, ${first.slice(0, 80)} first`]
  })
}
