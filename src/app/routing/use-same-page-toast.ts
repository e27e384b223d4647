import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { shellTexts } from '#contracts/texts/messages-shell.ts'
import { toast } from '../../ui/toast/toast.ts'

/** Navigating to the current page shows a toast, from the tab bar, a link or code alike. */
export function useSamePageToast(): void {
  const { pathname, search, key } = useLocation()
  const type = useNavigationType()
  const before = useRef({ address: pathname + search, key })
  useEffect(() => {
    const previous = before.current
    const address = pathname + search
    before.current = { address, key }
    if (previous.address === address && previous.key !== key && type !== 'POP') toast(shellTexts.alreadyHere)
  }, [pathname, search, key, type])
}
