import { Link, useLocation } from 'react-router-dom'
import { NoticePage } from './NoticePage.tsx'
import { routeOf, titleOf } from './paths.ts'

/** For a route whose screen is not built yet: says so, and leads on. */
export function Placeholder() {
  const { pathname, search } = useLocation()
  const isService = pathname === '/kefu'
  return (
    <NoticePage
      art="not-found"
      heading={routeOf(pathname)?.header === 'back' ? 'h2' : 'h1'}
      title={`「${titleOf(pathname, search) ?? ''}」还没有开放`}
      text={`这里的功能正在筹备，开放后即可使用。${isService ? '' : '需要办理的话，在线客服可以帮您。'}`}
    >
      <Link className="btn" to="/">
        返回首页
      </Link>
      {!isService && (
        <Link className="btn quiet" to="/kefu">
          在线客服
        </Link>
      )}
    </NoticePage>
  )
}
