import type { Rollup } from 'vite'
import { expect, test } from 'vitest'
import { firstPaint } from './first-paint.ts'

const PAGE = `<head>
    <script type="module" crossorigin src="./assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="./assets/react-1.js">
    <link rel="stylesheet" crossorigin href="./assets/index-1.css">
</head>`

const chunk = (fileName: string, sheets: string[]) => ({
  type: 'chunk',
  fileName,
  viteMetadata: { importedCss: new Set(sheets) },
})

function paint(css: string) {
  const bundle = {
    'assets/index-1.css': { type: 'asset', fileName: 'assets/index-1.css', source: css },
    'assets/index-1.js': chunk('assets/index-1.js', ['assets/index-1.css']),
    'assets/Later-1.js': chunk('assets/Later-1.js', ['assets/index-1.css', 'assets/Later-1.css']),
  } as unknown as Rollup.OutputBundle
  const { handler } = firstPaint().transformIndexHtml as {
    handler: (html: string, context: { bundle: Rollup.OutputBundle }) => string
  }
  const sheets = (name: string) => {
    const file = bundle[name]
    return file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : []
  }
  return { html: handler(PAGE, { bundle }), bundle, sheets }
}

test('the page contains its style sheet, and no file of the build loads it again', () => {
  const { html, bundle, sheets } = paint('a{color:red}\n')
  expect(html).toContain('<style>a{color:red}</style>')
  expect(html).not.toContain('stylesheet')
  expect(Object.keys(bundle)).toEqual(['assets/index-1.js', 'assets/Later-1.js'])
  expect(sheets('assets/Later-1.js')).toEqual(['assets/Later-1.css'])
})

test('the entry’s imports are scripts before it, all of low priority', () => {
  const scripts = [...paint('a{}').html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
  expect(scripts).toEqual([
    '<script type="module" fetchpriority="low" crossorigin src="./assets/react-1.js">',
    '<script type="module" fetchpriority="low" crossorigin src="./assets/index-1.js">',
  ])
})

test('a sheet that refers to a file fails the build, because its address would differ in the page', () => {
  expect(() => paint('a{background:url(x.png)}')).toThrow('names a file')
})
