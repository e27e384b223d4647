import type { contract } from '../index.ts'

/**
 * What each call does, for readers of the OpenAPI document and its pages. The app does not import this file, so its
 * texts cost players nothing.
 */
export const descriptions = {
  session: {
    login:
      'Exchanges account name, password and captcha for a token. `code` is the text of the captcha, which the app has compared already. The app does not accept an answer without `api_token` as a login.',
    loginPc: 'Logs in as `/api/login` does, from a desktop client. The member app never calls it.',
    register:
      'Opens an account. The app shows `message` to the player in any case. Only an answer with `api_token` logs the new member in. `pid` is the id of the promoter, `referrer` the page that led here, and `referrer_node` is empty.',
    logoff: 'Ends the session of the token. The app forgets the session at once, even when this call fails.',
  },
  site: {
    app: 'Gives the title of the site, whether it is open, its switches and its links. `site_state` 0 means maintenance; the app then shows only `repair_tips`. `webcontent` is HTML, which the app shows once in each tab while `index_modal` is 1. `h5_url` is also the permanent domain.',
    getVisitUrl:
      'Returns the address of the USD platform. The app appends `register?pid=` and the id of the promoter when it has one.',
    bannerList: 'Lists the pictures of a carousel. The app asks for `type` 2, the home page.',
    getservicerurl: 'Returns the address of customer service, which the app shows in a sandboxed frame.',
  },
  notices: {
    homenotice: 'Lists the lines of the scrolling notice bar on the home page, as plain texts.',
    noticeList:
      'Lists announcements, a page at a time, newest first; `content` is HTML. `type` 2 lists the inbox of the member instead. No call says that a message was read: a message counts as read once a page with it was requested, from that same answer on. `unread`, in answers of either type to a member, is the number of messages that have not been read; announcements do not count.',
  },
  help: {
    article:
      'Returns the HTML of one article by its `type`: 1 common questions, 2 and 6 privacy, 3 disclaimer, 4 contact, 5 agents and terms, 7 about us, 8 responsible gambling. An answer may name its `type`; the app refuses another `type` than the requested one.',
  },
  games: {
    gameList:
      'Lists every game of the site, unlisted ones included; the app shows those with `app_state` 1. An empty `category` asks for all.',
    getGameUrl:
      'Returns the address of a game for this member. `plat_name` is the `platform_name` of the game list. While auto-transfer is on, the money in the wallets of all other venues is recalled first, and the whole central wallet moves into the venue. A refusal moves nothing.',
    gamelistBycode:
      'Lists the games of one provider. `gamecode` is `obgdy`, `fgdz`, `pp` or `ae`. The app does not show a game whose `catecode` is another of these four.',
  },
  member: {
    user: 'Returns the member: profile, VIP level, wallets, rates and settings. Amounts are in 元, `gameblance` is the sum of all venue wallets and `paysum` the cumulative deposit. `flowsum`, an extension that may be left out, is the cumulative turnover that counts for VIP levels. Rates are 元 for 1 USDT; 0 means unknown. `withdrawcashfee` (ERC20) and `withdrawfeeusdttrc` (TRC20) are in USDT; 0 means no fee, and the app does not mention a fee that is left out. A withdrawal debits its whole amount; paid out is the amount over `withdrawusdtrate`, rounded down, less the fee. All answers of a session have the same `username`; the app refuses one with another.',
    refreshusermoney:
      'Returns the same as `/api/user`, with fresh balances and the same `username`. The app stores the answer on the phone until the session ends.',
    updateuserinfo:
      'Changes mobile number, e-mail address and birthday. The app sends only the fields that change; a field that is missing or empty stays as it is. User name and real name cannot be changed.',
    uploadimg:
      'Uploads an avatar, a gif or png, as multipart form data in the field `file`. The app then reads the member again, whatever the answer.',
    editPassword:
      'Changes the login password, and ends every session of the member. `paypassword` is the NEW password, `password` the old one.',
    editPayPassword:
      'Changes the payment password. All sessions continue. `paypassword` is the NEW password, `password` the old one. A member who has none yet sends the login password as the old one.',
  },
  wallet: {
    balance:
      'Returns the balance of the central wallet, in 元. The app polls it every 4300 ms while a member is logged in.',
    balancelist:
      'Lists the wallets of the member at all venues, without the central wallet. The app does not show a row for it, because it adds the central wallet itself. Balances are in 元.',
    transall:
      'Moves every venue balance back into the central wallet; the records show a transfer in (type 3) for each venue. If there is nothing to move, the call succeeds too.',
    transfer:
      'Moves `amount`, in 元, between the central wallet and one venue; never from venue to venue. A wallet is named by its `platname`, the central one by `userbalance`.',
    uptransferstatus:
      'Switches auto-transfer on (1) or off (0). While it is on, the launch of a game moves the central wallet into its venue.',
  },
  deposit: {
    getPayWay:
      'Says which payment methods are open. A missing flag means closed. `wechat` opens WeChat and Alipay, `card` bank transfers, `pipay` online orders, and `rengong` deposits through customer service.',
    getPayRange:
      'Gives the smallest and largest deposit of one payment method, in 元, both included. An end of 0 is unknown, and the app does not mention it; if both are unknown, 100 to 10,000 apply. `type` is `bank`, `alipay`, `wechat`, `usdt-erc20`, `usdt-trc20` or `ebpay`. The app refuses an answer that names another `type` than the requested one.',
    recharge:
      'Opens a deposit order of `amount`, in 元; a backend may refuse a second order of the same method while one is open. The MESSAGE is the number of the order, and `url` is the page to pay on if that is not a page of the app. `paytype` is `usdtpay`, `wxpay`, `alipay` or `bankpay`; `catepay` is the protocol of a USDT deposit. For a bank transfer `bank_owner` is the depositor and `bank` the payer’s bank; `bank_no` and `bank_address` name the receiving account that the payer chose, and may be empty. For all other methods the four are empty.',
    getpaybank:
      'Lists the receiving accounts for bank transfers. `remark` is what the payer must write into the transfer, so that the operator can tell payers apart; it may be missing.',
    payinfo:
      'Shows one deposit order of the member and where to pay. The MESSAGE is the payment method: `bankpay`, `alipay`, `wxpay`, `usdtpay` or `ebpay`. `deposit_no` is the requested one; the app refuses an answer with another. `amount` is in 元, and `usdt_rate` is 元 for 1 USDT; an order that is paid in 元 (WeChat, Alipay, a bank transfer, another page) has the rate 1 or none, and the app never divides its amount. `cardlist` is an array for bank transfers and one object otherwise; for USDT `mch_id` is the address and `content` the protocol, for a bank transfer `remark` is what the payer must write into it, if anything. For the hour of the order every answer names the same payee, and `payimg` is the same text. To the app, a QR code that is drawn anew or an address that is signed anew is a changed payee, and it warns the player.',
    queryOrderNo:
      'Gives the outcome of an online order. The app asks once each time the player returns from the payment. A success without `state` means paid; with `state`, 1 is pending, 2 paid and 3 failed, and any other value says nothing. With 3 the MESSAGE may say why, in words for the player. A refusal means failed, except the codes 500 to 599, 408, 413, 425 and 429, which say nothing. An answer that names another `orderNo` than the requested one says nothing either.',
    payRecharge:
      'Opens an online order of `payAmount`, in 元, to be paid on the page at `url`. `payType` is `wxfriend`, `alipayscan`, `ecny`, `qqfee` or `unionscan`, and `username` is the member’s own. An answer may repeat both; if they differ from what was sent, the app does not open the page. A refusal gives its reason in `msg`.',
  },
  withdrawal: {
    withdraw:
      'Asks for a withdrawal of `amount`, in 元, to one of the member’s own cards; the least and the largest amount are taken too. `bank` is the id of the card and `password` the payment password; code 251 says that none is set yet. The amount is debited at once, then reviewed; `expected` may say in words how long that usually takes, and `out_trade_no` the number under which `gettransrecord` lists it.',
    getBetAmount:
      'Tells how much turnover is still missing before a withdrawal, in 元. `flow_rule` may say in words how turnover is counted. `flow_multiple` may say how many times its amount each deposit, red packet and bonus requires, where that is one whole number for all and turnover meets the oldest first; the app then names what each of them still requires. `min_withdrawal` may say the least amount of a withdrawal, in 元.',
  },
  cards: {
    getcard:
      'Lists the bound cards of one kind. `type` 1 is bank cards and 2 is USDT addresses; the tabs of the screens count the other way round. For a USDT address `bank` is `USDT` and `bank_owner` the protocol. `bank_not` is the last 4 characters of the number. The app does not show a card of the other kind.',
    delcard:
      'Unbinds a bank card or USDT address. A withdrawal that still waits for its review is paid to it nevertheless.',
    bindcard:
      'Binds a bank card or a USDT address, at most 5 of a kind. For a USDT address `bank` is `USDT`, `bank_owner` the protocol and `bank_no` the address. `pay_pass` is the payment password; code 251 says that none is set yet.',
    banklist: 'Lists the names of the banks that a member may choose from.',
  },
  rebate: {
    getfanshui:
      'Lists rebates, a page at a time, newest first. A rebate is a share of the valid stake of one day at one venue. Beside the list are the sums of all collected (`jisuan`) and all pending (`nojisuan`) rebates, in 元. `date` is 1 today, 2 the last 7 days, 3 the last 15 or 4 the last 30. `api_type` is a game category or empty, `type` a rebate state (0 pending, 1 collected) or empty; the app does not show a row of the other state. `rate` may give the share in percent, and `base` the valid stake in 元.',
    dofanshui: 'Collects every pending rebate into the central wallet, each once.',
  },
  redPacket: {
    userredpacket:
      'Gives the number of packets that the member may still claim today (`sendnums`) and has claimed (`acquirednum`), and the rules by which deposits earn them. `max_times` is the daily maximum; 0 means no maximum. `status` is `READY`, `STARTING` or `END`; without it the app uses the clock and the hours of the rules, or 10:00 to 12:00 if the rules have no hours. Amounts are in 元.',
    douserredpacket:
      'Claims one packet. `redpacketmoney` is what it held, in 元. The answer may also repeat `sendnums` and `acquirednum`. Each call is a grab of its own, also directly after another. Whether a packet requires turnover is for the backend to decide, and `getBetAmount` to tell.',
    redpacket:
      'Lists the packets that the member has claimed, a page at a time, newest first. `redpacketmoney` is the amount of the packet and `money` the deposits that earned it, in 元.',
  },
  vip: {
    uservip:
      'Lists what each VIP level requires and gives; the first row is level 1. `recharge` (cumulative deposit) and `flow` (cumulative turnover) are in 元, the six rebates in percent. `level_gift` may say what a member gets on reaching the level, and `month_gift` what the level pays each month, in 元.',
  },
  activity: {
    activitytype: 'Lists the types of promotions, which are the tabs of the promotions page.',
    activitylist:
      'Lists promotions, all of them or those of one type. The rows are under `data.data`; `content` and `memo` are HTML. `start_time` and `end_time` may say when applications are accepted, in Beijing time. Each row has the requested `type`.',
    activitydeatil:
      'Shows one promotion by its id. `content` and `memo` are HTML. `start_time` and `end_time` are as in the list. `id` may be left out; the app refuses an answer that names another `id` than the requested one.',
    activityApplyLog:
      'Lists the member’s own applications for promotions, a page at a time, newest first. `state` is 1 pending, 2 passed or 3 rejected; 0 and 4 are undefined. `bonus` may say what a passed application paid into the central wallet, in 元, and `credited_at` when, in Beijing time. Both are left out where nothing was paid.',
    activityapply:
      'Applies for a promotion, from the button 立即申请 on its page. If a backend does not have this call, the app refers the player to customer service.',
  },
  records: {
    betrecord:
      'Lists the bets of the member, a page at a time, newest first. Amounts are in 元, and `win_loss` is signed; `Code` is the Chinese name of the venue. `status` is 0 invalid, 1 settled or 2 unsettled. Four fields may be left out: `flow` is the turnover that a settled bet counts, in 元; `game`, `pick` and `result` say in words for the player which game it was, what was bet on and what came out. `date` is 1 today, 2 the last 7 days, 3 the last 15 or 4 the last 30. `api_type` is a game category or empty.',
    gettransrecord:
      'Lists deposits (`type` 1), withdrawals (2), transfers in (3) or out (4), a page at a time, newest first. `amount` is in 元 and never negative. `state` is 1 pending, 2 approved or 3 rejected for deposits and withdrawals; 0 failed, 1 done, 2 waiting or 3 undefined for transfers. Four fields may be left out: `bank_not` is the last 4 characters of the card or address of a withdrawal; `balance_after` is the central wallet directly after the last posting of the row, in 元; `credited_at` is when an approved deposit reached it, in Beijing time; `remark` says in words for the player why a row was rejected or failed. `date` is 1 today, 2 the last 7 days, 3 the last 15 or 4 the last 30. A row may have a `type`; the app does not show a row of another type than the requested one.',
  },
  agent: {
    applyagentdo:
      'Applies to join the agent programme. `mobile` is a mainland mobile number and `apply_info` the reason.',
    getAgentLoginUrl:
      'Returns the address where an agent logs in. The app offers it to members whose `isagent` is 1.',
  },
} as const satisfies { [K in keyof typeof contract]: Record<keyof (typeof contract)[K], string> }
