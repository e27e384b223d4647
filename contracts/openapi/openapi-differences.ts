/** A changed answer: the value at `place`, whether the codec reads the whole, and whether the schema accepts it. */
export type WrongAnswer = { place: string; value: unknown; isRead: boolean; isAccepted: boolean }

const isScalar = (value: unknown): boolean => value === null || ['string', 'number'].includes(typeof value)

/** Why the OpenAPI file and the codecs must differ in places. */
export const DIFFERENCES: readonly { why: string; holds: (wrong: WrongAnswer) => boolean }[] = [
  {
    why: 'The decimals of a number: JSON Schema has only `multipleOf`, which computes in binary, where 8.88 is not a multiple of 0.01.',
    holds: ({ value, isRead }) => value === 1.005 && !isRead,
  },
  {
    why: 'Text of 10 trillion 元 and more: a pattern that counts up to 2^51 fen would be unreadable.',
    holds: ({ value, isRead }) => value === '15000000000000' && isRead,
  },
  {
    why: 'A message that is not a text reads as empty, because the call succeeded; no backend should send one.',
    holds: ({ place, value, isRead }) => place === 'message' && !isScalar(value) && isRead,
  },
  {
    why: 'The app ignores `vip` where there is a `current_vip`.',
    holds: ({ place, isRead }) => place === 'data.vip' && isRead,
  },
  {
    why: 'The app looks for a level in any `current_vip`; the file describes the form to write.',
    holds: ({ place, value, isRead }) => place === 'data.current_vip' && !isScalar(value) && isRead,
  },
  {
    why: 'A list in place of an object reads as an object without fields; no backend should send one.',
    holds: ({ place, value, isRead }) =>
      /^data(\.0\.bank_data)?$/.test(place) && Array.isArray(value) && isRead,
  },
  {
    why: 'Text that is not an address is read; the guard refuses it where it would be opened or shown.',
    holds: ({ place, value, isRead }) =>
      /\.(url|src|link|banner|avatar|ico|payimg|gamepic|\w+_(img|url|qrcode))$/.test(place) &&
      isScalar(value) &&
      isRead,
  },
  {
    why: 'A `cardlist` of false or 0 reads like null; null is the form to write.',
    holds: ({ place, value, isRead }) => place === 'data.cardlist' && !value && isRead,
  },
]
