import { isSignedIn } from '../../api/core/client/session-store.ts'
import { serverNow } from '../../api/core/server-time.ts'
import { accountMark } from '../../api/queries/account-mark.ts'
import { logOff } from '../../api/queries/session.ts'
import { visibleCount } from '../../lib/loading/in-flight.ts'
import { isDialogOpen } from '../../lib/open-dialog.ts'
import { breakLeftMs, getPlaySettings } from '../../lib/responsible-play.ts'
import { confirm } from '../../ui/overlays/confirm.ts'
import { continuePlay, keepPlay, minutesToRemind, readPlay } from './play-time.ts'

const LOOK_EVERY_MS = 15_000
/** The retry delay while a request is pending or another dialog is open. */
const LATER_MS = 2_000

let asking = false

/**
 * Reminds members of the time played, in the app and in games opened from it, at the interval that they have set.
 * Never over another dialog or while a request is pending. `onRest` leads to the panel for a break.
 */
export function watchPlay(onRest: () => void): void {
  let later: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    // Each look begins the next: without this they would add up while a dialog stays open.
    clearTimeout(later)
    if (!isSignedIn() || document.visibilityState === 'hidden') return
    // The account rests, and was logged in by another of its names.
    if (breakLeftMs(serverNow(), accountMark()) > 0) return logOff()
    const nowMs = Date.now()
    const play = continuePlay(readPlay(), nowMs)
    keepPlay(play)
    const minutes = minutesToRemind(play, nowMs, getPlaySettings().remindMin)
    if (minutes === undefined || asking) return
    if (isBusy()) {
      later = setTimeout(check, LATER_MS)
      return
    }
    asking = true
    keepPlay({ ...play, toldMs: nowMs })
    void confirm({
      title: '休息提醒',
      body: `您已连续游戏约 ${minutes} 分钟，起来活动一下，喝口水吧。`,
      okText: '休息一下',
      cancelText: '继续',
    }).then((yes) => {
      asking = false
      if (yes) onRest()
    })
  }
  check()
  setInterval(check, LOOK_EVERY_MS)
  document.addEventListener('visibilitychange', check)
  window.addEventListener('pagehide', () => {
    const play = readPlay()
    if (play && isSignedIn()) keepPlay({ ...play, inGame: location.hash.startsWith('#/gamePage') })
  })
}

const isBusy = (): boolean => visibleCount() > 0 || isDialogOpen()
