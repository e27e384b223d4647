import { join } from 'node:path'
import { isScreenPath, screenFiles } from '../../src/app/routing/screen-files.ts'
import { doorPaths } from '../../src/lib/loading/first-calls.ts'
import { repo } from '../run-command.ts'

type Context = {
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}
type Graph = {
  /** How many parts that load later cannot be read without a module. */
  parts: Map<string, number>
  /** What the screens cannot be read without that are opened first. */
  doors: Set<string>
}

const source = (path: string) => join(repo, 'src', path)
const DOORS = new Set(
  doorPaths.filter(isScreenPath).map((path) => source(`screens/${screenFiles[path]}.tsx`)),
)

let graph: Graph | undefined
function graphOf(context: Context): Graph {
  const all = new Set([source('main.tsx'), source('app/routing/LazyScreen.tsx')])
  const parts = new Set<string>()
  for (const id of all) {
    const info = context.getModuleInfo(id)
    for (const next of info?.importedIds ?? []) all.add(next)
    for (const next of info?.dynamicallyImportedIds ?? []) {
      all.add(next)
      parts.add(next)
    }
  }
  const found: Graph = { parts: new Map(), doors: new Set() }
  for (const part of parts) {
    const needed = new Set([part])
    for (const id of needed) for (const next of context.getModuleInfo(id)?.importedIds ?? []) needed.add(next)
    for (const id of needed) {
      found.parts.set(id, (found.parts.get(id) ?? 0) + 1)
      if (DOORS.has(part)) found.doors.add(id)
    }
  }
  return found
}

/** Chakra and what it is made of. */
const CHAKRA =
  /node_modules\/(?:@chakra-ui|@ark-ui|@zag-js|@emotion|@pandacss|stylis|react-is|hoist-non-react-statics)\/|src\/ui\/chakra\//

const known = new Map<string, boolean>()
/** Whether a module cannot be read without Chakra. */
function needsChakra(id: string, context: Context): boolean {
  const before = known.get(id)
  if (before !== undefined) return before
  // A circle ends here.
  known.set(id, CHAKRA.test(id))
  const needs =
    CHAKRA.test(id) ||
    (context.getModuleInfo(id)?.importedIds ?? []).some((imported) => needsChakra(imported, context))
  known.set(id, needs)
  return needs
}

/** What only screens with long lists of records need. */
const LISTS =
  /node_modules\/@tanstack\/(?:react-virtual|virtual-core)\/|src\/(?:ui\/lists\/|features\/(?:record-filters\/|records\/(?:reading\/|[A-Z])))/

/**
 * What later parts share: screens without forms must not wait for Chakra, nor others for the code of long lists. A
 * request for each would be a fourth of the time to the first picture, because a browser has six connections to a host;
 * and one for each of a hundred icons would have to be named in the first route.
 */
function sharedBy(id: string, context: Context): string | null {
  graph ??= graphOf(context)
  if ((graph.parts.get(id) ?? 0) < (graph.doors.has(id) ? 2 : 3)) return null
  if (LISTS.test(id)) return 'lists'
  return needsChakra(id, context) ? 'kit' : 'common'
}

const MEMBER =
  /src\/(?:screens\/home\/(?:MemberHead|overlays\/home-overlays)|app\/shell\/(?:MemberControls|MemberTasks)|features\/wallet-panel\/use-assets|ui\/(?:overlays\/(?:use-overlay|dialog)|html\/(?:ServerHtml|server-html)|loading\/RetryButton)|lib\/(?:navigation\/(?:back-to-close|hold-navigation)|device\/keyboard))\.(?:tsx?|css)$/

/**
 * What only members see of home and of the header, and what overlays need that open without Chakra, the welcome of a
 * first visit above all; with the icons and texts that parts share. Two files for it would keep a door's calls waiting.
 */
function member(id: string, context: Context): string | null {
  graph ??= graphOf(context)
  const isIcon = /node_modules\/lucide-react\/|contracts\/texts\/messages\.ts$/.test(id)
  return MEMBER.test(id) || (isIcon && (graph.parts.get(id) ?? 0) > 1) ? 'member' : null
}

/**
 * The chunks of the production build. The first route has two, so that reading neither blocks the page for long: split
 * by shared use it would have seven, and 3 kB more.
 */
export const CHUNKS = [
  {
    name: 'react',
    test: /src\/react-entry\.ts$|node_modules\/(?:react|react-dom|scheduler)\//,
    priority: 10,
  },
  // Without the table of screens, which the page names for itself (boot.ts).
  {
    name: 'app',
    tags: ['$initial' as const],
    test: /^(?!.*\/src\/app\/routing\/(?:LazyScreen|screen-files)\.)/,
    priority: 9,
  },
  // What home loads when it is idle, in one request; what decides about files that are gone must come before they are.
  {
    name: 'moves',
    test: /src\/(?:screens\/home\/entrance\/(?:run-jackpot|run-carousel|FloatingPacket)|lib\/loading\/in-view|ui\/(?:lists\/pull-gesture|loading\/new-version|art\/RedPacket))\.tsx?$/,
    priority: 8,
  },
  { name: member, debugName: 'member', priority: 8 },
  { name: sharedBy, debugName: 'shared', priority: 1 },
]
