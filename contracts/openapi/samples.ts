import type { contract } from '../index.ts'
import { moneySamples } from './samples-money.ts'
import { samplePage } from './samples-page.ts'

/**
 * One request and one answer of every call, exactly as on the wire: the examples of the OpenAPI document. The
 * tests prove that each decodes, and encodes to itself.
 */
export type Sample = { request?: Record<string, unknown>; answer: unknown; message?: string }

const member = {
  username: 'demo888',
  realname: '陈小舟',
  avatar: '/avatars/7.png',
  mobile: '13800000000',
  email: 'demo@example.com',
  birthday: '1990-01-31',
  vip: 4,
  joinday: 96,
  paysum: 42680,
  isagent: 0,
  balance: 12680.5,
  gameblance: 320,
  usdtrate: 7.3,
  transferstatus: 1,
  withdrawcashfee: 5,
  withdrawfeeusdttrc: 1.5,
  withdrawusdtrate: 7.15,
  current_vip: 'P4',
}

const credentials = { name: 'demo888', password: 'demo888', code: 'k7wd' }
const url = 'https://example.com/'

export const samples = {
  ...moneySamples,
  session: {
    login: { request: credentials, answer: { api_token: 'a1b2c3' }, message: '登录成功' },
    loginPc: { request: credentials, answer: { api_token: 'a1b2c3' }, message: '登录成功' },
    register: {
      request: {
        name: 'newboat1',
        password: 'secret1',
        confirmPass: 'secret1',
        realname: '陈小舟',
        paypassword: '246810',
        code: 'k7wd',
        pid: 'boat7',
        referrer: '',
        referrer_node: '',
      },
      answer: { api_token: 'a1b2c3' },
      message: '注册成功',
    },
    logoff: { answer: null },
  },
  site: {
    app: {
      answer: {
        title: '云舟',
        site_state: 1,
        repair_tips: '',
        redpacket_switch: 1,
        index_modal: 1,
        webcontent: '<p>欢迎来到云舟</p>',
        h5_url: url,
        ios_download_qrcode: '/qr/ios.png',
        ios_download_url: url,
      },
    },
    getVisitUrl: { answer: { url } },
    bannerList: { request: { type: 2 }, answer: [{ src: '/banners/1.webp' }] },
    getservicerurl: { answer: { url } },
  },
  notices: {
    homenotice: { answer: ['每日 10:00 红包开启'] },
    noticeList: {
      request: { page: 1, type: 2 },
      answer: {
        ...samplePage({ title: '充值到账', content: '您的充值已到账', created_at: '2026-05-01 12:00:00' }),
        unread: 1,
      },
    },
  },
  help: { article: { request: { type: 1 }, answer: { content: '<h2>常见问题</h2>' } } },
  games: {
    gameList: {
      request: { category: '' },
      answer: [
        {
          category_id: 'concise',
          app_state: 1,
          is_hot: 1,
          is_new: 0,
          platform_name: 'yzdz',
          game_code: 'yzdz-001',
          name: '月满开航',
          mobile_img: '/games/yzdz-001.webp',
          api_logo_img: '/games/yzdz-001.webp',
        },
      ],
    },
    getGameUrl: {
      request: { plat_name: 'yzdz', game_type: '0', game_code: 'yzdz-001', is_mobile_url: 1 },
      answer: { url: 'https://example.com/play/yzdz-001' },
    },
    gamelistBycode: {
      request: { gamecode: 'obgdy' },
      answer: [
        { catecode: 'obgdy', gamecode: 'obgdy-001', gamepic: '/games/obgdy-001.webp', gamename: '江上渔火' },
      ],
    },
  },
  member: {
    user: { answer: member },
    refreshusermoney: { answer: member },
    updateuserinfo: {
      request: { email: 'demo@example.com', mobile: '13800000000', birthday: '1990-01-31' },
      answer: null,
    },
    uploadimg: { answer: { url: '/avatars/8.png' } },
    editPassword: { request: { paypassword: 'newsecret', password: 'secret1' }, answer: null },
    editPayPassword: { request: { paypassword: '135791', password: '246810' }, answer: null },
  },
  vip: {
    uservip: {
      answer: [
        {
          recharge: 500,
          flow: 1000,
          realperson: 0.3,
          sport: 0.3,
          e_sport: 0.3,
          joker: 0.35,
          electron: 0.4,
          lottery: 0.1,
        },
      ],
    },
  },
  activity: {
    activitytype: { answer: [{ id: '1', name: '新人' }] },
    activitylist: {
      request: { type: '1' },
      answer: {
        data: [
          {
            id: '3',
            title: '首存礼',
            banner: '/activities/3.webp',
            type: '1',
            content: '<p>规则</p>',
            memo: '',
          },
        ],
      },
    },
    activitydeatil: {
      request: { id: '3' },
      answer: { title: '首存礼', banner: '/activities/3.webp', content: '<p>规则</p>', memo: '每人一次' },
    },
    activityApplyLog: {
      request: { page: 1 },
      answer: samplePage({
        activity_name: '首存礼',
        state: 2,
        bonus: 50,
        credited_at: '2026-05-01 12:05:00',
        created_at: '2026-05-01 12:00:00',
      }),
    },
    activityapply: { request: { id: '3' }, answer: null, message: '申请已提交' },
  },
  records: {
    betrecord: {
      request: { date: 4, page: 1, api_type: 'concise' },
      answer: samplePage({
        bet_id: 'B1',
        bet_amount: 10,
        win_loss: -10,
        Code: '云舟电子',
        status: 1,
        game: '福运连连',
        pick: '五线旋转',
        result: '未中 · 明月 锦鲤 祥云 · 红莲 铜钱 灯笼 · 锦鲤 祥云 铜钱',
        created_at: '2026-05-01 12:00:00',
      }),
    },
    gettransrecord: {
      request: { date: 4, type: 1, page: 1, api_type: '' },
      answer: samplePage({
        out_trade_no: 'D20260501120000001',
        amount: 730,
        pay_way: 'USDT',
        state: 2,
        credited_at: '2026-05-01 12:03:00',
        created_at: '2026-05-01 12:00:00',
      }),
    },
  },
  agent: {
    applyagentdo: { request: { mobile: '13800000000', apply_info: '有稳定的推广渠道' }, answer: null },
    getAgentLoginUrl: { answer: { url } },
  },
} as const satisfies { [K in keyof typeof contract]: { [R in keyof (typeof contract)[K]]: Sample } }
