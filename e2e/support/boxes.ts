import type { CDPSession } from '@playwright/test'

export type Box = { x: number; y: number; width: number; height: number }
/** Something visible: its role and name for a screen reader, and its box on the page. */
export type VisiblePart = { what: string; box: Box }

/** Roles without meaning, or pieces of a text that is read as a whole. */
const NO_ROLE = new Set(['none', 'generic', 'InlineTextBox', 'LineBreak', 'RootWebArea'])
/** Measured even where they are decorative and a screen reader skips them. */
const PICTURES = new Set(['IMG', 'SVG', 'CANVAS', 'IFRAME'])

/** The space between two words has no visible box. */
const isBlank = (role: unknown, name: unknown) => role === 'StaticText' && String(name ?? '').trim() === ''

type Snapshot = Awaited<ReturnType<typeof snapshotOf>>
const snapshotOf = (cdp: CDPSession) => cdp.send('DOMSnapshot.captureSnapshot', { computedStyles: [] })

/** The box of each drawn node of the page itself, by its backend node id. */
function boxesIn({ documents }: Snapshot): Map<number, Box> {
  const boxes = new Map<number, Box>()
  const [page] = documents
  page?.layout.nodeIndex.forEach((at, index) => {
    const [x = 0, y = 0, width = 0, height = 0] = page.layout.bounds[index] ?? []
    const id = page.nodes.backendNodeId?.[at]
    if (id === undefined || width * height === 0) return
    boxes.set(id, { x, y, width, height })
  })
  return boxes
}

/** The accessibility tree in reading order; the browser resolves implicit roles. */
async function rolesOf(cdp: CDPSession): Promise<{ id: number; what: string }[]> {
  const { nodes } = await cdp.send('Accessibility.getFullAXTree')
  return nodes.flatMap(({ ignored, role, name, backendDOMNodeId: id }) =>
    ignored || id === undefined || NO_ROLE.has(String(role?.value)) || isBlank(role?.value, name?.value)
      ? []
      : [{ id, what: `${role?.value} "${name?.value ?? ''}"` }],
  )
}

/** Pictures without a role, each named after its nearest ancestor with one. */
function adornmentsIn({ documents, strings }: Snapshot, roles: ReadonlyMap<number, string>) {
  const nodes = documents[0]?.nodes
  const idAt = (at: number) => nodes?.backendNodeId?.[at] ?? -1
  const around = (at: number): string | undefined => {
    for (let up = at; up >= 0; up = nodes?.parentIndex?.[up] ?? -1) {
      const what = roles.get(idAt(up))
      if (what !== undefined) return what
    }
    return undefined
  }
  /** A hidden kept screen has a place, and nobody sees it (KeepAlive.tsx). */
  const isHidden = (at: number): boolean => {
    for (let up = at; up >= 0; up = nodes?.parentIndex?.[up] ?? -1)
      if (nodes?.attributes?.[up]?.some((text, index) => index % 2 === 0 && strings[text] === 'inert'))
        return true
    return false
  }
  return (nodes?.nodeName ?? []).flatMap((name, at) => {
    const tag = (strings[name] ?? '').toUpperCase()
    if (!PICTURES.has(tag) || roles.has(idAt(at)) || isHidden(at)) return []
    return [{ id: idAt(at), what: `${tag.toLowerCase()} in ${around(at) ?? 'the page'}` }]
  })
}

/** Every visible part with a role, every text and every picture of a page, with its box in CSS pixels. */
export async function partsOf(cdp: CDPSession): Promise<VisiblePart[]> {
  const [roles, snapshot] = [await rolesOf(cdp), await snapshotOf(cdp)]
  const boxes = boxesIn(snapshot)
  const named = new Map(roles.map(({ id, what }) => [id, what]))
  return [...roles, ...adornmentsIn(snapshot, named)].flatMap(({ id, what }) => {
    const box = boxes.get(id)
    return box ? [{ what, box }] : []
  })
}
