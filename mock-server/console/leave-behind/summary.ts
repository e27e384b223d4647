import type { Line } from './seen.ts'

/** What is left behind with a client. */
export type Summary = {
  /** May be empty. */
  client: string
  /** In Beijing, as `2026年5月1日`. */
  day: string
  brand: string
  /** The brand's mark as a data address. */
  mark: string
  /** The brand's main colour in the light theme, and what is written on it. */
  colour: string
  ink: string
  lines: readonly Line[]
  /** Where one stopped; empty without an address that others can open. */
  link: string
}

export const titleOf = ({ client, brand }: Pick<Summary, 'client' | 'brand'>): string =>
  client === '' ? `${brand}演示回顾` : `${client} · ${brand}演示回顾`

export const FOOT = '演示里的账号和钱都是假的。'

/** A moment's day as one says it. */
export function dayWords(beijing: string): string {
  const [year, month, day] = beijing.slice(0, 10).split('-').map(Number)
  return `${year}年${month}月${day}日`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** The summary as a small page that asks for nothing and runs nothing. `qr`: the link as a picture. */
export function summaryPage(summary: Summary, qr: string | undefined): string {
  const { day, mark, colour, ink, lines, link } = summary
  const title = escaped(titleOf(summary))
  const rows = lines.map(
    (line) => `<li><b>${escaped(line.title)}</b> <small>${escaped(line.note)}</small></li>`,
  )
  const where =
    link === ''
      ? ''
      : `<p><a href="${escaped(link)}">接着看：从这次停下的地方打开</a></p>${
          qr === undefined
            ? ''
            : `<img class="qr" src="${escaped(qr)}" alt="接着看的二维码" width="200" height="200">`
        }`
  return `<!doctype html>
<html lang="zh-CN" translate="no">
<head>
<meta charset="utf-8">
<meta name="google" content="notranslate" />
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${title}</title>
<style>
body{margin:0;background:#fff;color:#182030;font:16px/1.7 "PingFang SC","HarmonyOS Sans SC","MiSans","Microsoft YaHei","Noto Sans SC",sans-serif}
header{padding:40px 24px;background:${colour};color:${ink}}
header>*,main{max-width:640px;margin:0 auto}
header img{display:block;margin-bottom:24px;border-radius:12px}
h1{font-size:28px;line-height:1.4}
main{padding:24px}
li{padding:6px 0}
small{color:#525c70}
a{color:inherit}
</style>
</head>
<body>
<header><div><img src="${escaped(mark)}" alt="" width="56" height="56"><h1>${title}</h1><p>${day}</p></div></header>
<main>
<h2>这次看了</h2>
<ol>
${rows.join('\n')}
</ol>
${where}
<p><small>${FOOT}</small></p>
</main>
</body>
</html>
`
}
