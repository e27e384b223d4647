/** What players call a thing that the texts call otherwise: the word of the texts first. No player reads these. */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['取款', '提现', '提款'],
  ['充值', '存款', '入款'],
  ['打码量', '流水'],
  ['返水', '反水', '洗码'],
  ['忘记密码', '忘记登录密码', '忘记支付密码', '找回密码', '重置密码'],
]
