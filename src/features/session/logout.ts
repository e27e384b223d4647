import { sessionTexts } from '#contracts/texts/messages-shell.ts'
import { logOff } from '../../api/queries/session.ts'
import { confirm } from '../../ui/overlays/confirm.ts'

/** 退出登录: asks first, then forgets the session, even if the call fails. The app goes to /login. */
export async function askLogout(): Promise<void> {
  const yes = await confirm({
    title: sessionTexts.askTitle,
    body: '您确定要退出登录吗?',
    okText: '退出登录',
    danger: true,
  })
  if (yes) logOff()
}
