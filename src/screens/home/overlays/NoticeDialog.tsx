import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useToken } from '../../../api/core/client/session-store.ts'
import { homeNoticesQuery } from '../../../api/queries/home-notices.ts'
import { uniqueKeys } from '../../../lib/format/unique-keys.ts'
import { Button } from '../../../ui/Button.tsx'
import { NativeDialog } from '../../../ui/overlays/NativeDialog.tsx'
import './home-overlays.css'

type Props = { open: boolean; notices: readonly string[]; onClose: () => void }

/** All notices of the bar as plain text, and a button to the messages, for which a visitor logs in first. */
export function NoticeDialog({ open, notices, onClose }: Props) {
  const navigate = useNavigate()
  const signedIn = useToken() !== undefined
  const { data, isFetching, refetch } = useQuery(homeNoticesQuery())
  const keys = uniqueKeys(notices, String)
  const openMessages = () => {
    onClose()
    navigate('/message')
  }
  return (
    <NativeDialog
      open={open}
      onClose={onClose}
      title="公告"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            关闭
          </Button>
          <Button onClick={openMessages}>{signedIn ? '更多公告' : '登录后看更多'}</Button>
        </>
      }
    >
      {data && notices.length === 0 && <p className="notice-none">现在没有公告，稍后再来看看。</p>}
      {!data && (
        <div className="notice-none">
          <p>公告没有加载出来，请检查网络。</p>
          <Button
            variant="soft"
            aria-disabled={isFetching}
            onClick={() => void refetch({ cancelRefetch: false })}
          >
            重新加载
          </Button>
        </div>
      )}
      <ol className="notice-list">
        {notices.map((notice, place) => (
          <li key={keys[place]}>{notice}</li>
        ))}
      </ol>
    </NativeDialog>
  )
}
