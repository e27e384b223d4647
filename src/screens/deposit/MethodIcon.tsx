import type { PaymentMethod } from '#contracts/money/payments.ts'

/** These paths are drawn for this screen in the style of the lobby's icons. None is a company's logo. */
const PATHS: Record<PaymentMethod, string> = {
  usdt: 'M12 2.8a9.2 9.2 0 1 1 0 18.4 9.2 9.2 0 0 1 0-18.4zM8 7.8h8M12 7.8v9M7.4 11.4c0 1 2 1.7 4.6 1.7s4.6-.7 4.6-1.7-2-1.7-4.6-1.7-4.6.7-4.6 1.7z',
  wechat:
    'M9.6 3.8c-3.9 0-7 2.5-7 5.7 0 1.8 1 3.4 2.6 4.4l-.6 2.3 2.5-1.3c.8.2 1.6.3 2.5.3M21.4 14.4c0-2.7-2.6-4.8-5.7-4.8s-5.7 2.1-5.7 4.8 2.6 4.8 5.7 4.8c.7 0 1.3-.1 1.9-.3l2.1 1.1-.5-1.9c1.4-.9 2.2-2.2 2.2-3.7zM7.4 8.4h0M11.6 8.4h0M13.9 13.5h0M17.6 13.5h0',
  alipay:
    'M3.5 8V5.5a2 2 0 0 1 2-2H8M16 3.5h2.5a2 2 0 0 1 2 2V8M20.5 16v2.5a2 2 0 0 1-2 2H16M8 20.5H5.5a2 2 0 0 1-2-2V16M8.6 7.6l3.4 4.2 3.4-4.2M12 11.8v4.9M8.9 12h6.2M8.9 14.4h6.2',
  card: 'M3.5 9.5 12 4l8.5 5.5zM5.8 9.5v7M10 9.5v7M14 9.5v7M18.2 9.5v7M4 16.5h16M3 20h18',
  pipay:
    'M7.5 2.8h9a2 2 0 0 1 2 2v14.4a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2V4.8a2 2 0 0 1 2-2zM10.5 5.6h3M9.4 13l2 2 3.6-4.2M9.5 18.4h5',
  rengong:
    'M4 14v-2a8 8 0 0 1 16 0v2M4 13.2h2.2a1.2 1.2 0 0 1 1.2 1.2v3a1.2 1.2 0 0 1-1.2 1.2H5.5A1.5 1.5 0 0 1 4 17.1zM20 13.2h-2.2a1.2 1.2 0 0 0-1.2 1.2v3a1.2 1.2 0 0 0 1.2 1.2h.7M20 13.2v4.3a3.5 3.5 0 0 1-3.5 3.5H13',
}

export function MethodIcon({ method, size = 22 }: { method: PaymentMethod; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      // Not in the attributes: WebKit reads no rem there.
      style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[method]} />
    </svg>
  )
}
