import { useNavigate } from 'react-router-dom'
import { sessionTexts } from '#contracts/messages-shell.ts'
import { isSignedIn } from '../../api/session-store.ts'
import { toast } from '../../ui/toast.ts'
import { grantLaunch, type LaunchTarget } from './gesture.ts'

export type OpenGame = LaunchTarget & { name: string }

/** What a tap on any game does: 请登录！ for a visitor, else on to /gamePage, which launches it (spec sections 2, 4). */
export function useOpenGame(): (game: OpenGame) => void {
  const navigate = useNavigate()
  return ({ name, platform, gameCode }) => {
    if (!isSignedIn()) return toast(sessionTexts.loginToPlay, 'error')
    grantLaunch({ platform, gameCode })
    const query = new URLSearchParams({ name, type: platform, code: gameCode })
    navigate(`/gamePage?${query}`)
  }
}
