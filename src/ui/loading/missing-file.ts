/**
 * For a part of a screen whose file did not come when it was needed: loads the new version where a deploy is the reason, or
 * asks the player whether to. Calls `otherwise` where it is not. Nothing once the player has gone on, or `signal` aborts.
 * What decides it came when the page was idle: it is not gone.
 */
export const missingFile = (otherwise: () => unknown, signal?: AbortSignal): Promise<unknown> =>
  import('./new-version.ts').then((newer) => newer.takeOrAsk(otherwise, signal), otherwise)
