import { Volume2 } from 'lucide-react'
import { CAPTCHA_CHARS } from '#contracts/limits.ts'
import { captchaCode } from '#contracts/texts/typed-texts.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Link } from '../../ui/Link.tsx'
import { announce } from '../../ui/toast/announce.ts'
import { toast } from '../../ui/toast/toast.ts'
import { canReadAloud, readAloud } from './read-aloud.ts'
import type { CaptchaState } from './use-captcha.ts'
import './captcha.css'

type Props = { captcha: CaptchaState; error: string | undefined; onChange: () => void }

/** The field with its picture. A tap on the picture shows another one; the signs are read aloud on request. */
export function CaptchaField({ captcha, error, onChange }: Props) {
  const speak = async () => {
    if (!(await readAloud(captcha.answer()))) toast('这个浏览器不能朗读，请联系在线客服')
  }
  return (
    <div>
      <TextField
        label="验证码"
        name="captcha"
        placeholder="4 位，不分大小写"
        most={CAPTCHA_CHARS}
        clean={captchaCode}
        className="captcha-field"
        value={captcha.typed}
        onChange={(text) => {
          captcha.type(text)
          onChange()
        }}
        error={error}
        end={
          <button
            type="button"
            className="captcha-picture"
            aria-label="换一张验证码"
            onClick={() => {
              captcha.renew()
              announce('已换一张验证码')
            }}
          >
            <img src={captcha.src} alt="验证码图片，看不清可点击更换" width={120} height={44} />
          </button>
        }
      />
      <div className="captcha-help t12">
        {canReadAloud() && (
          <button type="button" className="pill soft" onClick={() => void speak()}>
            <Volume2 size={16} aria-hidden="true" />
            朗读验证码
          </button>
        )}
        <Link to="/kefu">看不清也听不清？联系客服</Link>
      </div>
    </div>
  )
}
