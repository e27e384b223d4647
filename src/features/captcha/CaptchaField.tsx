import { CAPTCHA_CHARS } from '#contracts/limits.ts'
import { captchaCode } from '#contracts/typed-texts.ts'
import { TextField } from '../../ui/chakra/TextField.tsx'
import type { CaptchaState } from './use-captcha.ts'
import './captcha.css'

/** The field with its picture. A tap on the picture shows another one. */
export function CaptchaField({ captcha, error }: { captcha: CaptchaState; error: string | undefined }) {
  return (
    <TextField
      label="验证码"
      name="captcha"
      placeholder="请输入图中字符"
      most={CAPTCHA_CHARS}
      clean={captchaCode}
      className="captcha-field"
      value={captcha.typed}
      onChange={captcha.type}
      error={error}
      end={
        <button type="button" className="captcha-picture" aria-label="换一张验证码" onClick={captcha.renew}>
          <img src={captcha.src} alt="验证码图片，看不清可点击更换" width={120} height={44} />
        </button>
      }
    />
  )
}
