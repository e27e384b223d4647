/** Chakra and what it is made of. */
const CHAKRA =
  /node_modules\/(?:@chakra-ui|@ark-ui|@zag-js|@emotion|@pandacss|stylis|react-is|hoist-non-react-statics)\/|src\/ui\/chakra\//

type Context = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }
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

/**
 * What at least three later files share has three: screens without forms must not wait for Chakra, nor others for the code of
 * long lists. One for each of a hundred icons would be a request each, and the first route would have to list their names.
 */
const sharedBy = (id: string, context: Context): string => {
  if (/node_modules\/@tanstack\/(?:react-virtual|virtual-core)\/|src\/ui\/lists\/VirtualList/.test(id))
    return 'lists'
  return needsChakra(id, context) ? 'kit' : 'common'
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
  { name: 'app', tags: ['$initial' as const], test: /^(?!.*\/src\/app\/routing\/(?:LazyScreen|screen-files)\.)/, priority: 9 },
  // Home's own later parts have icons and texts, too, and must not bring all that other screens share.
  {
    name: 'icons',
    test: /node_modules\/lucide-react\/|contracts\/texts\/messages\.ts$/,
    minShareCount: 2,
    priority: 5,
  },
  // The parts of home and of the header that only members see.
  {
    name: 'member',
    test: /src\/(?:screens\/home\/MemberHead|app\/shell\/(?:MemberControls|MemberTasks)|features\/wallet-panel\/use-assets)\.tsx?$/,
    priority: 8,
  },
  // What home loads when it is idle, in one request; what decides about files that are gone must come before they are.
  {
    name: 'moves',
    test: /src\/(?:screens\/home\/entrance\/(?:run-jackpot|run-carousel|FloatingPacket)|lib\/loading\/in-view|ui\/(?:lists\/pull-gesture|loading\/new-version|art\/RedPacket))\.tsx?$/,
    priority: 8,
  },
  // For overlays that open without Chakra, the welcome of a first visit above all.
  {
    name: 'overlay',
    test: /src\/(?:ui\/(?:overlays\/(?:use-overlay|dialog)|html\/(?:ServerHtml|server-html)|loading\/RetryButton)|screens\/home\/overlays\/home-overlays|lib\/(?:navigation\/(?:back-to-close|hold-navigation)|device\/keyboard))\.(?:tsx?|css)$/,
    priority: 8,
  },
  { name: sharedBy, debugName: 'shared', minShareCount: 3, priority: 1 },
]
