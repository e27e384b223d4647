/** What the parameters of scenarios and their choices are called. A name that means something else in one scenario stands below. */
const PARAMS: Readonly<Record<string, string>> = {
  central: '中心钱包余额',
  venue: '场馆代码',
  inVenue: '场馆钱包余额',
  by: '失效的原因',
  tips: '维护说明',
  no: '订单号',
  way: '充值方式',
  amount: '金额',
  decision: '审核结果',
  seconds: '还剩几秒',
  to: '取款到',
  activity: '活动编号',
  left: '未完成的打码量',
  aDay: '每日取款次数',
  fromHour: '取款开始（点）',
  toHour: '取款结束（点）',
  max: '单笔取款上限',
  usdt: 'USDT',
  wechat: '微信与支付宝',
  pipay: '在线支付',
  card: '银行卡转账',
  rengong: '人工充值',
  recharge: '已充值金额',
  level: 'VIP 等级',
  days: '多少天的记录',
  bets: '注单数量',
  length: '文字的样子',
  form: '回答的写法',
  code: '错误码',
}

const IN_SCENE: Readonly<Record<string, string>> = {
  'member-with-cards.bank': '银行卡数量',
  'member-with-cards.usdt': 'USDT 地址数量',
}

const CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  by: { time: '过期', logoff: '已退出', password: '已改密码', login: '已在其他设备登录' },
  way: {
    'usdt-trc20': 'USDT-TRC20',
    'usdt-erc20': 'USDT-ERC20',
    wechat: '微信支付',
    alipay: '支付宝',
    bank: '银行卡转账',
    online: '在线支付',
  },
  decision: { pending: '待审核 / 待支付', approved: '审核通过 / 已到账', rejected: '审核拒绝 / 未入账' },
  to: { bank: '银行卡', usdt: 'USDT 地址' },
  length: { short: '极短', long: '极长', unbroken: '不断行', mixed: '带符号' },
  form: {
    'text-numbers': '数字写成文字',
    'boolean-flags': '开关写成 true / false',
    'missing-flags': '值为 0 的开关不写',
    'number-ids': '编号写成数字',
    'empty-null': '空的内容写成 null',
    'empty-list': '空的内容写成 []',
    'empty-object': '空的内容写成 {}',
    'empty-absent': '空的内容不写',
    'bare-pages': '分页只有行',
    'keyed-lists': '列表写成带键的对象',
    'flat-rebates': '返水的分页与合计并列',
    'long-paytype': '充值方式写成一句话',
    'recharge-url': '充值同时回答付款网址',
    'transfer-balance': '转账回答新余额',
    'scalar-data': '取款、上传只回答一个值',
    'least-fields': '只有最少的字段',
    'zero-dates': '未知日期写成零',
    'pay-message': '支付接口用 message',
  },
}

/** What else people call a choice: only the search reads it. */
const CHOICE_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  by: {
    time: '登录过期',
    logoff: '退出登录',
    password: '改密码',
    login: '挤下线 被踢 顶号 异地登录 其他设备',
  },
  length: { long: '长文字 长名字 超长', short: '短文字' },
  way: { wechat: '微信 扫码', alipay: '支付宝 扫码', bank: '银行卡 汇款', online: '在线' },
  decision: {
    pending: '审核中 待处理 待付款 未付款 等待',
    approved: '已通过 成功 已付款',
    rejected: '未通过 被拒 退回 失败',
  },
}

/** All words of a choice: its name, its label and what else it is called. */
export const choiceWords = (name: string, choice: string): string =>
  [choice, CHOICES[name]?.[choice], CHOICE_WORDS[name]?.[choice]].filter(Boolean).join(' ')

/** The label of a parameter, or undefined where nobody has given it one. */
export const paramLabel = (scene: string, name: string): string | undefined =>
  IN_SCENE[`${scene}.${name}`] ?? PARAMS[name]

/** The words of a choice, or undefined where nobody has given it any. */
export const choiceLabel = (name: string, choice: string): string | undefined => CHOICES[name]?.[choice]
