/**
 * A game starts only by a tap inside the app: with auto-transfer on, a launch moves the whole central wallet, and a
 * link must not be able to do that (cases T6). The tap leaves a pass here, in memory, that /gamePage takes once.
 */
let pass: string | undefined

export type LaunchTarget = { platform: string; gameCode: string; gameType: string }

const passOf = ({ platform, gameCode, gameType }: LaunchTarget) =>
  JSON.stringify([platform, gameType, gameCode])

export function grantLaunch(target: LaunchTarget): void {
  pass = passOf(target)
}

/** True once, for the game that was tapped. */
export function takeLaunch(target: LaunchTarget): boolean {
  const granted = pass === passOf(target)
  pass = undefined
  return granted
}
