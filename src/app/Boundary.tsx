import { Component, type ReactNode } from 'react'
import { outcomeOf, screenCrashed, subjectOf, useUnseenRequests } from '../api/core/money/money-requests.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { askAgain } from './routing/lazy-screen.ts'

type Props = {
  children: ReactNode
  /** This boundary is around the shell, so that another address also tries again. */
  outermost?: boolean
}
type State = { failed: boolean }

/**
 * Shows an error in place of a screen that throws. The shell around it stays. It tries again when the player comes back
 * and when the network does.
 */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false }
  private hash = ''
  private wasLeft = false

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  private readonly retry = () => this.setState({ failed: false })

  override componentDidCatch(): void {
    screenCrashed()
    askAgain()
  }

  // React also calls these two when a kept screen is hidden and shown, and when a screen waits for its file. Trying
  // again then would loop.
  override componentDidMount(): void {
    if (this.wasLeft) this.retry()
    this.wasLeft = false
    this.hash = location.hash
    addEventListener('online', this.retry)
    if (this.props.outermost) addEventListener('hashchange', this.retry)
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.retry)
    removeEventListener('hashchange', this.retry)
    this.wasLeft = this.hash !== location.hash
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <section className="notice-page" role="alert">
        <h2 className="t20 b">页面没能打开</h2>
        <Words />
        <Button onClick={() => location.reload()}>重新加载</Button>
        <a className={buttonClass('quiet')} href="#/">
          返回首页
        </a>
      </section>
    )
  }
}

/** Does not claim that money is safe while the player has not seen the outcome of a money request. */
function Words() {
  const requests = useUnseenRequests()
  if (requests.length === 0)
    return <p className="muted">可能是网络中断，或网站刚刚更新。您的资金不受影响。</p>
  return (
    <>
      <p className="muted">可能是网络中断，或网站刚刚更新。您提交的请求以下面的结果为准，请勿重复提交。</p>
      <ul className="card notice-requests">
        {requests.map((request) => (
          <li key={`${request.atMs} ${request.what}`}>
            <span className="t14">{subjectOf(request)}</span>
            <b className="b">{outcomeOf(request)}</b>
            <a className="jade tap" href={`#${request.records}`}>
              查看记录
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
