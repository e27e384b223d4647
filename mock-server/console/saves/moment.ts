import type { MockControl } from '../../control/control.ts'
import { noteSeen } from '../leave-behind/seen.ts'
import { tokenHere } from '../scenario/enter.ts'
import {
  BadSave,
  checkVersion,
  keepSave,
  listSaves,
  type Save,
  type SaveView,
  saveOf,
  wholeSave,
} from './saves.ts'

/** A save of the present moment, with the page that shows. It is kept nowhere yet. */
export async function momentNow(mock: MockControl, name: string, route: string): Promise<Save> {
  const nowMs = (await mock.read()).clock.now
  return saveOf(await mock.export(), { name, savedMs: Date.now(), nowMs, route, token: tokenHere() })
}

/** The page of the app beside the console. */
export const routeNow = (): string => location.hash.replace(/^#/, '') || '/'

/** Keeps the present moment of the demo, with the page that shows. */
export async function keepMoment(mock: MockControl, name: string, route: string): Promise<Save> {
  const save = await momentNow(mock, name, route)
  await keepSave(save)
  return save
}

/** Brings the moment of a save back. Returns it whole. Throws BadSave. */
export async function bringBack(mock: MockControl, saved: SaveView): Promise<Save> {
  const save = await wholeSave(saved)
  await putBack(mock, save)
  return save
}

/** Puts the world of a save in place of the present one, at its own moment and without faults. Throws BadSave. */
export async function putBack(mock: MockControl, save: Save): Promise<void> {
  checkVersion(save, await mock.export())
  await mock.import({ text: save.world, nowMs: save.nowMs })
  await mock.faults({ clear: true })
  if (save.username !== '') await mock.session({ username: save.username })
  noteSeen({ kind: 'save', title: save.name })
}

/** As above, by the save's id. */
export async function bringBackById(mock: MockControl, id: string): Promise<Save> {
  const saved = (await listSaves()).find((view) => view.id === id)
  if (!saved) throw new BadSave('这一步的存档已不在这个浏览器里：请在「存档」里读入它的文件')
  return bringBack(mock, saved)
}
