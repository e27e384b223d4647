import {
  Bell,
  CircleAlert,
  CircleDollarSign,
  Compass,
  Crown,
  Gamepad2,
  Gift,
  Globe,
  Handshake,
  Headset,
  HeartHandshake,
  type LucideIcon,
  Percent,
  ShieldCheck,
  Ship,
  Wallet,
  Wrench,
} from 'lucide-react'

/** The title of a message without one. */
export const NO_TITLE = '（无标题）'

export type MessageTopic = { Icon: LucideIcon; tone: 'jade' | 'gold' | 'red' | 'plain' }

/** The topic of a title, by the first word of the table that it contains. The wire has no field for it. */
const KINDS: readonly (MessageTopic & { words: readonly string[] })[] = [
  { words: ['未通过', '失败', '拒绝'], Icon: CircleAlert, tone: 'red' },
  { words: ['安全', '密码', '冒充'], Icon: ShieldCheck, tone: 'red' },
  { words: ['维护'], Icon: Wrench, tone: 'plain' },
  { words: ['新游', '游戏'], Icon: Gamepad2, tone: 'jade' },
  { words: ['红包', '福利', '彩金'], Icon: Gift, tone: 'red' },
  { words: ['VIP', '晋级', '等级'], Icon: Crown, tone: 'gold' },
  { words: ['返水'], Icon: Percent, tone: 'gold' },
  { words: ['充值', '取款', '到账'], Icon: CircleDollarSign, tone: 'gold' },
  { words: ['钱包', '转账'], Icon: Wallet, tone: 'jade' },
  { words: ['代理'], Icon: Handshake, tone: 'jade' },
  { words: ['关怀', '理性游戏'], Icon: HeartHandshake, tone: 'jade' },
  { words: ['客服'], Icon: Headset, tone: 'jade' },
  { words: ['域名'], Icon: Globe, tone: 'plain' },
  { words: ['体验', '规则'], Icon: Compass, tone: 'plain' },
  { words: ['欢迎'], Icon: Ship, tone: 'jade' },
]
const OTHER: MessageTopic = { Icon: Bell, tone: 'plain' }

export const topicOf = (title: string): MessageTopic =>
  KINDS.find(({ words }) => words.some((word) => title.includes(word))) ?? OTHER
