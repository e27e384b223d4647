import type { ReviewKind } from '../state/submissions.ts'

/** The reasons that reviewers usually give for a refusal; the first is the one of scenarios with a refused submission. */
export const REFUSAL_REASONS: Readonly<Record<ReviewKind, readonly [string, ...string[]]>> = {
  deposit: ['未查到这笔款项', '付款人与会员姓名不一致', '付款金额与订单不一致', '重复提交'],
  withdrawal: [
    '收款人与会员姓名不一致',
    '银行卡信息有误，请核对后重新提交',
    '投注记录核对未通过',
    '需要补充身份资料，请联系客服',
  ],
  application: ['未达到活动条件', '同一姓名或设备已参加过本活动', '首笔充值不符合活动要求'],
  agent: ['联系方式无法核实', '申请理由不够具体，请补充后再提交'],
}

/** The reason of an auto-review that refuses. */
export const AUTO_REFUSAL = '自动审核未通过，请联系客服核实'
