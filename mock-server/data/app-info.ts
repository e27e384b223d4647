import { siteSettings } from '../demo-sites/site-page.ts'
import { ONCE_OVER, PACKET_COUNTS_FROM, PACKET_FROM, PACKET_HOURS } from './texts/limit-words.ts'

/** The site's own information. Every address leads to a page of the demo. */
export const SITE_SEED = {
  title: '云舟',
  repairTips: '云舟正在进行系统维护，预计两小时内完成。维护期间您的余额与记录不受影响，请稍后再来。',
  h5Url: siteSettings('official'),
  visitUrl: siteSettings('usd'),
  serviceUrl: siteSettings('service'),
  agentUrl: siteSettings('agent'),
  iosDownloadUrl: siteSettings('app'),
  webcontent: `<h3>欢迎来到云舟</h3>
<p>云舟汇集真人、体育、电竞、棋牌、电子、彩票与捕鱼七类游戏，一个账号、一个中心钱包，随时转入、随时回收。</p>
<ul>
<li>每日 <strong>${PACKET_HOURS}</strong> 开启红包，前一日 ${PACKET_COUNTS_FROM} 至当日 ${PACKET_FROM} 的充值计入资格。</li>
<li>返水按会员等级逐日结算，到「返水中心」一次领取。</li>
<li>充值与彩金只需 <strong>${ONCE_OVER}</strong>打码量即可取款。</li>
</ul>
<p>请妥善保管登录密码与支付密码，客服不会以任何理由向您索要。</p>`,
} as const

/** The scrolling line of the home page. */
export const HOME_NOTICES: readonly string[] = [
  `每日 ${PACKET_HOURS} 红包开启，昨日 ${PACKET_COUNTS_FROM} 起的充值计入资格`,
  'USDT 充值请核对协议：TRC20 与 ERC20 地址不通用，转错无法找回',
  '开启自动免转后，进入游戏会把全部余额集中到该场馆，返回后自动转回中心钱包',
  '客服不会索要您的登录密码与支付密码，谨防冒充',
  `完成 ${ONCE_OVER}打码量后即可取款，单笔最低金额见取款页`,
]
