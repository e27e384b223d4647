import { useState } from 'react'
import { Button, FileField, Form, Part, TextField } from '../parts.tsx'
import { openReport, routeOf, writeReport } from '../report/bug-report.ts'
import { keepReport, keptReport, type OpenedReport } from '../report/opened-report.ts'
import { saveText } from '../report/save-text.ts'
import { useDesk } from '../use-desk.ts'
import { CallDetails } from './network/CallDetails.tsx'
import { CallList } from './network/CallList.tsx'

/** Writes a bug report as one file, and reads such a file. */
export function Report() {
  const { mock, act, base } = useDesk()
  const [note, setNote] = useState('')
  const [seenAt, setSeenAt] = useState('')
  const [opened, setOpened] = useState(keptReport)
  const [callId, setCallId] = useState<number>()
  if (opened && callId !== undefined)
    return (
      <CallDetails
        call={opened.calls.find(({ id }) => id === callId) ?? null}
        back={() => setCallId(undefined)}
      />
    )
  return (
    <>
      <Part title="导出">
        <Form
          onSend={() =>
            act(
              async () =>
                saveText(
                  'bug-report.json',
                  'application/json',
                  await writeReport(mock, note.trim(), seenAt.trim() || undefined),
                ),
              '报告已导出',
            )
          }
        >
          <TextField label="发生了什么" value={note} onValue={setNote} />
          {base === undefined ? (
            <TextField
              label="在应用的哪一页（粘贴它的地址）"
              value={seenAt}
              onValue={setSeenAt}
              placeholder="/transRecord?type=2"
            />
          ) : null}
          <button type="submit">导出报告</button>
        </Form>
        <p className="hint">
          包含世界、种子、时钟、故障，以及最近 200
          次请求与回答的内容。密码、令牌和游戏凭证已抹去，手动输入过的密码都换成 888888。
        </p>
      </Part>
      <Part title="导入">
        <FileField
          label="选择报告文件"
          accept="application/json,.json"
          onFile={(chosen) =>
            act(
              async () => setOpened(keepReport(await openReport(mock, await chosen.text()))),
              '已导入，时钟停在报告的时刻',
            )
          }
        />
        {opened && <Opened report={opened} />}
      </Part>
      {opened ? (
        <Part title="报告里的请求">
          <CallList calls={opened.calls} open={setCallId} />
        </Part>
      ) : null}
    </>
  )
}

/** What the report says about itself, and a link to the page that its writer saw. */
function Opened({ report }: { report: OpenedReport }) {
  const { act, enter } = useDesk()
  // Older reports do not say who was logged in.
  const { note, browser, username = '' } = report
  const route = routeOf(report)
  return (
    <>
      <p>说明：{note || '无'}</p>
      <p className="hint">
        {username || '游客'} 在 {route}，{browser}
      </p>
      <Button
        onClick={() =>
          act(
            async () => enter(username || undefined, route),
            (text) => text,
          )
        }
      >
        打开报告里的页面
      </Button>
    </>
  )
}
