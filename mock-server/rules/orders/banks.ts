import type { ReceivingAccount } from '#contracts/deposit.ts'

/** Banks whose cards a member may bind. The names are invented, so that no real bank is in the demo. */
export const BANK_NAMES: readonly string[] = [
  ...['云川银行', '海岳银行', '同舟银行', '南渡商业银行', '北辰银行', '青禾农商银行', '松涛银行', '锦城银行'],
  ...['长桥银行', '明湖银行', '东篱邮储银行', '西岭城市银行'],
]

/** The receiving accounts that getpaybank lists. Their numbers fail the Luhn check, so that no real transfer works. */
export const RECEIVING_ACCOUNTS: readonly Omit<ReceivingAccount, 'remark'>[] = [
  {
    bank_no: '6200001234567890124',
    bank_owner: '云舟演示商户',
    bank_data: { bank_name: '云川银行' },
    bank_address: '云川银行滨江支行',
  },
  {
    bank_no: '6200009876543210984',
    bank_owner: '云舟演示商户',
    bank_data: { bank_name: '海岳银行' },
    bank_address: '海岳银行灯塔路支行',
  },
]

export const accountsNumbered = (bankNo: string) =>
  RECEIVING_ACCOUNTS.filter(({ bank_no }) => bank_no === bankNo)
