import { useNavigate } from 'react-router-dom'
import type { Game } from '#contracts/games.ts'
import { DEFAULT_GAME_TYPE } from '#contracts/limits.ts'
import { sessionTexts } from '#contracts/messages-shell.ts'
import { isSignedIn } from '../../api/core/session-store.ts'
import { toast } from '../../ui/toast.ts'
import { grantLaunch } from './launch-pass.ts'

/** What a tap on any game does: shows 请登录！ to a visitor, or opens /gamePage, which launches the game. */
export function useOpenGame(): (game: Game) => void {
  const navigate = useNavigate()
  return ({ platform_name: platform, game_code: gameCode }) => {
    if (!isSignedIn()) return toast(sessionTexts.loginToPlay, 'error')
    navigate(grantLaunch({ platform, gameCode, gameType: DEFAULT_GAME_TYPE }))
  }
}
