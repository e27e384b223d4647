import { useEffect, useState } from 'react'
import type { ScenarioView } from '../../../scenarios/scenario-views.ts'
import { withHandOver, worldOfFile } from '../../hand-over/demo-file.ts'
import { type HandOver, MOST } from '../../hand-over/hand-over.ts'
import { Button, FileField, Part, SelectField, TextField } from '../../parts.tsx'
import { type PlaylistItem, readPlaylist } from '../../playlist/playlist.ts'
import { inFileName, saveText } from '../../report/save-text.ts'
import { pageTitle } from '../../routes.ts'
import { momentNow, routeNow } from '../../saves/moment.ts'
import { checkVersion, fileOf, listSaves, type SaveView, wholeSave } from '../../saves/saves.ts'
import { USUAL_TOUR } from '../../tour/tour-link.ts'
import { useDesk } from '../../use-desk.ts'
import { TourFields } from '../TourFields.tsx'
import { ClientLink } from './ClientLink.tsx'
import { OpenFirstPage } from './OpenFirstPage.tsx'

/** Makes a demo for one client: a file to send, or a link. */
export function HandOverPanel() {
  const { base } = useDesk()
  if (base !== undefined)
    return (
      <>
        <OpenFirstPage />
        <MakeForm base={base} />
      </>
    )
  return (
    <Part title="做一份给客户">
      <p className="empty">只有演示能交给客户：正式版没有演示数据。</p>
    </Part>
  )
}

/** The states that a client's browser can begin, without what only the presenter has: saves of this browser, and notes. */
const forClient = (items: readonly PlaylistItem[]): PlaylistItem[] =>
  items
    .filter(({ save, keeps }) => save === undefined && !keeps)
    .slice(0, MOST.items)
    .map(({ title, name, params, username, route }) => ({ title, name, params, username, route }))

const TOURS = [
  ['guide', '自己走一遍'],
  ['play', '自动演示'],
  ['none', '不带导览'],
] as const
const NO_MOMENT = ''
const NOW = 'now'

/** A save for the file, by what was chosen; undefined for none. */
function useMoment() {
  const { mock } = useDesk()
  const [moment, setMoment] = useState(NOW)
  const [saves, setSaves] = useState<readonly SaveView[]>([])
  useEffect(() => void listSaves().then(setSaves, () => undefined), [])
  const take = async () => {
    if (moment === NO_MOMENT) return undefined
    const kept = saves.find(({ id }) => id === moment)
    if (!kept) return fileOf(await momentNow(mock, '为您准备的样子', routeNow()))
    checkVersion(kept, await mock.export())
    return fileOf(await wholeSave(kept))
  }
  const field = (
    <SelectField
      label="打开时的样子"
      value={moment}
      onValue={setMoment}
      options={[
        [NOW, '就是现在这一刻'],
        ...saves.map(({ id, name }) => [id, `存档：${name}`] as const),
        [NO_MOMENT, '从头开始的完整演示'],
      ]}
    />
  )
  return { take, field, isLeftOut: moment !== NO_MOMENT }
}

