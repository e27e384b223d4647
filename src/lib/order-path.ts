const ORDER_NO = /^[\w-]{1,64}$/

/** Whether a text can be the number of an order: before it goes into an address, a query or the phone's storage (cases T36). */
export const isOrderNo = (text: string): boolean => ORDER_NO.test(text)

/** The page on which a deposit order is paid (spec section 2, Deposit info). */
export const orderPath = (depositNo: string): string => `/payInfo?deposit_no=${encodeURIComponent(depositNo)}`
