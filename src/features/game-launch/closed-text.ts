/** What a tap on a game says while its venue is under maintenance. */
export const CLOSED_TEXT = '场馆维护中，请稍后再来'
