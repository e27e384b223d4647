import { samplePage } from './samples-page.ts'

/** Requests and answers of the calls about money: wallets, deposits, withdrawals, cards, rebates, red packets. */
export const moneySamples = {
  wallet: {
    balance: { answer: { balance: 12680.5 } },
    balancelist: { answer: [{ name: '云舟电子', platname: 'yzdz', balance: 320 }] },
    transall: { answer: null, message: '回收成功' },
    transfer: {
      request: { amount: 100.5, sourcetype: 'userbalance', targettype: 'yzdz' },
      answer: null,
      message: '转账成功',
    },
    uptransferstatus: { request: { transferstatus: 1 }, answer: null },
  },
  deposit: {
    getPayWay: { answer: { usdt: 1, wechat: 1, pipay: 1, card: 1, rengong: 0 } },
    getPayRange: { request: { type: 'usdt-trc20' }, answer: { min_price: 100, max_price: 100000 } },
    recharge: {
      request: {
        paytype: 'bankpay',
        amount: 730,
        bank: '云川银行',
        bank_address: '上海分行',
        bank_no: '6200000000000001234',
        bank_owner: '林子安',
        catepay: '',
      },
      answer: {},
      message: 'D20260501120000001',
    },
    getpaybank: {
      answer: [
        {
          bank_no: '6200000000000001234',
          bank_owner: '王小船',
          bank_data: { bank_name: '云舟示范银行' },
          bank_address: '上海分行',
        },
      ],
    },
    payinfo: {
      request: { deposit_no: 'D20260501120000001' },
      answer: {
        deposit_no: 'D20260501120000001',
        info: { created_at: '2026-05-01 12:00:00', amount: 730, usdt_rate: 7.3, paytype: 'USDT-TRC20' },
        cardlist: {
          mch_id: 'TExampleExampleExampleExampleExamp',
          content: 'TRC20',
          payimg: '/qr/deposit.png',
        },
      },
      message: 'usdtpay',
    },
    queryOrderNo: {
      request: { orderNo: 'P20260501120000002' },
      answer: { orderNo: 'P20260501120000002', state: 2 },
    },
    payRecharge: {
      request: { payAmount: 200, username: 'demo888', payType: 'wxfriend' },
      answer: { orderNo: 'P20260501120000002', url: 'https://example.com/pay' },
    },
  },
  withdrawal: {
    withdraw: {
      request: { amount: 2000, bank: '17', password: '246810' },
      answer: { expected: '通常 30 分钟内完成' },
    },
    getBetAmount: { answer: { bet_amount: 0 } },
  },
  cards: {
    getcard: {
      request: { type: 2 },
      answer: [
        {
          id: '17',
          bank: 'USDT',
          bank_owner: 'TRC20',
          bank_no: 'TExampleExampleExampleExampleExamp',
          bank_address: '',
          ico: '/banks/usdt.png',
          bank_not: 'xamp',
        },
      ],
    },
    delcard: { request: { id: '17' }, answer: null },
    bindcard: {
      request: {
        bank_owner: '陈小舟',
        bank: '云舟示范银行',
        bank_no: '6200000000000001234',
        bank_address: '上海分行',
        pay_pass: '246810',
      },
      answer: null,
    },
    banklist: { answer: [{ bank_name: '云舟示范银行' }] },
  },
  rebate: {
    getfanshui: {
      request: { date: 4, page: 1, api_type: '', type: '' },
      answer: {
        list: samplePage({
          gamename: '云舟电子',
          money: 12.34,
          state: 0,
          rate: 0.8,
          base: 1542.5,
          created_at: '2026-05-01 00:10:00',
          updated_at: '2026-05-01 00:10:00',
        }),
        jisuan: 56.78,
        nojisuan: 12.34,
      },
    },
    dofanshui: { answer: null, message: '领取成功' },
  },
  redPacket: {
    userredpacket: {
      request: { page: 1 },
      answer: {
        sendnums: 2,
        acquirednum: 1,
        max_times: 5,
        rules: [{ start_time: '10:00', end_time: '12:00', day_flow: 3, flow_money: 88, recharge: 1000 }],
        status: 'STARTING',
      },
    },
    douserredpacket: { answer: { redpacketmoney: 8.88, sendnums: 1, acquirednum: 2 } },
    redpacket: {
      request: { page: 1 },
      answer: samplePage({
        money: 1000,
        redpacketmoney: 8.88,
        created_at: '2026-05-01 10:00:05',
        usetime: '2026-05-01 10:00:05',
      }),
    },
  },
} as const
