// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, toastText } from '../../app/test-support/render-screen.tsx'
import { AvatarUpload } from './AvatarUpload.tsx'

test('a chosen picture that cannot be read is refused like any other, and nothing is sent', async () => {
  signIn('token-1')
  const backend = stubBackend({})
  const view = renderScreen(<AvatarUpload avatar="" />)
  const chosen = new File(['bytes'], '我的头像.png')
  const unreadable = new DOMException('could not be read', 'NotReadableError')
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(unreadable)
  fireEvent.change(view.getByLabelText('选择头像图片'), { target: { files: [chosen] } })
  await vi.waitFor(() => expect(toastText()).toBe('图片读取失败，请换一张'))
  expect(backend.sent).toEqual([])
})
