import { useSearchParams } from 'react-router-dom'
import { AgentLogin } from './AgentLogin.tsx'
import { AppDownload } from './AppDownload.tsx'
import { readGameLink } from './game-link.ts'
import { LaunchGame } from './LaunchGame.tsx'
import { ServiceLink } from './ServiceLink.tsx'

/**
 * /gamePage leaves the app: for a game by `name` (its platform), `type` and `code`; `dailiD=1` the agent
 * login, `dailiD=2` customer service, `app=1` the app's download. See docs/rules.md#game-links.
 */
export function GameLaunchScreen() {
  const [query] = useSearchParams()
  if (query.get('dailiD') === '1') return <AgentLogin />
  if (query.get('dailiD') === '2') return <ServiceLink />
  if (query.get('app') === '1') return <AppDownload />
  const target = readGameLink(query)
  return <LaunchGame key={Object.values(target).join(' ')} target={target} />
}
