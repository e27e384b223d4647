import { sessionTexts } from '#contracts/messages-shell.ts'
import { logOff } from '../../api/queries/session.ts'
import { confirm } from '../../ui/confirm.ts'

/** 退出登录: asks first, then forgets the session, even if the call fails. The app goes to /login. */
export async function askLogout(): Promise<void> {
  const { askTitle: title, logout: body } = sessionTexts
  const yes = await confirm({ title, body, okText: '退出登录', danger: true })
  if (yes) logOff()
}
