/** The texts of the shell and home. They have a file of their own to keep the first page small. */
export const shellTexts = {
  alreadyHere: '已在当前页面！',
  redPacketClosed: '红包已关闭',
} as const

export const sessionTexts = {
  expiredTitle: '认证失败',
  expired: '您的账号登陆过期，请重新登陆',
  askTitle: '提示',
  loginToEnter: '精彩内容等你来体验，快来登录吧！',
  loginToPlay: '请登录！',
} as const
