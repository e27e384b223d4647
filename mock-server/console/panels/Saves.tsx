import { type DragEvent, useCallback, useEffect, useState } from 'react'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import { Button, FileField, Form, Part, TextField } from '../parts.tsx'
import { saveText } from '../report/save-text.ts'
import { bringBack, keepMoment } from '../saves/moment.ts'
import {
  checkVersion,
  dropSave,
  fileOf,
  keepSave,
  listSaves,
  type SaveView,
  saveInFile,
  wholeSave,
} from '../saves/saves.ts'
import { handMadeSince } from '../scenario/begin-scenario.ts'
import { useDesk } from '../use-desk.ts'
import { ReplaceQuestion } from './ReplaceQuestion.tsx'

const NAME_CHARS = 40

/** Moments of the demo that somebody made by hand: kept with a name, restored in a tap, as files for other devices. */
export function Saves() {
  const { mock, view, act, enter, base } = useDesk()
  const [name, setName] = useState('')
  const [saves, setSaves] = useState<readonly SaveView[]>([])
  const [problem, setProblem] = useState('')
  const [asked, setAsked] = useState<string>()
  const list = useCallback(
    () => listSaves().then(setSaves, () => setProblem('这个浏览器不让存数据，存档留不下来')),
    [],
  )
  useEffect(() => void list(), [list])
  const keep = () =>
    act(
      async () => {
        const wanted = name.trim() || `${view.clock.beijing.slice(5, 16)} 的样子`
        if (wanted.length > NAME_CHARS) throw new Error(`名字最多 ${NAME_CHARS} 个字`)
        // Over HTTP the app is in another tab, whose page is not known here.
        const route = base === undefined ? '/' : location.hash.replace(/^#/, '') || '/'
        await keepMoment(mock, wanted, route)
        setName('')
        await list()
        return wanted
      },
      (wanted) => `已存为「${wanted}」`,
    )
  const handMade = handMadeSince(view.points)
  const restore = (saved: SaveView) =>
    act(
      async () => {
        setAsked(undefined)
        const { username, route } = await bringBack(mock, saved)
        return enter(username || undefined, route)
      },
      (text) => text,
    )
  const take = (chosen: File | undefined) =>
    chosen &&
    act(
      async () => {
        const save = saveInFile(await chosen.text())
        checkVersion(save, await mock.export())
        await keepSave(save)
        await list()
        return save.name
      },
      (taken) => `已读入「${taken}」`,
    )
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void take(event.dataTransfer.files[0])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field below takes a file by the keyboard, too.
    <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Part title="存下现在">
        <Form onSend={() => void keep()}>
          <TextField label="名字（可不填）" value={name} onValue={setName} most={NAME_CHARS} />
          <button type="submit">存档</button>
        </Form>
      </Part>
      <Part title="已有的存档">
        {problem ? <p className="wrong">{problem}</p> : null}
        {saves.length === 0 ? <p className="empty">还没有存档</p> : null}
        <ul className="cards">
          {saves.map((saved) => (
            <li key={saved.id} aria-label={saved.name}>
              <p className="lead">
                <b>{saved.name}</b> <small>{formatBeijing(saved.savedMs)}</small>
              </p>
              <p className="hint">
                {saved.username || '游客'} 在 {saved.route}
              </p>
              <div className="buttons">
                <Button
                  className="good"
                  onClick={() => (handMade === 0 ? restore(saved) : setAsked(saved.id))}
                >
                  回到这里
                </Button>
                <Button
                  onClick={() =>
                    act(
                      async () =>
                        saveText(
                          `${saved.name}.save.json`,
                          'application/json',
                          fileOf(await wholeSave(saved)),
                        ),
                      '已下载',
                    )
                  }
                >
                  下载
                </Button>
                <Button
                  className="bad"
                  onClick={() => act(() => dropSave(saved.id).then(list), `已删除「${saved.name}」`)}
                >
                  删除
                </Button>
              </div>
              {asked === saved.id ? (
                <ReplaceQuestion
                  question={{ handMade, goOn: () => restore(saved), stay: () => setAsked(undefined) }}
                />
              ) : null}
            </li>
          ))}
        </ul>
        <FileField label="读入存档文件（也可以拖到这里）" accept="application/json,.json" onFile={take} />
      </Part>
    </div>
  )
}
