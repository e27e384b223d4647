import type { ApiError } from '../../api/errors.ts'

/** Whether a refusal is about the payment password that was typed. The wire has no code for it: the words say so. */
export const isAboutPayPassword = ({ message }: Pick<ApiError, 'message'>): boolean =>
  /支付密码|取款密码/.test(message)
