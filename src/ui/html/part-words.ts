/** The backend claims more rows but repeats rows, sends none, or never ends (docs/faults.md#pages-without-end). */
export const REST_UNREAD = '其余记录读不出来'
/** Shown below the rows that were read. */
export const PART = `${REST_UNREAD}，以上只是一部分`
/** Shown above sums over the rows that were read. */
export const SUMS_ARE_PART = `${REST_UNREAD}，合计只是一部分`
/** Shown below a list and its sums if some rows could not be read. */
export const lostWords = (lost: number): string => `有 ${lost} 条记录无法显示`
/** Appended to the message about a file that contains only the rows that were read. */
export const FILE_IS_PART = `，${REST_UNREAD}，只是一部分`
