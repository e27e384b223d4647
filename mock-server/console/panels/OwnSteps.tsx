import { useState } from 'react'
import { tooLong } from '#contracts/texts/typed-texts.ts'
import { PERSONAS, tokenOf } from '../../scenarios/personas.ts'
import { Button, CheckField, FileField, Form, Part, TextArea, TextField } from '../parts.tsx'
import { fileOfPlaylist, itemsInFile, type Playlist, type PlaylistItem } from '../playlist/playlist.ts'
import { saveText } from '../report/save-text.ts'
import { keepMoment } from '../saves/moment.ts'
import { handMadeSince } from '../scenario/begin-scenario.ts'
import { tokenHere } from '../scenario/enter.ts'
import type { TourMode } from '../tour/progress.ts'
import { useDesk } from '../use-desk.ts'
import { ReplaceQuestion } from './ReplaceQuestion.tsx'

const TITLE_CHARS = 40
const TEXT_CHARS = 500

type Text = Pick<PlaylistItem, 'caption' | 'note'>
const textOf = (caption: string, note: string): Text => {
  for (const [label, text] of [
    ['卡片上的话', caption],
    ['讲稿', note],
  ] as const) {
    const problem = tooLong(label, text, TEXT_CHARS)
    if (problem !== undefined) throw new Error(problem)
  }
  return { ...(caption.trim() && { caption: caption.trim() }), ...(note.trim() && { note: note.trim() }) }
}

/** The playlist as a tour, as a file, and a step for the page that shows. */
export function OwnSteps({ playlist, change }: { playlist: Playlist; change: (next: Playlist) => void }) {
  return (
    <>
      <AsTour isEmpty={playlist.items.length === 0} />
      <AddHere add={(item) => change({ ...playlist, items: [...playlist.items, item] })} />
      <AsFile playlist={playlist} change={change} />
    </>
  )
}

function AsTour({ isEmpty }: { isEmpty: boolean }) {
  const { view, act } = useDesk()
  const [asked, setAsked] = useState<TourMode>()
  const handMade = handMadeSince(view.points)
  const start = (mode: TourMode) =>
    act(
      async () => window.__demoTour?.beginOwn(mode),
      () => '正在开始导览…',
    )
  const begin = (mode: TourMode) => (handMade === 0 ? start(mode) : setAsked(mode))
  return (
    <Part title="作为导览播放">
      <p className="hint">按上面的顺序走一遍，卡片和主讲窗口与导览一样。讲稿只在主讲窗口里看得到。</p>
      <div className="buttons">
        <Button disabled={isEmpty} onClick={() => begin('guide')}>
          自己点下一步
        </Button>
        <Button disabled={isEmpty} onClick={() => begin('play')}>
          自动往下走
        </Button>
      </div>
      {asked && (
        <ReplaceQuestion
          question={{ handMade, goOn: async () => start(asked), stay: () => setAsked(undefined) }}
        />
      )}
    </Part>
  )
}

/** A step for the page that the app shows now: with the present moment as a save, or in whatever state is there. */
function AddHere({ add }: { add: (item: PlaylistItem) => void }) {
  const { mock, view, act } = useDesk()
  const [title, setTitle] = useState('')
  const [caption, setCaption] = useState('')
  const [note, setNote] = useState('')
  const [isSaved, setSaved] = useState(false)
  const addHere = () =>
    act(async () => {
      const name = title.trim()
      if (name === '' || name.length > TITLE_CHARS)
        throw new Error(`请给这一步起个标题，最多 ${TITLE_CHARS} 个字`)
      const route = location.hash.replace(/^#/, '') || '/'
      const text = textOf(caption, note)
      const username = PERSONAS.find((persona) => tokenOf(persona.username) === tokenHere())?.username ?? ''
      const state = isSaved ? { save: (await keepMoment(mock, name, route)).id } : { keeps: true as const }
      add({ title: name, name: view.scenario, params: {}, username, route, ...text, ...state })
      setTitle('')
      setCaption('')
      setNote('')
    }, '已加入播放单')
  return (
    <Part title="加入应用现在这一页">
      <Form onSend={() => void addHere()}>
        <TextField label="标题" value={title} onValue={setTitle} most={TITLE_CHARS} />
        <TextArea
          label="卡片上的话（可不填）"
          value={caption}
          onValue={setCaption}
          most={TEXT_CHARS}
          rows={2}
        />
        <TextArea
          label="讲稿（只有主讲人看到，可不填）"
          value={note}
          onValue={setNote}
          most={TEXT_CHARS}
          rows={3}
        />
        <CheckField label="连同现在这一刻（另存一个存档）" checked={isSaved} onChecked={setSaved} />
        <p className="hint">不存的话，这一步接着上一步的状态，只换到这一页。</p>
        <button type="submit">加入播放单</button>
      </Form>
    </Part>
  )
}

function AsFile({ playlist, change }: { playlist: Playlist; change: (next: Playlist) => void }) {
  const { act } = useDesk()
  const take = (chosen: File | undefined) =>
    chosen &&
    act(
      async () => {
        const items = itemsInFile(await chosen.text())
        change({ items, at: -1 })
        return items.length
      },
      (count) => `已读入播放单，共 ${count} 个`,
    )
  return (
    <Part title="播放单文件">
      <Button
        disabled={playlist.items.length === 0}
        onClick={() => saveText('播放单.playlist.json', 'application/json', fileOfPlaylist(playlist))}
      >
        下载播放单
      </Button>
      <FileField label="读入播放单文件（换掉现在的）" accept="application/json,.json" onFile={take} />
      <p className="hint">步骤里的存档要在「存档」里另外下载和读入。</p>
    </Part>
  )
}

type TalkProps = { item: PlaylistItem; isFirst: boolean; save: (item: PlaylistItem) => void }

/** What the card and the speaker's window say at a step, and whether it begins a state of its own. */
export function OwnTalk({ item, isFirst, save }: TalkProps) {
  const { act } = useDesk()
  const [caption, setCaption] = useState(item.caption ?? '')
  const [note, setNote] = useState(item.note ?? '')
  const [keeps, setKeeps] = useState(item.keeps === true)
  const keep = () =>
    act(async () => {
      const { caption: _caption, note: _note, keeps: _keeps, ...rest } = item
      save({ ...rest, ...textOf(caption, note), ...(keeps ? { keeps: true as const } : {}) })
    }, '讲稿已保存')
  return (
    <Form onSend={() => void keep()}>
      <TextArea label="卡片上的话" value={caption} onValue={setCaption} most={TEXT_CHARS} rows={2} />
      <TextArea label="讲稿（只有主讲人看到）" value={note} onValue={setNote} most={TEXT_CHARS} rows={3} />
      {isFirst ? null : <CheckField label="接着上一步的状态，只换页" checked={keeps} onChecked={setKeeps} />}
      <button type="submit">保存讲稿</button>
    </Form>
  )
}
