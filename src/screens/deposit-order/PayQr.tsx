import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { safeImageUrl } from '../../lib/html/safe-image.ts'
import { RetryButton } from '../../ui/loading/RetryButton.tsx'
import { pngOf } from './qr-png.ts'
import { saveQr } from './save-qr.ts'

/** What differs by the kind of order, which is the server's word. Any other kind is in the server's words. */
const WAYS = new Map<string, { app: string; scan?: string; here: string }>([
  ['wxpay', { app: '微信', here: '保存二维码后，打开微信「扫一扫」，点「相册」选择这张图片' }],
  ['alipay', { app: '支付宝', here: '保存二维码后，打开支付宝「扫一扫」，点「相册」选择这张图片' }],
  [
    'usdtpay',
    {
      app: 'USDT',
      scan: '使用钱包扫码，或复制下方地址转账',
      here: '复制地址到钱包转账；或保存二维码，在钱包的扫码页从相册选择',
    },
  ],
])

function wordsFor(type: string, payWay: string) {
  const named = payWay || '对应应用'
  return {
    app: '',
    scan: `请使用${named}扫码付款`,
    here: `保存二维码后，打开${named}的扫码页，从相册选择这张图片`,
    ...WAYS.get(type),
  }
}

type Props = { src: string; no: string; type: string; payWay: string }

/**
 * The QR code that the server names. If its address is unsafe, a text says what to do instead. If it fails to load, it
 * can be loaded again.
 */
export function PayQr({ src, no, type, payWay }: Props) {
  const [broken, setBroken] = useState<string>()
  const [png, setPng] = useState<{ of: string; src: string }>()
  const image = useRef<HTMLImageElement>(null)
  const safe = safeImageUrl(src)
  // The order keeps the address that was named first, so asking for the order again would help nobody.
  if (safe === undefined) {
    return <p className="deposit-order-no-qr muted">付款二维码暂时无法显示，请联系在线客服。</p>
  }
  if (safe === broken) return <NotLoaded onRetry={() => setBroken(undefined)} />
  const { app, scan, here } = wordsFor(type, payWay)
  const onLoad = () => {
    if (image.current && isSvg(image.current.src)) setPng(savable(image.current, safe))
  }
  const save = () => {
    if (image.current) void saveQr(image.current, `${app}付款二维码_${no}.png`)
  }
  return (
    <>
      <span className="deposit-order-qr">
        <img
          ref={image}
          src={png?.of === safe ? png.src : safe}
          alt="付款二维码"
          data-drawn={png?.of === safe || undefined}
          width={200}
          height={200}
          onLoad={onLoad}
          onError={() => setBroken(safe)}
        />
      </span>
      <p className="t12 muted">{scan}</p>
      <button type="button" className="pill soft" onClick={save}>
        保存二维码
      </button>
      <div className="deposit-order-same-phone t12 muted">
        <p>
          <b>用本机付款：</b>
          <span>{`${here}。`}</span>
        </p>
        <p>如果没有保存成功，请长按二维码保存，或截屏。</p>
      </div>
    </>
  )
}

/** Loads the code again on a tap and when the network is back. Only a new element requests it again. */
function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const reload = () => retry()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return (
    <>
      <p className="deposit-order-no-qr muted">付款二维码暂时无法显示，请重新加载，或联系在线客服。</p>
      <RetryButton className="pill soft" onRetry={onRetry} />
    </>
  )
}

const isSvg = (src: string) => src.startsWith('data:image/svg+xml')

/**
 * A long press saves the picture, and no album opens an SVG, so it becomes a PNG. If it cannot be read, it stays as it
 * is.
 */
function savable(image: HTMLImageElement, of: string) {
  try {
    return { of, src: pngOf(image) }
  } catch {
    return undefined
  }
}
