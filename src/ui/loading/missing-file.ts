/**
 * For a part of a screen whose file failed to load: loads the new version if a deploy is the reason, or asks the player
 * whether to. Otherwise calls `otherwise`. Does nothing once the player has moved on, or `signal` aborts. The code that
 * decides this loads when the page is idle, so a deploy cannot have removed it.
 */
export const missingFile = (otherwise: () => unknown, signal?: AbortSignal): Promise<unknown> =>
  import('./new-version.ts').then((newer) => newer.takeOrAsk(otherwise, signal), otherwise)
