/**
 * A game starts only by a tap inside the app. With auto-transfer on, a launch moves all that the member has,
 * and a link must not be able to do that. The tap leaves a pass here, in memory, and /gamePage uses it once.
 */
let pass: string | undefined

export type LaunchTarget = { platform: string; gameCode: string; gameType: string }

/** The path of a game's page. It starts nothing by itself. */
export const launchPath = ({ platform, gameCode, gameType }: LaunchTarget) =>
  `/gamePage?${new URLSearchParams({ name: platform, type: gameType, code: gameCode })}`

/** Lets this game start once, and returns the path that starts it. */
export function grantLaunch(target: LaunchTarget): string {
  pass = launchPath(target)
  return pass
}

/** True once, for the game that was tapped. */
export function takeLaunch(target: LaunchTarget): boolean {
  const granted = pass === launchPath(target)
  pass = undefined
  return granted
}
