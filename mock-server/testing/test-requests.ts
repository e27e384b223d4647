import { CARD_TYPES } from '#contracts/wire/codes.ts'
import { DEPOSIT } from '#contracts/wire/record-codes.ts'
import { DEMO } from '../scenarios/personas.ts'

/** A registration that is in order. */
export const NEWCOMER = {
  name: 'another1',
  password: 'secret1',
  confirmPass: 'secret1',
  realname: '周小满',
  paypassword: '123456',
  code: 'AB12',
}

/**
 * One valid request for each call, as the app would send it: the names of cards, games and passwords are those of the demo
 * member's worlds.
 */
export const REQUESTS: Record<string, Record<string, unknown>> = {
  'session.login': { name: DEMO.username, password: DEMO.password, code: 'AB12' },
  'session.loginPc': { name: DEMO.username, password: DEMO.password, code: 'AB12' },
  'session.register': NEWCOMER,
  'site.bannerList': { type: 2 },
  'notices.noticeList': { page: 1 },
  'help.article': { type: 1 },
  'games.gameList': { category: '' },
  'games.getGameUrl': { plat_name: 'tyg', game_type: 0, game_code: 'tyg-001', is_mobile_url: 1 },
  'games.gamelistBycode': { gamecode: 'pp' },
  'member.updateuserinfo': { email: 'a@b.example', mobile: '13700137000', birthday: '1991-01-01' },
  'member.editPassword': { paypassword: 'brandnew1', password: DEMO.password },
  'member.editPayPassword': { paypassword: '123123', password: DEMO.payPassword },
  'wallet.transfer': { amount: 10, sourcetype: 'userbalance', targettype: 'zrt' },
  'wallet.uptransferstatus': { transferstatus: 1 },
  'deposit.getPayRange': { type: 'bank' },
  'deposit.recharge': { paytype: 'usdtpay', amount: 500, catepay: 'ERC20' },
  'deposit.payRecharge': { payAmount: 200, username: DEMO.username, payType: 'wxfriend' },
  'withdrawal.withdraw': { amount: 100, bank: '1', password: DEMO.payPassword },
  'cards.getcard': { type: CARD_TYPES.usdt },
  'cards.bindcard': {
    bank: '海岳银行',
    bank_owner: '林子安',
    bank_no: '6200001112223334',
    bank_address: '支行',
    pay_pass: DEMO.payPassword,
  },
  'cards.delcard': { id: '1' },
  'rebate.getfanshui': { date: 4, page: 1, api_type: '', type: '' },
  'redPacket.redpacket': { page: 1 },
  'activity.activitylist': {},
  'activity.activitydeatil': { id: 1 },
  'activity.activityApplyLog': { page: 1 },
  'activity.activityapply': { id: '3' },
  'records.betrecord': { date: 4, page: 1, api_type: '' },
  'records.gettransrecord': { date: 4, type: DEPOSIT, page: 1, api_type: '' },
  'agent.applyagentdo': { mobile: '13800138000', apply_info: '愿意合作' },
}

/** What such a world refuses: it has no such order. */
export const REFUSED_REQUESTS: Record<string, Record<string, unknown>> = {
  'deposit.queryOrderNo': { orderNo: 'D1' },
  'deposit.payinfo': { deposit_no: 'D1' },
}
