import { Moon, Sun } from 'lucide-react'
import { setTheme, useTheme } from './theme.ts'

/** Dark or light; for the foot of the drawer. */
export function ThemeSwitch() {
  const theme = useTheme()
  const next = theme === 'dark' ? 'light' : 'dark'
  return (
    <button
      type="button"
      className="pill"
      aria-label={next === 'light' ? '切换到浅色' : '切换到深色'}
      onClick={() => setTheme(next)}
    >
      {theme === 'dark' ? <Sun size={16} aria-hidden="true" /> : <Moon size={16} aria-hidden="true" />}
      <span>{theme === 'dark' ? '浅色' : '深色'}</span>
    </button>
  )
}
