declare global {
  interface Window {
    yzCaptcha?: number
  }
}

/** Chooses one of `count` pictures for the first captcha, so that it loads while the app's code does. Returns its place. */
export function chooseFirstCaptcha(count: number): number {
  window.yzCaptcha = Math.floor(Math.random() * count)
  return window.yzCaptcha
}

/** The place of the picture that was chosen with the page, for the first caller. */
export function takeFirstCaptcha(): number | undefined {
  const chosen = globalThis.window?.yzCaptcha
  delete globalThis.window?.yzCaptcha
  return chosen
}
