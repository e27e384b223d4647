import { useEffect } from 'react'

/** While the phone is shown alone, the handle of the console is hidden, too. The mark 演示 stays. */
export function usePhoneAlone(isAlone: boolean): void {
  useEffect(() => {
    if (!isAlone) return
    const sheet = document.createElement('style')
    sheet.textContent = '[data-console-handle]{display:none}'
    document.head.append(sheet)
    return () => sheet.remove()
  }, [isAlone])
}
