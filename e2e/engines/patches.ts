type Patch = { why: string; from: string; to: string }

/** Sets a field as a key press would. */
const NATIVE_SET = (field: string, value: string) =>
  `Object.getOwnPropertyDescriptor(Object.getPrototypeOf(${field}), "value").set.call(${field}, ${value});`

const REACT = 'React overrides `value` on the field itself, and would not see a change made there'
const DOWNLOAD = 'Firefox gives the download of an object URL no navigation, and Playwright then drops it'
const BODY =
  'Playwright does not ask Firefox for the bodies of requests, and could not pass such a request on'
const MEDIA = 'Firefox ESR lacks this command: colour scheme and motion are settings of the whole browser'

/** What keeps Playwright 1.65 from driving the engines that Debian packages. */
export const PATCHES: readonly Patch[] = [
  {
    why: MEDIA,
    from: `await this._session.send("emulation.setMediaFeaturesOverride", {
          features: { "prefers-color-scheme": colorScheme },
          contexts: [this._session.sessionId, ...this._session._browsingContexts]
        });`,
    to: 'await globalThis.setFirefoxMedia(this._browserContext._browser._browserSession, features);',
  },
  {
    why: MEDIA,
    from: `await this._browser._browserSession.send("emulation.setMediaFeaturesOverride", {
          features: { "prefers-color-scheme": colorScheme },
          userContexts: [this._userContextId()]
        });`,
    to: 'await globalThis.setFirefoxMedia(this._browser._browserSession, features);',
  },
  {
    why: 'Firefox’s page crashes when axe reads this list of elements after Playwright’s own world has read it',
    from: 'element.ariaLabelledByElements || ',
    to: '',
  },
  {
    why: DOWNLOAD,
    from: `_onDownloadWillBegin(event) {
        if (!event.download && !event.navigation)
          return;`,
    to: '_onDownloadWillBegin(event) { event.download ??= event.navigation ?? event.url;',
  },
  {
    why: DOWNLOAD,
    from: `_onDownloadEnded(event) {
        if (!event.download && !event.navigation)
          return;`,
    to: '_onDownloadEnded(event) { event.download ??= event.navigation ?? event.url;',
  },
  {
    why: REACT,
    from: 'inputElement.value += text;',
    to: NATIVE_SET('inputElement', 'inputElement.value + text'),
  },
  { why: REACT, from: 'inputElement.value = value;', to: NATIVE_SET('inputElement', 'value') },
  {
    why: REACT,
    from: 'target.value = target.value.slice(0, start) + text + target.value.slice(end);',
    to: NATIVE_SET('target', 'target.value.slice(0, start) + text + target.value.slice(end)'),
  },
  {
    why: 'A step back from an overlay keeps the address, and Playwright would wait for another one',
    from: "window.addEventListener('popstate', report);",
    to: "window.addEventListener('popstate', () => { lastReportedURL = undefined; report(); });",
  },
  {
    why: 'Firefox calls a reload failed when it cuts off the requests of the page before, and reloads all the same',
    from: `// ignoreCache: true,
          wait: BrowsingContext.ReadinessState.Interactive`,
    to: 'wait: BrowsingContext.ReadinessState.None',
  },
  {
    why: BODY,
    from: 'dataTypes: [Network.DataType.Response],',
    to: 'dataTypes: [Network.DataType.Request, Network.DataType.Response],',
  },
  {
    why: BODY,
    from: 'this._eventListeners = [\n          eventsHelper.addEventListener(bidiSession, "network.beforeRequestSent", this._onBeforeRequestSent.bind(this)),',
    to: `const withBody = globalThis.withBodies(bidiSession);
        this._eventListeners = [
          eventsHelper.addEventListener(bidiSession, "network.beforeRequestSent", withBody(this._onBeforeRequestSent.bind(this), true)),`,
  },
  ...['ResponseStarted', 'ResponseCompleted', 'FetchError'].map((name) => ({
    why: BODY,
    from: `this._on${name}.bind(this)),\n          eventsHelper.addEventListener(bidiSession, "network.`,
    to: `withBody(this._on${name}.bind(this))),\n          eventsHelper.addEventListener(bidiSession, "network.`,
  })),
  { why: BODY, from: 'const postDataBuffer = null;', to: 'const postDataBuffer = payload.body ?? null;' },
  {
    why: 'WebKit counts equal messages of the console instead of telling them one by one',
    from: "SAME_DOCUMENT_NAVIGATION_TAG}', window.location.href);",
    to: "SAME_DOCUMENT_NAVIGATION_TAG}', window.location.href, Math.random());",
  },
  {
    why: 'Playwright would make up the events of mouse and keyboard inside WebKit’s page',
    from: 'RawTouchscreenImpl5 = class {',
    to: 'globalThis.installWindowInput(RawMouseImpl5, RawKeyboardImpl5); RawTouchscreenImpl5 = class {',
  },
]

/** The bundle with every patch; throws when a patch has no single place, as after an update of Playwright. */
export function patched(source: string): string {
  return PATCHES.reduce((text, { why, from, to }) => {
    const parts = text.split(from)
    if (parts.length !== 2)
      throw new Error(`Playwright has ${parts.length - 1} places for the patch "${why}"`)
    return parts.join(to)
  }, source)
}
