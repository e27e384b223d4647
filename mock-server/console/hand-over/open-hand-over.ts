import type { MockControl } from '../../control/control.ts'
import { controlInPage } from '../../control/verbs.ts'
import { brandKey, writeDemoKey } from '../../demo-sites/demo-keys.ts'
import { DEMO } from '../../scenarios/personas.ts'
import { readPlaylist, writePlaylist } from '../playlist/playlist.ts'
import { putBack } from '../saves/moment.ts'
import { saveInFile } from '../saves/saves.ts'
import { handMadeSince } from '../scenario/begin-scenario.ts'
import { tellProblem } from '../tell.ts'
import { savePart } from './demo-file.ts'
import { BadHandOver, filled, keepHandOver, readHandOver, textOfLink } from './hand-over.ts'
import { showFirstPage } from './show-first-page.tsx'

/** Who is logged in and where the app starts, if the hand-over decides that; and what shows the first page. */
export type Opened = { username?: string; route?: string; show: () => void }

/**
 * Sets this demo up as it was made for a client, before the app starts and before its brand is applied. `isLink`: the
 * address says which world it opens with.
 */
export async function openHandOver(text: string, isLink: boolean): Promise<Opened | undefined> {
  const mock = controlInPage()
  if (!mock) return undefined
  try {
    const { handOver: given, notes } = readHandOver(isLink ? textOfLink(text) : text)
    const handOver = filled(given, await mock.scenarios())
    if (handOver.items.length < given.items.length) notes.push('有的场景这个版本没有，没有列出')
    // An older file may have been at this place of the disk. A presenter who tries a link of his own keeps what he has.
    if (handOver.brand || !isLink) writeDemoKey(brandKey(), handOver.brand && JSON.stringify(handOver.brand))
    if (!isLink || readPlaylist().items.length === 0) writePlaylist({ items: handOver.items, at: -1 })
    const start = isLink ? {} : await beginMoment(mock, notes)
    keepHandOver(text)
    return { ...start, show: () => showFirstPage(mock, handOver, notes) }
  } catch (problem) {
    if (!(problem instanceof BadHandOver)) throw problem
    return { show: () => showFirstPage(mock, undefined, [problem.message]) }
  }
}

/** The moment that came in the file, or else the whole demo from its beginning. */
async function beginMoment(mock: MockControl, notes: string[]): Promise<Omit<Opened, 'show'>> {
  const text = savePart()
  try {
    if (text !== undefined) {
      const save = saveInFile(text)
      await putBack(mock, save)
      return { username: save.username, route: save.route }
    }
  } catch (problem) {
    notes.push(`准备好的样子没有用上：${tellProblem(problem)}`)
  }
  const { scenario, points } = await mock.read()
  // An older file may have left its world.
  if (scenario !== 'demo' || handMadeSince(points) > 0) await mock.scenario({ name: 'demo' })
  return { username: DEMO.username, route: '/' }
}
