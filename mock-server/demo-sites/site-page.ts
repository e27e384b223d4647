import { SITES_PAGE } from './pages.ts'

/**
 * The sites that the demo links to: one page, which shows the part named in its hash. It has no scripts, so it works
 * in a tab, in a sandboxed frame and from disk.
 */
export const SITE_PAGE_NAME = 'site.html'

/** Its response headers. It has no scripts, and the app frames it in a sandbox. */
export const SITE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
}

type SiteName = 'service' | 'usd' | 'agent' | 'app' | 'official' | 'pay'

/**
 * The prefix of settings that mean a site of the demo; any other setting is used as an address. The old word stays,
 * because worlds that are stored in people's browsers contain it.
 */
const DEMO_SITE = 'mock:'

export const siteSettings = (name: SiteName): string => DEMO_SITE + name

/** The address for a setting; the demo's sites are next to the games' page at `venueBaseUrl`. */
export const siteAddress = (setting: string, venueBaseUrl: string): string =>
  setting.startsWith(DEMO_SITE)
    ? new URL(`${SITES_PAGE}#${setting.slice(DEMO_SITE.length)}`, venueBaseUrl).href
    : setting

type Site = { title: string; lead: string; points: readonly string[] }

const SITES: Record<SiteName, Site> = {
  usd: {
    title: '美元平台',
    lead: '这里是演示用的美元平台首页，正式环境会跳转到平台自己的网址。',
    points: ['余额以 USDT 计价，与本站钱包互相独立。', '从浏览器返回即可回到本站。'],
  },
  agent: {
    title: '代理后台',
    lead: '这里是演示用的代理后台登录页，正式环境会跳转到后台自己的网址。',
    points: ['下级会员、佣金与推广链接在后台查看。', '从浏览器返回即可回到本站。'],
  },
  app: {
    title: 'APP 安装',
    lead: '这里是演示用的安装页，正式环境会在此下载安装包。',
    points: [
      'iPhone：安装描述文件后，在「设置 › 通用」里信任企业证书。',
      '也可以把本站添加到主屏幕，效果与 APP 相同。',
    ],
  },
  official: {
    title: '官方网站',
    lead: '这里是演示用的官方网站，正式环境会显示永久域名上的页面。',
    points: ['请收藏永久域名，更换网址后仍可找到本站。', '18 岁以下人士请勿参与，请理性游戏。'],
  },
  pay: {
    title: '付款页面',
    lead: '这里是演示用的付款页面，正式环境会跳转到支付机构的网址。',
    points: ['演示不收款，请勿支付真实款项。', '从浏览器返回即可回到本站，订单可在交易记录查看。'],
  },
  // This is the last part, because the page shows it if the hash names no other.
  service: {
    title: '在线客服',
    lead: '您好，这里是演示客服。正式环境会在此打开客服系统。',
    points: [
      '充值未到账：请准备订单号与付款截图，一般 5 分钟内可查清。',
      '取款审核：提交后由后台逐笔审核，被退回的款项会回到中心钱包。',
      '修改姓名或解绑卡片：需要人工核对身份，请勿把密码告诉任何人。',
    ],
  },
}

const STYLE = `
:root{color-scheme:dark light;--bg:#0d1119;--card:#151b27;--text:#f2f4f8;--muted:#9aa5b8;--mark:#f5a524;--line:#242c3b}
@media (prefers-color-scheme:light){:root{--bg:#f5f3ee;--card:#fff;--text:#1b2230;--muted:#5d677a;--mark:#8a5300;--line:#e4dfd4}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;padding:32px 16px;background:var(--bg);color:var(--text);font:16px/1.7 "PingFang SC","HarmonyOS Sans SC","MiSans","Noto Sans SC",sans-serif}
section{display:none;max-width:430px;margin:0 auto;padding:24px;border:1px solid var(--line);border-radius:16px;background:var(--card)}
section:target,section:last-of-type{display:block}
section:target~section{display:none}
small{display:inline-block;padding:2px 10px;border-radius:12px;border:1px solid var(--mark);color:var(--mark);font-size:12px}
h1{margin:12px 0 8px;font-size:20px}
p{color:var(--muted)}
ul{margin:16px 0 0;padding:0;list-style:none}
li{padding:12px 0;border-top:1px solid var(--line);font-size:14px}`

const section = ([name, { title, lead, points }]: [
  string,
  Site,
]): string => `<section id="${name}" aria-label="${title}">
<small>演示页面</small>
<h1>${title}</h1>
<p>${lead}</p>
<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>
</section>`

export const SITE_PAGE = `<!doctype html>
<html lang="zh-CN" translate="no">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="google" content="notranslate">
<title>演示页面</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
${Object.entries(SITES).map(section).join('\n')}
</main>
</body>
</html>
`
