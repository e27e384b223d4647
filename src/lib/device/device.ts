/** Apps whose built-in browser drops downloads without a word, by what their user agent contains. */
const IN_APP: readonly (readonly [mark: RegExp, name: string])[] = [
  [/MicroMessenger/i, '微信'],
  [/\bQQ\//, 'QQ'],
  [/AlipayClient/, '支付宝'],
  [/\bWeibo/i, '微博'],
  [/DingTalk/, '钉钉'],
]

/** The app in whose built-in browser this page is open; undefined in a browser of its own. */
export const inAppBrowser = (agent = navigator.userAgent): string | undefined =>
  IN_APP.find(([mark]) => mark.test(agent))?.[1]

/** An iPhone or iPad: only their browsers know `standalone`. */
export const isIPhone = (): boolean => 'standalone' in navigator
