/** The kinds of red, each with its two commonest causes, the commoner first. */
export const CAUSES = {
  'not built': [
    'The call has no route yet, or one for another method.',
    'The backend has it below another path: give the verifier its --base-path.',
  ],
  state: [
    'The state endpoint does not build this state yet, or not with this param.',
    'It failed on the way: its log says at what.',
  ],
  'no answer': [
    'The backend stopped, or threw before it wrote an answer.',
    'Host or port are not those of the backend, or a proxy answered in its place.',
  ],
  'HTTP status': [
    'A refusal was sent with an HTTP status of its own; it is HTTP 200, and `code` says what it is.',
    'The request ended in an exception.',
  ],
  'no JSON': [
    'A page of errors of the framework or of a proxy came in place of JSON.',
    '`content-type` is not `application/json`.',
  ],
  'let in': [
    'The check of the token is not in front of this call.',
    'A token of an interaction before is still valid: each state begins with an empty world.',
  ],
  'shut out': [
    'The token of the request is not one of the state: make it valid, or answer the state with your own.',
    'The header is read under another name, or with `Bearer ` left in front of the token.',
  ],
  refused: [
    'The state is not wholly what its `must` says, so that a rule refuses.',
    'A field of the request is read in another form: amounts are 元, as numbers or as text.',
  ],
  'not refused': [
    'The rule that refuses this is not built.',
    'The state does not make true what has to be refused.',
  ],
  'other code': [
    'The code is sent as text, or is not the one that the app acts on.',
    'Another rule refused first: the order of the checks, or the state.',
  ],
  missing: [
    'The field is not written, or under another name or in another case.',
    'It is left out where it is empty: write it, with 0, `""` or `null`.',
  ],
  empty: [
    'The column is empty, and the state has to fill it.',
    'A join found no row: the value belongs to another member, venue or card.',
  ],
  value: [
    'The params of the state are not read, so that its defaults are in the answer.',
    'Another unit: amounts are 元, not 分; or a row of another member.',
  ],
  form: [
    'The value is of another kind in JSON than the app reads, like a boolean for an amount.',
    'It is formatted for people: commas, units, or more digits than mean something.',
  ],
  time: [
    'Another format than `2026-05-01 12:00:00`, such as ISO 8601 or seconds.',
    'UTC in place of Beijing time.',
  ],
  address: [
    'The address is relative to a page, without its host or without `https://`.',
    'A path of the file system, or a placeholder.',
  ],
  rows: [
    'The filter of the request (type, date, page, category) leaves the rows out, or is ignored.',
    'The state did not make the rows, or for another member.',
  ],
} as const satisfies Record<string, readonly [string, string]>

export type Kind = keyof typeof CAUSES
