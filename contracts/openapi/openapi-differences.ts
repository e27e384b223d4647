/** A changed answer: the value in its place, and what codec and schema make of the whole. */
export type WrongAnswer = { place: string; value: unknown; isRead: boolean; isAccepted: boolean }

const isScalar = (value: unknown): boolean => value === null || ['string', 'number'].includes(typeof value)

/** Where the OpenAPI file and the codecs differ by nature. */
export const DIFFERENCES: readonly { why: string; holds: (wrong: WrongAnswer) => boolean }[] = [
  {
    why: 'A number’s decimals: only `multipleOf` counts them, and in binary, where 8.88 is no multiple of 0.01.',
    holds: ({ value, isRead }) => value === 1.005 && !isRead,
  },
  {
    why: 'Text of 10 trillion 元 and more: a pattern that counts up to 2^51 fen would be unreadable.',
    holds: ({ value, isRead }) => value === '15000000000000' && isRead,
  },
  {
    why: 'A message that is no text is read as none, since the call itself succeeded; nobody should write one.',
    holds: ({ place, value, isRead }) => place === 'message' && !isScalar(value) && isRead,
  },
  {
    why: 'A `vip` beside `current_vip` is not looked at.',
    holds: ({ place, isRead }) => place === 'data.vip' && isRead,
  },
  {
    why: 'Whatever `current_vip` is, a level is looked for in it; the file says what it means.',
    holds: ({ place, value, isRead }) => place === 'data.current_vip' && !isScalar(value) && isRead,
  },
  {
    why: 'Rows where fields are expected read as no fields; nobody should write them.',
    holds: ({ place, value, isRead }) =>
      /^data(\.0\.bank_data)?$/.test(place) && Array.isArray(value) && isRead,
  },
  {
    why: 'What is no address is read as a text; the guard refuses it where it would be opened or shown.',
    holds: ({ place, value, isRead }) =>
      /\.(url|src|link|banner|avatar|ico|payimg|gamepic|\w+_(img|url|qrcode))$/.test(place) &&
      isScalar(value) &&
      isRead,
  },
  {
    why: 'A `cardlist` of false or 0 is as good as null, which is what to write.',
    holds: ({ place, value, isRead }) => place === 'data.cardlist' && !value && isRead,
  },
]
