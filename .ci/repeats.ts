const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g
const COMMENT = /\/\*[\s\S]*?\*\//g
/** What shapes a sheet, past the texts and addresses in which the same marks mean nothing. */
const MARKS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^"')]*\)|[{};]/g

/**
 * Every rule of a sheet as `selector{declarations}`, after the at-rules around it. Layers are left out: a rule that
 * travels a second time is as heavy inside one as outside.
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
      // After another block's end, this is the end of what was around it.
      if (last !== '}') rules.push(`${place}{${before}}`)
      around.pop()
    }
    // Between declarations it ends nothing: a rule is compared whole.
    if (mark === ';' && around.length > 0) continue
    from = index + 1
    last = mark
  }
  return rules
}

type Sheet = { name: string; text: string }

/** Rules that the page has in itself and a sheet of the build brings again: loaded later, they would win over others. */
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
