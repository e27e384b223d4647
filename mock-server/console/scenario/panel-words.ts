import { isClientCopy } from '../hand-over/demo-file.ts'

/** What the parts of the console do, in the words that people search for. Their names are those of Console.tsx. */
export const PANEL_TARGETS = [
  {
    name: '待处理',
    title: '审核充值、取款和申请，设置自动审核',
    words: '后台 出纳 风控 审核 通过 驳回 自动审核',
  },
  {
    name: '会员',
    title: '余额一览，人工上分与扣款',
    words: '上分 下分 加钱 加款 扣款 扣钱 人工充值 人工加款 会员列表',
  },
  { name: '注单', title: '结算或作废未结算的注单', words: '结算 注单结算 作废注单' },
  { name: '公告', title: '发公告，或给会员写站内信', words: '发公告 发通知 发站内信 群发' },
  {
    name: '仅演示',
    title: '指定会员的下一局',
    words: '中大奖 大奖 让他赢 让他输 下一局赢 下一局输 控制输赢',
  },
  {
    name: '播放单',
    title: '自己的场景，自己的顺序，一个键换下一个',
    words: '播放列表 顺序播放 排练 下一个场景 收藏',
  },
  {
    name: '导览',
    title: '从登录到取款，带着走一圈',
    words: '导览 引导 带我走 自动演示 讲解 演示流程 主讲 主讲窗口 故事 英文 繁体',
  },
  {
    name: '时钟',
    title: '停住时间，或快进一分钟到九十天',
    words: '快进 时间 改时间 调时间 过一天 过一个月 跨天 第二天',
  },
  {
    name: '站点',
    title: '站点、场馆、红包、充值方式的开关，汇率与限额',
    words: '汇率 手续费 限额 开关 关站 关闭场馆 关闭红包 弹窗 欢迎弹窗 公告弹窗',
  },
  {
    name: '品牌',
    title: '换上客户的名称、标志、颜色和货币',
    words: '换皮 换肤 换logo 换标志 改名 改名称 品牌 主色 颜色 货币 币种 客户的品牌',
  },
  {
    name: '网络',
    title: '断网、弱网、接口出错',
    words: '断网 弱网 慢网 没网 没有网络 网络慢 网络不好 网速慢 离线 接口报错 接口超时 服务器错误 500 502',
  },
  { name: '账目', title: '每一笔记账，差额为零的核对', words: '对账 账本 记账 账务 平账 财务 复式记账' },
  { name: '请求', title: '最近的请求，与契约是否相符', words: '请求 接口日志 抓包 调用记录 api' },
  { name: '步骤', title: '回到最近五十步之前', words: '撤销 回退 后悔 恢复 上一步 还原' },
  { name: '存档', title: '给现在的样子起个名字，随时回来', words: '保存 保存现场 存下来 读档 恢复存档' },
  {
    name: '交给客户',
    title: '给一位客户做一份演示：一个文件，或一个链接',
    words: '发给客户 给客户 demo.html 单文件 导出演示 首页 贵公司 客户链接',
  },
  {
    name: '留给客户',
    title: '这次看过什么，存成一张图或一个文件',
    words: '看过什么 演示记录 小结 回顾 海报 长图 留言',
  },
  { name: '报告', title: '把现在的样子存成一个文件', words: '报bug 报错 反馈问题 导出' },
] as const

/** A client may look at everything, but not win at will, hand on the demo, or put on another brand. */
const FOR_PRESENTER: readonly string[] = ['仅演示', '交给客户', '品牌']

/** Whether this demo has a part of the console: the copy of a client has none of the presenter's own. */
export const hasPanel = (name: string): boolean => !(isClientCopy() && FOR_PRESENTER.includes(name))
