/** A picture that the mock backend draws on demand. Equal keys mean the same picture. */
export type Picture = { kind: 'cover' | 'venue' | 'banner'; key: string; draw: () => string }

/** The URL of a picture in an answer: a file over HTTP, or a data: URI in a page without a server. */
export type PictureUrl = (picture: Picture) => string
