/** A backend says that there is more, and sends the same rows again, or none, or has no end (docs/faults.md#pages-without-end). */
export const REST_UNREAD = '其余记录读不出来'
/** Stands below what was read of it. */
export const PART = `${REST_UNREAD}，以上只是一部分`
/** Stands above sums of what was read of it. */
export const SUMS_ARE_PART = `${REST_UNREAD}，合计只是一部分`
/** Stands below a list, and its sums, without the rows that cannot be read. */
export const lostWords = (lost: number): string => `有 ${lost} 条记录无法显示`
/** Ends the message of a file that holds what was read of it. */
export const FILE_IS_PART = `，${REST_UNREAD}，只是一部分`
