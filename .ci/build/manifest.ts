/** The icons that both builds have beside the page. */
export const ICONS = [192, 512].map((size) => ({
  src: `icons/${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
}))

/** The manifest that a phone reads when it installs the app. */
export const manifestOf = (name: string, icons: readonly object[]): string =>
  `${JSON.stringify(
    {
      ...{ name, short_name: name, lang: 'zh-CN', id: './', start_url: './', scope: './' },
      ...{ display: 'standalone', background_color: '#0d1119', theme_color: '#0d1119', icons },
    },
    null,
    2,
  )}\n`
