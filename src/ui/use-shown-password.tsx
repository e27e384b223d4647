import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'

/** The `type` of a password's input, and the eye that shows and hides it. It hides itself again once it is emptied. */
export function useShownPassword(value: string) {
  const [shown, setShown] = useState(false)
  const visible = shown && value !== ''
  const eye = (
    <button
      type="button"
      className="icon-btn"
      aria-label={visible ? '隐藏密码' : '显示密码'}
      onClick={() => setShown(!visible)}
    >
      {visible ? <EyeOff size={20} /> : <Eye size={20} />}
    </button>
  )
  return { type: visible ? 'text' : 'password', eye }
}
