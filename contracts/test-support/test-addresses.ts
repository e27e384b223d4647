import type { AddressKind } from '../wire/address-patterns.ts'

/** The origin of the app in these cases. */
export const APP_ORIGIN = 'https://m.example.com'

const PAGES = {
  taken: [
    'https://pay.example.com/D2026',
    'https://pay.example.com:8443/cashier?no=1&sign=a%2Bb#top',
    'https://pay.example.com/cashier?no=1&amp;sign=2',
    'https://pay-1.cash_ier.example.com',
    'https://203.0.113.7/pay?x=[1]',
  ],
  refused: [
    'http://pay.example.com/D2026',
    'http://pay.m.example.com/D2026',
    'http://m.example.com:8080/D2026',
    '//pay.example.com/D2026',
    '/pay/D2026',
    'pay.example.com/D2026',
    'https://user@pay.example.com/',
    'https://pay.example.com@evil.example/',
    'https://xn--pple-43d.com/',
    'https://аpple.com/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://pay.example.com./',
    'https://pay.example.com/a b',
    'https://pay.example.com/支付',
    'https://pay.example.com\\@evil.example/',
    'javascript:alert(1)',
    'data:text/html,<p>',
    'null',
  ],
}

/** Addresses that the app, the OpenAPI file, the pact and the conformance check must accept (`taken`) or refuse. */
export const ADDRESS_CASES: Record<AddressKind, { taken: string[]; refused: string[] }> = {
  Page: PAGES,
  InstallLink: {
    taken: [...PAGES.taken, 'itms-services://?action=download-manifest&url=https://app.example.com/a.plist'],
    refused: [...PAGES.refused, 'itms-apps://example.com/app', 'itms-services://?url="<p>'],
  },
  Picture: {
    taken: [
      'https://cdn.example.com/a.webp',
      'https://cdn.example.com/resize?w=1&amp;h=2',
      'https://cdn.example.com/活动 (1).png',
      '/uploads/2026-05/banner.1.JPG?v=3',
      '/avatars/7.png',
      '/storage/活动图(1).png',
      '/storage/%E6%B4%BB%E5%8A%A8%20a.png',
      '/api/qrcode/17?size=200&amp;level=h',
      '/api/files/a.png',
      'data:image/png;base64,iVBORw0KGgo=',
      'data:image/svg+xml,%3Csvg/%3E',
    ],
    refused: [
      'http://cdn.example.com/a.webp',
      '//cdn.example.com/a.webp',
      'uploads/a.png',
      './a.png',
      '/uploads/../a.png',
      '/uploads/.hidden/a.png',
      '/uploads//a.png',
      '/uploads/a%2f..%2fb.png',
      '/uploads/a;b.png',
      '/uploads\\a.png',
      '/uploads/a.pdf',
      '/uploads/a',
      'https://user@cdn.example.com/a.webp',
      'https://xn--pple-43d.com/a.webp',
      'javascript:alert(1)',
      'data:text/html,<p>',
      'data:image/x-unknown,1',
      'null',
    ],
  },
  AppLink: {
    taken: ['/', '/recharge', '/activityInfo?id=3', '/wallet?type=1&amp;from=a-b'],
    refused: [
      'recharge',
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/a#b',
      '/%2fa',
      '/a b',
    ],
  },
}

/**
 * http addresses of the app's own host, which no document can know. The app and the conformance check read them as
 * https.
 */
export const OF_OWN_HOST = ['http://m.example.com/pay/D2026?no=1', 'http://m.example.com:80/uploads/a.png']
