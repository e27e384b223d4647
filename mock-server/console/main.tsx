import { controlOverHttp } from '../control/verbs.ts'
import { toggleConsole } from './beside.tsx'
import { Console } from './Console.tsx'
import css from './console.css?inline'
import { openHandOver } from './hand-over/open-hand-over.ts'
import { mount } from './mount.tsx'
import { playStep } from './playlist/playlist.ts'
import { openApp, startSession } from './scenario/enter.ts'
import { beginOwnTour, beginTour, resumeTour } from './tour/run-tour.tsx'
import { startSpeaker } from './tour/speaker/start-speaker.tsx'

declare global {
  interface Window {
    /** Opens or closes the console beside the demo. It exists once the console's script has loaded. */
    __toggleConsole?: typeof toggleConsole
    /** Shows the next state of the presenter's list, or the one before. */
    __demoPlaylist?: typeof playStep
    /** Sets the demo up as it was made for a client. */
    __demoHandOver?: typeof openHandOver
    /** The guided tour of the demo, in the same script. */
    __demoTour?: { begin: typeof beginTour; beginOwn: typeof beginOwnTour; resume: typeof resumeTour }
  }
}

const place = document.documentElement.dataset.console
if (place === 'speaker') startSpeaker()
else if (place === 'page') {
  const enter = (username: string | undefined, route: string) => {
    startSession(username)
    return openApp(route)
  }
  mount(<Console mock={controlOverHttp()} enter={enter} contract="./contract/" />, {
    as: 'main',
    className: 'console whole',
    label: '演示控制台',
    mark: 'demoConsole',
    css,
  })
} else {
  window.__toggleConsole = toggleConsole
  window.__demoPlaylist = playStep
  window.__demoHandOver = openHandOver
  window.__demoTour = { begin: beginTour, beginOwn: beginOwnTour, resume: resumeTour }
}
