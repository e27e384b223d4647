import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { sessionTexts } from '#contracts/texts/messages-shell.ts'
import { loginName } from '#contracts/texts/typed-texts.ts'
import { appQuery } from '../../api/queries/site.ts'
import { BreakNotice, useBreak } from '../../features/responsible-play/BreakNotice.tsx'
import { storage } from '../../lib/device/storage.ts'
import { REGISTER_TYPE } from '../../lib/query-types.ts'
import { Logo } from '../../ui/art/Logo.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { announce } from '../../ui/toast/announce.ts'
import { LoginForm } from './LoginForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { useRegistration } from './use-registration.ts'
import './login.css'
import { Link } from '../../ui/Link.tsx'

type Tab = 'login' | 'register'

/**
 * /login: the tabs 登录 and 注册 (`type=1` opens the second), and links that need no account. Only one form is in the page,
 * because password managers would mix up two. Typed texts last as long as the screen, except the login password. Once
 * there is a token, the shell goes to the `redirect`.
 */
export function LoginScreen() {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const hasExpired = useLocation().state?.hasExpired === true
  useEffect(() => {
    if (hasExpired) announce(sessionTexts.expired)
  }, [hasExpired])
  const { data: brand } = useQuery({ ...appQuery(), select: (app) => app.title })
  const rest = useBreak()
  const [isOther, setIsOther] = useState(false)
  const tab: Tab = query.get('type') === REGISTER_TYPE ? 'register' : 'login'
  const remembered = storage.get('yz:remember') ?? ''
  const [account, setAccount] = useState(remembered)
  // The account name that was filled in, not typed.
  const [filled, setFilled] = useState(remembered)
  const draft = useRegistration()
  const show = (next: Tab) => {
    const newName = loginName(draft.fields.name)
    // An account that may just have been registered replaces a remembered name, but not a typed one.
    const isFree = account === '' || (account === filled && (draft.isUnknown || filled !== remembered))
    if (next === 'login' && isFree && newName !== '') {
      setAccount(newName)
      setFilled(newName)
    }
    const changed = new URLSearchParams(query)
    if (next === 'register') changed.set('type', REGISTER_TYPE)
    else changed.delete('type')
    setQuery(changed, { replace: true })
  }
  return (
    <div className="login">
      <button
        type="button"
        className="icon-btn login-close"
        aria-label="关闭，返回首页"
        onClick={() => navigate('/', { replace: true })}
      >
        <X size={22} />
      </button>
      <header className="login-head">
        <Logo size={64} />
        <p className="login-brand">{brand || '云舟'}</p>
        <p className={hasExpired ? 'wait t14' : 'muted t12'}>
          {hasExpired ? sessionTexts.expired : '登录或注册后即可开始游戏'}
        </p>
      </header>
      {rest.untilMs === undefined || (isOther && tab === 'login') ? (
        <Tabs
          label="登录或注册"
          value={tab}
          onChange={show}
          items={[
            {
              value: 'login',
              label: '登录',
              content: <LoginForm name={account} onName={setAccount} onRegister={() => show('register')} />,
            },
            { value: 'register', label: '注册', content: <RegisterForm draft={draft} /> },
          ]}
        />
      ) : (
        <BreakNotice
          untilMs={rest.untilMs}
          onEnd={rest.end}
          onOtherAccount={() => {
            setIsOther(true)
            if (tab === 'register') show('login')
          }}
        />
      )}
      {tab === 'login' && Object.values(draft.fields).some(Boolean) && (
        // Marks the page as typed-in while the other form, which is not in the page, holds text: a reload would lose
        // it (`isTyped` in src/lib/loading/reload-once.ts).
        <textarea hidden readOnly value="注册" />
      )}
      <nav className="login-links" aria-label="其他方式">
        <Link to="/">先去逛逛</Link>
        <Link to="/kefu">在线客服</Link>
      </nav>
    </div>
  )
}
