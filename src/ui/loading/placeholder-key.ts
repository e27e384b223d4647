/**
 * The key of an element whose content replaces a placeholder; `waiting` says of each part whether it is still to come.
 * React then makes a new element. Centred or right-aligned content that grows moves its start, which browsers count as
 * a layout shift in an element that was there before, never in a new one.
 */
export const placeholderKey = (...waiting: boolean[]): string => waiting.join()
