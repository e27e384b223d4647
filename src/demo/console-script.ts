import { IN_ONE_FILE } from '#mock/demo-sites/pages.ts'

const SCRIPT = './console.js'

declare global {
  interface Window {
    /** In the demo in one file: its parts, and the whole file as it was read (.ci/demo/one-file/boot.js). */
    __demoFile?: { part: (name: string) => string | undefined; text: () => string }
  }
}

let script: Promise<void> | undefined

/** Loads the console's script, which the tour is a part of: once; a failed load may be tried again. */
export function loadConsole(): Promise<void> {
  if (IN_ONE_FILE) return runOwn()
  script ??= new Promise<void>((resolve, reject) => {
    const element = document.createElement('script')
    element.src = SCRIPT
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => {
      element.remove()
      script = undefined
      reject(new Error('the console did not load'))
    })
    document.head.append(element)
  })
  return script
}

/** The page's policy has the hash of this text. It runs as it is appended. */
async function runOwn(): Promise<void> {
  if (window.__toggleConsole) return
  const element = document.createElement('script')
  element.text = window.__demoFile?.part('console.js') ?? ''
  document.head.append(element)
  if (!window.__toggleConsole) throw new Error('the console did not load')
}
