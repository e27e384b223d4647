const SCRIPT = './console.js'

let script: Promise<void> | undefined

/** Loads the console's script, which the tour is a part of: once; a failed load may be tried again. */
export function loadConsole(): Promise<void> {
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
