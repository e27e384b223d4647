/**
 * The forms in which backends of this kind write the same answer (docs/wire.md#wire-forms), beside the plain one: what each
 * is called in the console, and what it does. response-variants.ts writes them.
 */
export const WIRE_FORMS = {
  'text-numbers': { label: '数字写成文字', says: 'amounts as "100.50" and all other numbers as text' },
  'boolean-flags': { label: '开关写成 true / false', says: 'flags as true and false' },
  'missing-flags': { label: '值为 0 的开关不写', says: 'flags that are 0 left out' },
  'number-ids': { label: '编号写成数字', says: 'ids as numbers' },
  'empty-null': { label: '空的内容写成 null', says: 'no data, an empty list and an empty page as null' },
  'empty-list': { label: '空的内容写成 []', says: 'the same as []' },
  'empty-object': { label: '空的内容写成 {}', says: 'the same as {}' },
  'empty-absent': { label: '空的内容不写', says: 'the same left out' },
  'bare-pages': { label: '分页只有行', says: 'a page as its rows alone' },
  'keyed-lists': { label: '列表写成带键的对象', says: 'a list as an object keyed by numbers' },
  'flat-rebates': { label: '返水的分页与合计并列', says: "getfanshui's page beside its two sums" },
  'long-paytype': {
    label: '充值方式写成一句话',
    says: "payinfo's paytype as a sentence that contains the method",
  },
  'recharge-url': {
    label: '充值同时回答付款网址',
    says: "recharge answers where to pay, beside the order's number",
  },
  'transfer-balance': { label: '转账回答新余额', says: 'transfer answers the new balance' },
  'scalar-data': {
    label: '取款、上传只回答一个值',
    says: 'withdraw and uploadimg answer data that is no object, true or the address of the picture',
  },
  'least-fields': {
    label: '只有最少的字段',
    says: "without bank_not, ico, remark, the red packet's status, what a grab leaves, and unread",
  },
  'zero-dates': { label: '未知日期写成零', says: 'a date that is not known as zeros' },
  'pay-message': { label: '支付接口用 message', says: '/pay/api answers with message, refusals too' },
} as const satisfies Record<string, { label: string; says: string }>
export type WireForm = keyof typeof WIRE_FORMS
