/**
 * The chunks of the production build. The first route has two beside the bundler's helpers, so that reading neither blocks the page for long: split
 * by shared use it would have seven, and 3 kB more. What many later screens share has two, not one chunk for each of a
 * hundred icons: the first route would have to list their names.
 */
export const CHUNKS = [
  {
    name: 'react',
    test: /src\/react-entry\.ts$|node_modules\/(?:react|react-dom|scheduler)\//,
    priority: 10,
  },
  { name: 'app', tags: ['$initial' as const], priority: 9 },
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2, priority: 5 },
  // The parts of home and of the header that only members see.
  {
    name: 'member',
    test: /src\/(?:screens\/home\/MemberHead|app\/shell\/(?:MemberControls|MemberTasks)|features\/wallet-panel\/use-assets)\.tsx?$/,
    priority: 8,
  },
  // What all screens of records need: in one file it is smaller than in four.
  {
    name: 'records-base',
    test: /(?:contracts\/(?:wire\/record-codes|time\/beijing-windows)|src\/(?:features\/records\/status|lib\/paging-end|api\/core\/(?:paging\/(?:page-pace|paged)|money\/read-until)|ui\/(?:lists\/(?:PagedList|BackToTop)|html\/part-words)))\.tsx?$/,
    priority: 8,
  },
  // Whoever opens an order's payment page also asks which pages are known, and whether the order still waits.
  {
    name: 'online-order',
    test: /src\/features\/(?:online-order\/|records\/receipt\/deposit-wait)/,
    priority: 8,
  },
  // What home loads when it is idle, in one request; what decides about files that are gone must come before they are.
  {
    name: 'moves',
    test: /src\/(?:screens\/home\/entrance\/(?:run-jackpot|run-carousel|FloatingPacket)|lib\/loading\/in-view|ui\/(?:lists\/pull-gesture|loading\/new-version|art\/RedPacket))\.tsx?$/,
    priority: 8,
  },
  // What stands where a thing cannot be shown, and whether the backend has said that it is not there.
  { name: 'EmptyState', test: /src\/(?:ui\/art\/EmptyState|api\/core\/money\/verdict)\.tsx?$/, priority: 8 },
  // For overlays that open without Chakra, so that they need not wait for the kit.
  {
    name: 'overlay',
    test: /src\/(?:ui\/overlays\/use-overlay|lib\/(?:navigation\/(?:back-to-close|hold-navigation)|device\/keyboard))\.ts$/,
    priority: 8,
  },
  { name: 'kit', test: /node_modules|src\/ui\/chakra\//, minShareCount: 6, priority: 7 },
]
