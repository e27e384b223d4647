import { useNavigate } from 'react-router-dom'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Dialog } from '../../ui/chakra/overlays/Dialog.tsx'
import type { NewAccount } from './account-store.ts'
import './account-dialog.css'

/** Shows the initial passwords once, and advises the player to change them. Closing it forgets them. */
export function AccountDialog({ account, onClose }: { account: NewAccount; onClose: () => void }) {
  const navigate = useNavigate()
  const change = () => {
    onClose()
    navigate('/userCent')
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="账号已创建"
      closeOnBackdrop={false}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            我已保存
          </Button>
          <Button onClick={change}>去修改密码</Button>
        </>
      }
    >
      <p className="account-advice">
        已为您自动注册并登录。下面的初始密码<b>只显示这一次</b>，请先保存，并尽快修改登录密码与支付密码。
      </p>
      <dl className="account-rows">
        <Row id="account-name" label="用户名" text={account.name} />
        <Row id="account-password" label="初始登录密码" text={account.password} />
        <Row id="account-pay-password" label="初始支付密码" text={account.payPassword} />
      </dl>
    </Dialog>
  )
}

function Row({ id, label, text }: { id: string; label: string; text: string }) {
  return (
    <div className="account-row">
      <dt>{label}</dt>
      <dd>
        <span id={id}>{text}</span>
        <CopyButton text={text} label={`复制${label}`} shownId={id} />
      </dd>
    </div>
  )
}
