// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { envelope, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen } from '../../app/test-support/render-screen.tsx'
import { useAskClaim } from './use-ask-claim.tsx'

vi.mock('../../ui/chakra/overlays/ConfirmDialog.tsx', () => {
  throw new TypeError('gone')
})

function Claim() {
  const ask = useAskClaim()
  return (
    <button
      type="button"
      onClick={() => void ask({ kind: 'red-packet', title: '领取红包', okText: '确认领取' })}
    >
      领取
    </button>
  )
}

test('without our dialog the browser’s own says that the whole balance waits', async () => {
  stubBackend({ '/api/getBetAmount': () => envelope({ bet_amount: 0 }) })
  const confirmSpy = vi.fn(() => false)
  vi.stubGlobal('confirm', confirmSpy)
  const view = renderScreen(<Claim />)
  await view.user.click(view.getByRole('button', { name: '领取' }))
  await vi.waitFor(() =>
    expect(confirmSpy).toHaveBeenCalledWith('领取红包\n打码量未完成前，全部余额暂不能取款'),
  )
})
