/** Whether this browser can speak. */
export const canReadAloud = (): boolean => 'speechSynthesis' in window

/**
 * Speaks the signs one after the other, slowly, by the browser's own voice. Resolves to whether it did: some browsers have
 * the call and no voice.
 */
export function readAloud(signs: string): Promise<boolean> {
  const speech = new SpeechSynthesisUtterance([...signs].join('，'))
  speech.lang = 'zh-CN'
  speech.rate = 0.7
  speechSynthesis.cancel()
  speechSynthesis.speak(speech)
  return new Promise((resolve) => {
    speech.onend = () => resolve(true)
    // `interrupted` by the next tap is not a failure.
    speech.onerror = ({ error }) => resolve(error === 'interrupted' || error === 'canceled')
  })
}
