/**
 * The forms, beside the plain one, in which backends of this kind write the same answer (docs/wire.md#wire-forms):
 * the label in the console, and a description. response-variants.ts writes them.
 */
export const WIRE_FORMS = {
  'text-numbers': { label: '数字写成文字', description: 'amounts as "100.50", all other numbers as text' },
  'boolean-flags': { label: '开关写成 true / false', description: 'flags as true and false' },
  'missing-flags': { label: '值为 0 的开关不写', description: 'flags that are 0 are left out' },
  'number-ids': { label: '编号写成数字', description: 'ids as numbers' },
  'empty-null': {
    label: '空的内容写成 null',
    description: 'no data, an empty list and an empty page as null',
  },
  'empty-list': { label: '空的内容写成 []', description: 'the same as []' },
  'empty-object': { label: '空的内容写成 {}', description: 'the same as {}' },
  'empty-absent': { label: '空的内容不写', description: 'the same left out' },
  'bare-pages': { label: '分页只有行', description: 'a page as a list of its rows' },
  'keyed-lists': { label: '列表写成带键的对象', description: 'a list as an object keyed by numbers' },
  'flat-rebates': { label: '返水的分页与合计并列', description: "getfanshui's page beside its two sums" },
  'long-paytype': {
    label: '充值方式写成一句话',
    description: "payinfo's paytype as a sentence that contains the method",
  },
  'recharge-url': {
    label: '充值同时回答付款网址',
    description: 'recharge returns the page to pay on, beside the order number',
  },
  'transfer-balance': { label: '转账回答新余额', description: 'transfer returns the new balance' },
  'scalar-data': {
    label: '取款、上传只回答一个值',
    description: 'withdraw and uploadimg return a single value as data: true, or the address of the picture',
  },
  'least-fields': {
    label: '只有最少的字段',
    description: "without bank_not, ico, remark, unread, the red packet's status, and what a claim leaves",
  },
  'zero-dates': { label: '未知日期写成零', description: 'an unknown date as zeros' },
  'pay-message': {
    label: '支付接口用 message',
    description: '/pay/api has message in place of msg, in refusals too',
  },
} as const satisfies Record<string, { label: string; description: string }>
export type WireForm = keyof typeof WIRE_FORMS
