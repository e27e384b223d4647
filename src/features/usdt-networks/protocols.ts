import type { Protocol } from '#contracts/wire/codes.ts'

/** The network of a protocol. */
export const NETWORKS: Record<Protocol, string> = { TRC20: '波场网络', ERC20: '以太坊网络' }

/**
 * How the two networks differ. Their own fees and times change by the hour and no answer has them, so none is named.
 */
export const ROWS: readonly { name: string; trc20: string; erc20: string }[] = [
  { name: '所在网络', trc20: '波场', erc20: '以太坊' },
  { name: '地址格式', trc20: 'T 开头，34 位', erc20: '0x 开头，42 位' },
]

export const STEPS: readonly { title: string; text: string }[] = [
  {
    title: '看您的钱包支持哪条网络',
    text: '在钱包或交易所的「转出」页面可以看到网络选项，以及它收取的网络手续费。',
  },
  {
    title: '在本站选同一个协议下单',
    text: '充值时先选协议，订单页会给出这一笔的收款地址与应付的 USDT 数额。',
  },
  {
    title: '核对地址再转出',
    text: '用「复制」取得完整地址，核对开头与末四位。转出的数额要与订单一致，网络手续费另算。',
  },
]

export const QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: '选错网络会怎样？',
    answer:
      '两条网络的地址不通用，转错网络的 USDT 可能无法找回。请先停止继续转账，带上转账哈希联系在线客服。',
  },
  {
    question: '取款的手续费是多少？',
    answer:
      '手续费按协议计算，从等值 USDT 里扣除。提交前，取款页会列出取款汇率与手续费，以提交时显示的为准。',
  },
  {
    question: '第一次使用要注意什么？',
    answer:
      '先用一笔小额走一遍充值或取款，确认到账后再转大额。收款地址以当次订单显示的为准，不要保存后重复使用。',
  },
]
