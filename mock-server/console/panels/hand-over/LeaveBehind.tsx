import { useEffect, useState } from 'react'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import { inkOn, OWN_COLOURS } from '../../../demo-sites/brand/brand-colours.ts'
import type { ScenarioView } from '../../../scenarios/scenario-views.ts'
import { qrPicture } from '../../brand/qr.ts'
import { shownBrand } from '../../brand/shown-brand.ts'
import { MOST, storedHandOver } from '../../hand-over/hand-over.ts'
import { forgetSeen, linesOf, paramsNow, readSeen, titleWith } from '../../leave-behind/seen.ts'
import { dayWords, type Summary, summaryPage } from '../../leave-behind/summary.ts'
import { summaryPicture } from '../../leave-behind/summary-picture.ts'
import { Button, Part, TextField } from '../../parts.tsx'
import { inFileName, saveBlob, saveText } from '../../report/save-text.ts'
import { pageTitle } from '../../routes.ts'
import { momentNow, routeNow } from '../../saves/moment.ts'
import { addressForOthers, stateLink, typedAddress } from '../../scenario/state-link.ts'
import { useDesk } from '../../use-desk.ts'

/** What was seen in this presentation, as a picture and as a file. Nothing leaves the device by itself. */
export function LeaveBehind() {
  const { base } = useDesk()
  if (base !== undefined) return <Leave base={base} />
  return (
    <Part title="这次看过什么">
      <p className="empty">演示回顾只在演示里。</p>
    </Part>
  )
}

function Leave({ base }: { base: string }) {
  const { mock, view, act } = useDesk()
  const [seen, setSeen] = useState(readSeen)
  const [scenarios, setScenarios] = useState<readonly ScenarioView[]>([])
  const [client, setClient] = useState(() => storedHandOver()?.client ?? '')
  const [at, setAt] = useState(() => addressForOthers(base))
  useEffect(() => void mock.scenarios().then(setScenarios, () => undefined), [mock])
  const lines = linesOf(
    seen,
    (name, params) =>
      titleWith(
        scenarios.find((one) => one.name === name),
        params,
      ) ?? name,
    pageTitle,
  )
  const linkNow = async () => {
    if (at.trim() === '') return ''
    const address = typedAddress(at)
    const { username, route } = await momentNow(mock, '', routeNow())
    return stateLink(address, {
      scenario: view.scenario,
      params: paramsNow(seen, view.scenario),
      username,
      route,
      theme: undefined,
      at: undefined,
      faults: [],
      brand: window.__demoBrand?.brand,
    })
  }
  const summary = async (): Promise<Summary> => {
    const { name, mark } = shownBrand()
    const colour = window.__demoBrand?.brand?.colours?.main?.light ?? OWN_COLOURS.main.light
    return {
      client: client.trim().slice(0, MOST.client),
      // The day of the presentation, not of the demo's clock, which may be months ahead.
      day: dayWords(formatBeijing(Date.now())),
      brand: name,
      mark,
      colour,
      ink: inkOn(colour),
      lines,
      link: await linkNow(),
    }
  }
  const fileName = (ending: string) =>
    `演示回顾${client.trim() === '' ? '' : `-${inFileName(client)}`}.${ending}`
  return (
    <>
      <Part title="这次看过什么">
        <p className="hint">
          这个标签页里开始过的场景、读过的存档和走过的导览步骤。只记在这台设备上，关掉标签页就没有了。
        </p>
        {lines.length === 0 ? <p className="empty">还什么都没有看</p> : null}
        <ol className="seen">
          {lines.map(({ title, note }) => (
            <li key={`${title} ${note}`}>
              {title} <small>{note}</small>
            </li>
          ))}
        </ol>
        {lines.length === 0 ? null : (
          <Button
            className="bad"
            onClick={() =>
              act(async () => {
                forgetSeen()
                setSeen([])
              }, '已清空，从现在重新记')
            }
          >
            清空，从现在重新记
          </Button>
        )}
      </Part>
      <Part title="存下来，自己发给客户">
        <TextField
          label="客户的名称（可不填）"
          value={client}
          onValue={setClient}
          most={MOST.client}
          placeholder="贵公司"
        />
        <TextField
          label="演示的地址（别人打开的，可不填）"
          value={at}
          placeholder="https://"
          onValue={setAt}
        />
        <p className="hint">填了地址，图和文件上有二维码和链接，从现在这一页接着看。</p>
        <div className="buttons">
          <Button
            className="good"
            disabled={lines.length === 0}
            onClick={() =>
              act(async () => saveBlob(fileName('png'), await summaryPicture(await summary())), '图片已存下')
            }
          >
            存为图片
          </Button>
          <Button
            className="good"
            disabled={lines.length === 0}
            onClick={() =>
              act(async () => {
                const made = await summary()
                saveText(fileName('html'), 'text/html', summaryPage(made, qrPicture(made.link)))
              }, '文件已存下')
            }
          >
            存为文件
          </Button>
        </div>
      </Part>
    </>
  )
}
