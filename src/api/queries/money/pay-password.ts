import { NO_PAY_PASSWORD } from '#contracts/wire/codes.ts'
import type { ApiError } from '../../core/client/errors.ts'

/** Whether a refusal is about the payment password that was typed. The wire has no code for it, so its text decides. */
export const isAboutPayPassword = ({ code, message }: Pick<ApiError, 'code' | 'message'>): boolean =>
  code !== NO_PAY_PASSWORD && /支付密码|取款密码/.test(message)
