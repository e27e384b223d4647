import type { CDPSession } from '@playwright/test'

export type Box = { x: number; y: number; width: number; height: number }
/** Something a player sees: what a reader would call it, and where it stands on the page. */
export type Part = { what: string; box: Box }

/** These say nothing of what they hold, or are pieces of a text that is read whole. */
const NO_ROLE = new Set(['none', 'generic', 'InlineTextBox', 'LineBreak', 'RootWebArea'])
/** Also where they only adorn, and a reader passes them by. */
const PICTURES = new Set(['IMG', 'SVG', 'CANVAS', 'IFRAME'])

/** The space between two words of a text has no box that anybody sees. */
const isBlank = (role: unknown, name: unknown) => role === 'StaticText' && String(name ?? '').trim() === ''

type Snapshot = Awaited<ReturnType<typeof snapshotOf>>
const snapshotOf = (cdp: CDPSession) => cdp.send('DOMSnapshot.captureSnapshot', { computedStyles: [] })

/** The box of each node of the page itself that is drawn, by the browser's own number for the node. */
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

/** What the browser tells a reader, in the order of reading; implicit roles are its business. */
async function rolesOf(cdp: CDPSession): Promise<{ id: number; what: string }[]> {
  const { nodes } = await cdp.send('Accessibility.getFullAXTree')
  return nodes.flatMap(({ ignored, role, name, backendDOMNodeId: id }) =>
    ignored || id === undefined || NO_ROLE.has(String(role?.value)) || isBlank(role?.value, name?.value)
      ? []
      : [{ id, what: `${role?.value} "${name?.value ?? ''}"` }],
  )
}

/** Pictures that have no role: each by the nearest thing around it that has one. */
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
  return (nodes?.nodeName ?? []).flatMap((name, at) => {
    const tag = (strings[name] ?? '').toUpperCase()
    if (!PICTURES.has(tag) || roles.has(idAt(at))) return []
    return [{ id: idAt(at), what: `${tag.toLowerCase()} in ${around(at) ?? 'the page'}` }]
  })
}

/** Every visible thing of a page that has a role, every text and every picture, with its box in CSS pixels. */
export async function partsOf(cdp: CDPSession): Promise<Part[]> {
  const [roles, snapshot] = [await rolesOf(cdp), await snapshotOf(cdp)]
  const boxes = boxesIn(snapshot)
  const named = new Map(roles.map(({ id, what }) => [id, what]))
  return [...roles, ...adornmentsIn(snapshot, named)].flatMap(({ id, what }) => {
    const box = boxes.get(id)
    return box ? [{ what, box }] : []
  })
}
