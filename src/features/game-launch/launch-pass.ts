/**
 * A game starts only after a tap inside the app, because with auto-transfer on a launch moves all of the member's
 * money, and a link must not be able to do that. The tap leaves a pass here, in memory, and /gamePage uses it once.
 */
let pass: string | undefined

export type LaunchTarget = { platform: string; gameCode: string; gameType: string }

/** The path of a game's page. Opening it starts nothing. */
export const launchPath = ({ platform, gameCode, gameType }: LaunchTarget) =>
  `/gamePage?${new URLSearchParams({ name: platform, type: gameType, code: gameCode })}`

/** Allows this game to start once, and returns the path that starts it. */
export function grantLaunch(target: LaunchTarget): string {
  pass = launchPath(target)
  return pass
}

/** Uses up the pass. True if it is for this game. */
export function takeLaunch(target: LaunchTarget): boolean {
  const granted = pass === launchPath(target)
  pass = undefined
  return granted
}
