/**
 * Said in place of 100 %: a level asks for 打码量 too, and the wire does not tell how much of it a member has
 * (docs/rules.md#vip-progress).
 */
export const DEPOSITS_SUFFICE = '充值已足，打码量待核算'
