import type { MockControl } from '../../control/control.ts'
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

/** Keeps the present moment of the demo, with the page that shows. */
export async function keepMoment(mock: MockControl, name: string, route: string): Promise<Save> {
  const nowMs = (await mock.read()).clock.now
  const save = saveOf(await mock.export(), { name, savedMs: Date.now(), nowMs, route, token: tokenHere() })
  await keepSave(save)
  return save
}

/** Brings the moment of a save back, without the faults of the present. Returns it whole. Throws BadSave. */
export async function bringBack(mock: MockControl, saved: SaveView): Promise<Save> {
  checkVersion(saved, await mock.export())
  const save = await wholeSave(saved)
  await mock.import({ text: save.world, nowMs: save.nowMs })
  await mock.faults({ clear: true })
  if (save.username !== '') await mock.session({ username: save.username })
  return save
}

/** As above, by the save's id. */
export async function bringBackById(mock: MockControl, id: string): Promise<Save> {
  const saved = (await listSaves()).find((view) => view.id === id)
  if (!saved) throw new BadSave('这一步的存档已不在这个浏览器里：请在「存档」里读入它的文件')
  return bringBack(mock, saved)
}
