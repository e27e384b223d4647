/**
 * What the build uses that is newer than the floor, and why players on the floor lose nothing. The build must use
 * nothing else, and must use everything in this list.
 */

const FILLED = 'src/boot/old-engines.ts brings it'
const ASKED = 'the library asks first whether it is there'
const OURS = 'a name of our own or of a library, not of the browser'
const NICER = 'only nicer: without it the same is readable and can be tapped'

export const KNOWN_IN_SCRIPTS: Readonly<Record<string, string>> = {
  '.at': FILLED,
  '.findLast': FILLED,
  '.findLastIndex': FILLED,
  '.toReversed': FILLED,
  '.with': FILLED,
  'Object.hasOwn': FILLED,
  'URL.canParse': FILLED,
  '.canShare': 'only asked for on iPhones, and with ?.: without it the file is downloaded',
  '.capture': OURS,
  '.connection': ASKED,
  '.defer': OURS,
  '.delay': OURS,
  '.displayName': OURS,
  '.fetchPriority': 'a hint: an unknown property is ignored',
  '.freeze': 'Object.freeze, which is old',
  '.install': OURS,
  '.login': OURS,
  '.orientation': OURS,
  '.popover': OURS,
  '.reason': OURS,
  '.rel': 'of <link> and <a>, where it is old',
  '.relList': 'of <link>, where it is old',
  '.restore': OURS,
  '.role': OURS,
  '.scrollMargin': OURS,
  '.share': OURS,
  '.startViewTransition': ASKED,
  '.toArray': OURS,
  '.transfer': OURS,
  '.use': OURS,
  '.userAgentData': ASKED,
  '.when': OURS,
  '.windows': OURS,
  'Error.captureStackTrace': ASKED,
  Profiler: OURS,
  ViewTransition: OURS,
  reportError: ASKED,
  trustedTypes: ASKED,
}

export const KNOWN_IN_STYLES: Readonly<Record<string, string>> = {
  ':has': 'a rule of its own that is nicer, or has another form in @supports',
  'accent-color': NICER,
  'aspect-ratio': 'from Chrome 88; before, the same shape in @supports, or the picture has its own',
  'container-type': '--cqi in tokens.css is a part of the page’s width where there are no containers',
  'contain-intrinsic-size': NICER,
  'content-visibility': 'only faster',
  mask: 'the build adds the prefixed form',
  'mask-image': 'the build adds the prefixed form',
  outline: 'does not follow rounded corners',
  'overflow-anchor': 'the list keeps its place itself',
  'overscroll-behavior':
    'works for scrollable boxes since Chrome 63 and iOS 16; before, the page behind may scroll along',
  'overscroll-behavior-x': 'as overscroll-behavior',
  'overscroll-behavior-y': 'as overscroll-behavior',
  resize: NICER,
  rotate: NICER,
  scale: 'only an animation: without it the box fades in',
  'scrollbar-gutter': NICER,
  'scrollbar-width': NICER,
  'text-size-adjust': 'the build adds the prefixed form',
  'text-underline-offset': NICER,
  'text-spacing-trim': 'only faster where it is known: newer browsers alone look at the space of each sign',
  'text-wrap': NICER,
  'user-select': 'the build adds the prefixed form',
}
