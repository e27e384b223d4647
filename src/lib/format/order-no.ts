/** Not only dots: in a path they would be a step up. */
const ORDER_NO = /^(?!\.+$)[\w.-]{1,64}$/

/**
 * Whether a text can be an order number. Check it before using it in an address, a query or the phone's storage, since
 * it may come from a link.
 */
export const isOrderNo = (text: string): boolean => ORDER_NO.test(text)
