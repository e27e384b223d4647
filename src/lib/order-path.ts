/** The page on which a deposit order is paid (spec section 2, Deposit info). */
export const orderPath = (depositNo: string): string => `/payInfo?deposit_no=${encodeURIComponent(depositNo)}`
