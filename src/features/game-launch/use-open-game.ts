import { useNavigate } from 'react-router-dom'
import { DEFAULT_GAME_TYPE } from '#contracts/limits.ts'
import { sessionTexts } from '#contracts/texts/messages-shell.ts'
import { isSignedIn } from '../../api/core/client/session-store.ts'
import type { Game } from '../../api/queries/games/game-lists.ts'
import { loginPath } from '../../lib/navigation/redirect.ts'
import { toast } from '../../ui/toast/toast.ts'
import { grantLaunch } from './launch-pass.ts'

/** Opens /gamePage, which launches the game. A visitor logs in first, and the game starts after that. */
export function useOpenGame(): (game: Game) => void {
  const navigate = useNavigate()
  return ({ venue: platform, code: gameCode }) => {
    const target = { platform, gameCode, gameType: DEFAULT_GAME_TYPE }
    const path = grantLaunch(target)
    if (isSignedIn()) return navigate(path)
    toast(sessionTexts.loginToPlay, 'error')
    navigate(loginPath(path))
  }
}
