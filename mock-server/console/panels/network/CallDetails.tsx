import { useState } from 'react'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import type { CallDetail } from '../../../control/control.ts'
import { copyText } from '../../copy.ts'
import { BackButton, Button, Part, TextArea } from '../../parts.tsx'
import { curlOf } from '../../report/curl.ts'
import { contractText } from '../../report/view-words.ts'
import { useDesk } from '../../use-desk.ts'

/** The default address of the mock backend over HTTP, because a page that was opened from a disk has no origin. */
const USUAL_ORIGIN = 'http://127.0.0.1:8787'

type Props = {
  /** Undefined until it is read; null if it is no longer kept. */
  call: CallDetail | null | undefined
  problem?: string
  back: () => void
}

/** A call with everything that went over the wire, except passwords and tokens. */
export function CallDetails({ call, problem = '', back }: Props) {
  return (
    <Part title={call ? `${call.method} ${call.path}` : '请求'}>
      <BackButton autoFocus back={back}>
        返回请求列表
      </BackButton>
      {problem ? <p className="wrong">{problem}</p> : null}
      {call === null ? <p className="empty">这次请求已不在最近 200 次里</p> : null}
      {call ? <Opened call={call} /> : null}
    </Part>
  )
}

function Opened({ call }: { call: CallDetail }) {
  const { act, contract } = useDesk()
  const [curl, setCurl] = useState('')
  const copy = () =>
    act(
      async () => {
        const command = curlOf(call, location.protocol === 'file:' ? USUAL_ORIGIN : location.origin)
        setCurl(command)
        return copyText(command)
      },
      (isCopied) => (isCopied ? '命令已复制，令牌与密码须自行填写' : '请选中下面的命令复制'),
    )
  const query = new URLSearchParams(call.query).toString()
  return (
    <>
      {call.summary === undefined ? null : <p className="lead">{call.summary}</p>}
      <dl>
        <dt>时间</dt>
        <dd>
          {formatBeijing(call.atMs)}，用时 {call.tookMs} 毫秒
        </dd>
        <dt>HTTP</dt>
        <dd>{call.status ?? '没有回答'}</dd>
        <dt>回答码</dt>
        <dd>{call.code}</dd>
        <dt>契约</dt>
        <dd className={call.contract === 'breach' ? 'less' : ''}>{contractText(call)}</dd>
        <dt>改动数据</dt>
        <dd>{call.applied ? '是' : '否'}</dd>
        <dt>登录</dt>
        <dd>{call.hasToken ? '带令牌（已隐去）' : '无'}</dd>
      </dl>
      <div className="buttons">
        <Button onClick={copy}>复制为 curl</Button>
        {call.operation !== undefined && contract !== undefined ? (
          <a href={`${contract}#operation/${call.operation}`} target="_blank" rel="noreferrer">
            契约与 Pact：{call.operation}
          </a>
        ) : null}
      </div>
      {curl === '' ? null : <TextArea label="命令" value={curl} readOnly rows={6} />}
      {query === '' ? null : <TextArea label="查询参数" value={query} readOnly rows={2} />}
      <TextArea label="请求内容" value={call.body === '' ? '（空）' : call.body} readOnly rows={5} />
      <TextArea label="回答" value={call.answer ?? '（没有）'} readOnly rows={14} />
    </>
  )
}