function MakeForm({ base }: { base: string }) {
  const { mock, act } = useDesk()
  const [client, setClient] = useState('')
  const [line, setLine] = useState('')
  const [tour, setTour] = useState<string>('guide')
  const [told, setTold] = useState(USUAL_TOUR)
  const [items, setItems] = useState<readonly PlaylistItem[]>(() => forClient(readPlaylist().items))
  const moment = useMoment()
  const brand = window.__demoBrand?.brand
  const settings = (): HandOver => {
    const name = client.trim()
    if (name === '') throw new Error('请先填客户的名称')
    if (name.length > MOST.client || line.trim().length > MOST.line)
      throw new Error(`客户名称最多 ${MOST.client} 个字，一句话最多 ${MOST.line} 个字`)
    return {
      id: String(Date.now()),
      client: name,
      line: line.trim(),
      tour: tour === 'play' || tour === 'none' ? tour : 'guide',
      told: tour === 'none' || told === USUAL_TOUR ? undefined : told,
      items,
      brand,
    }
  }
  const make = (source: () => Promise<string>) =>
    act(
      async () => {
        const handOver = settings()
        const file = await source()
        checkVersion({ name: 'demo.html', schema: worldOfFile(file) }, await mock.export())
        const name = `demo-${inFileName(handOver.client)}.html`
        saveText(name, 'text/html', withHandOver(file, handOver, await moment.take()))
        return name
      },
      (name) => `已存为 ${name}，可以直接发给客户`,
    )
  return (
    <>
      <Part title="做一份给客户">
        <TextField
          label="客户的名称"
          value={client}
          onValue={setClient}
          most={MOST.client}
          placeholder="贵公司"
        />
        <TextField label="首页上的一句话（可不填）" value={line} onValue={setLine} most={MOST.line} />
        <p className="hint">
          品牌：{brand ? `现在的「${brand.name}」` : '演示自己的。要换成客户的，先到「品牌」里换'}
        </p>
        {moment.field}
        <SelectField label="导览" value={tour} onValue={setTour} options={TOURS} />
        {tour === 'none' ? null : <TourFields chosen={told} choose={setTold} />}
      </Part>
      <Chosen items={items} onItems={setItems} />
      <Part title="一个文件">
        <MakeFile make={make} />
      </Part>
      <ClientLink base={base} settings={settings}>
        {moment.isLeftOut ? (
          <p className="hint">链接带不了「打开时的样子」，打开的是从头开始的完整演示；文件可以。</p>
        ) : null}
      </ClientLink>
    </>
  )
}

/** The demo in one file makes the client's file from itself; a folder cannot read its own files. */
function MakeFile({ make }: { make: (source: () => Promise<string>) => Promise<void> }) {
  const own = window.__demoFile
  if (own)
    return (
      <>
        <p className="hint">就是这个演示文件，加上以上的设置。客户双击就能打开，不用安装，不用上网。</p>
        <Button className="good" onClick={() => make(async () => own.text())}>
          下载给客户的文件
        </Button>
      </>
    )
  return (
    <>
      <p className="hint">
        现在打开的是文件夹形式的演示。请选 demo.html（用 npm run build:demo -- --one-file
        做出的那一个文件），加上以上的设置后会存成新的一份，原来的不变。也可以直接打开
        demo.html，在它的控制台里做。
      </p>
      <FileField
        label="演示的文件 demo.html"
        accept="text/html,.html"
        onFile={(file) => make(() => file.text())}
      />
    </>
  )
}

const PICK = ''

/** The scenarios on the client's first page: those of the playlist at first, and others of the catalogue. */
function Chosen({
  items,
  onItems,
}: {
  items: readonly PlaylistItem[]
  onItems: (items: readonly PlaylistItem[]) => void
}) {
  const { mock } = useDesk()
  const [scenarios, setScenarios] = useState<readonly ScenarioView[]>([])
  useEffect(() => void mock.scenarios().then(setScenarios, () => undefined), [mock])
  const add = (wanted: string) => {
    const found = scenarios.find(({ name }) => name === wanted)
    if (!found || items.length >= MOST.items) return
    const { title, name, as, path } = found
    onItems([...items, { title, name, params: {}, username: as, route: path }])
  }
  return (
    <Part title="首页上的场景">
      <p className="hint">先是播放单里的（存档和接着上一步的除外）。顺序、参数和身份在「播放单」里改。</p>
      {items.length === 0 ? <p className="empty">还没有选场景</p> : null}
      <ul className="cards picked">
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same state may be in the list twice.
          <li key={at} className="line" aria-label={item.title}>
            <span className="grow">
              {item.title} <small>{pageTitle(item.route)}</small>
            </span>
            <Button className="bad" onClick={() => onItems(items.filter((_, other) => other !== at))}>
              去掉
            </Button>
          </li>
        ))}
      </ul>
      <SelectField
        label={`再加一个（最多 ${MOST.items} 个）`}
        value={PICK}
        onValue={add}
        options={[
          [PICK, '选一个场景'],
          ...scenarios
            .filter(({ isForTests }) => !isForTests)
            .map(({ name, title }) => [name, title] as const),
        ]}
      />
    </Part>
  )
}
