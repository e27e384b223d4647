/** The page on which a deposit order is paid. Only for a number that `isOrderNo` takes. */
export const orderPath = (depositNo: string): string => `/payInfo?deposit_no=${encodeURIComponent(depositNo)}`
