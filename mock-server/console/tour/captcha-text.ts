import { CAPTCHA_PLAIN } from '../../art/captcha-plain.ts'

/** The text of the captcha that the page shows, or undefined if it shows none. The presenter cannot read pictures. */
export function captchaText(page: ParentNode): string | undefined {
  const pictures = [...page.querySelectorAll<HTMLImageElement>('img[src*="captcha/"]')]
  const shown = pictures.find((picture) => picture.getClientRects().length > 0 && !picture.closest('[inert]'))
  const number = /(\d+)\.svg$/.exec(shown?.src ?? '')?.[1]
  return CAPTCHA_PLAIN[Number(number) - 1]
}
