/** A request of a page that failed, and where the page stood as it did. */
export type FailedRequest = { path: string; failure: string; pageUrl: string }

/** A fault strikes these calls, and the app has a word of its own for each. */
const CALLS = /^\/(api|pay|_game|_pay)\//
const NO_NETWORK = 'net::ERR_INTERNET_DISCONNECTED'

/** Files of the build that the missing network kept from a page. A file that the build lacks is none. */
export class Missed {
  readonly #paths = new Set<string>()
  readonly #addresses = new Set<string>()

  note({ path, failure, pageUrl }: FailedRequest): void {
    if (failure !== NO_NETWORK || CALLS.test(path)) return
    this.#paths.add(path)
    this.#addresses.add(pageUrl)
  }

  /** Whether a line of the console says no more than that one of these files could not be loaded. */
  explainsLine(text: string): boolean {
    const path = /(?:Unable to preload CSS for|dynamically imported module:) (?:https?:\/\/[^/]+)?(\S+)/.exec(
      text,
    )?.[1]
    return path !== undefined && this.#paths.has(path)
  }

  /** Whether the app may show, at this address, that the screen could not be opened. */
  explainsPage(url: string): boolean {
    return this.#addresses.has(url)
  }

  /** The screen of this address has opened after all: if it fails now, that has another reason. */
  opened(url: string): void {
    this.#addresses.delete(url)
  }
}
