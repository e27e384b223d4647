/** No text of dots alone: in a path it would be a step up. */
const ORDER_NO = /^(?!\.+$)[\w.-]{1,64}$/

/**
 * Whether a text can be the number of an order. Asked before it goes into an address, a query or the phone's
 * storage, since it may come from a link.
 */
export const isOrderNo = (text: string): boolean => ORDER_NO.test(text)
