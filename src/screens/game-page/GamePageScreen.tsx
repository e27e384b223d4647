import { useSearchParams } from 'react-router-dom'
import { AgentLogin } from './AgentLogin.tsx'
import { AppDownload } from './AppDownload.tsx'
import { LaunchGame } from './LaunchGame.tsx'
import { ServiceLink } from './ServiceLink.tsx'

/**
 * /gamePage, the way out of the app (spec section 2): a game by `name`, `type` (platform) and `code`;
 * `dailiD=1` the agent login, `dailiD=2` customer service, `app=1` the app's download.
 */
export function GamePageScreen() {
  const [query] = useSearchParams()
  if (query.get('dailiD') === '1') return <AgentLogin />
  if (query.get('dailiD') === '2') return <ServiceLink />
  if (query.get('app') === '1') return <AppDownload />
  const platform = query.get('type') ?? ''
  const gameCode = query.get('code') ?? ''
  return (
    <LaunchGame
      key={`${platform} ${gameCode}`}
      platform={platform}
      gameCode={gameCode}
      shownName={query.get('name') ?? ''}
    />
  )
}
