import { filled, storedHandOver } from '../../hand-over/hand-over.ts'
import { showFirstPage } from '../../hand-over/show-first-page.tsx'
import { Button, Part } from '../../parts.tsx'
import { useDesk } from '../../use-desk.ts'

/** Opens the first page again, in a demo that was made for a client. */
export function OpenFirstPage() {
  const { mock, act } = useDesk()
  const handOver = storedHandOver()
  if (!handOver) return null
  return (
    <Part title="给客户的首页">
      <p className="hint">这份演示是为{handOver.client}准备的。</p>
      <Button
        onClick={() => act(async () => showFirstPage(mock, filled(handOver, await mock.scenarios())), '')}
      >
        打开首页
      </Button>
    </Part>
  )
}
