/** Texts that often break programs, by kind. SHAPES puts each into several forms. */

const points = (...codes: number[]) => String.fromCodePoint(...codes)
const range = (from: number, to: number) =>
  points(...Array.from({ length: to - from + 1 }, (_, at) => from + at))

export const KINDS: Readonly<Record<string, readonly string[]>> = {
  invisible: ['', ' ', '\t\r\n', '\u00a0', '\u3000', '\u200b', '\ufeff', '\u2060\u180e', '\u115f\uffa0'],
  controls: [
    range(0, 8),
    range(0x0e, 0x1f),
    range(0x7f, 0x9f),
    '\u2028\u2029',
    '\u0000null',
    '\r\nSet-Cookie: a=b',
  ],
  directions: ['\u202egnp.exe', '\u2066abc\u2067def', 'שלום 12', 'مرحبا ١٢', '\u200f\u061c-5'],
  'code units': ['\ud800', 'a\udfff', '\udc00\ud800', '\ufffe\uffff', points(0x10ffff), points(0x1f600)],
  marks: [
    'Z\u0335\u0321\u0353a\u0334\u0327l\u0336\u031ag\u0334o',
    'e\u0301'.repeat(40),
    '\u0301\u0301',
    'ｶﾞ',
    '각',
  ],
  emoji: ['👨‍👩‍👧‍👦', '🏳️‍🌈', '👍🏿', '🇨🇳🇨', '1️⃣', '☺︎☺️'],
  'letter case': ['İstanbul', 'ıI', 'ß', 'ŉ', 'ﬁ', 'Σίσυφος', 'ǅ', 'K'],
  'look-alikes': ['аdmin', 'раypal', 'ｄｅｍｏ８８８', '𝐝𝐞𝐦𝐨', 'ⅾemo', 'dеmo888', '中⼼钱包'],
  'property names': [
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    '__defineGetter__',
    'valueOf',
    'length',
    'then',
  ],
  keywords: ['null', 'undefined', 'NaN', 'true', 'None', 'nil', '[object Object]', 'Infinity', '-0', '()'],
  'like numbers': [
    '0x64',
    '1e309',
    '1_000',
    '１２３',
    '٣',
    '½',
    'Ⅷ',
    '²',
    '0b1',
    '08',
    '1,000.00',
    '99999999999999999999',
  ],
  'like dates': ['0000-00-00', '2026-02-30', '1970-01-01T00:00:00Z', '12/31/9999', '24:00:00'],
  markup: [
    '<script>__pwn=1</script>',
    '<img src=x onerror=__pwn=1>',
    '"><svg onload=__pwn=1>',
    "' onfocus=__pwn=1 autofocus x='",
    '</textarea><script>__pwn=1</script>',
    '&lt;b&gt;&amp;#60;',
    '<!--',
    ']]>',
  ],
  templates: [
    '{{7*7}}',
    `$${'{7*7}'}`,
    '#{7*7}',
    '<%= 7*7 %>',
    '%s%d%n',
    '$&$1',
    '\\u0041\\x41',
    '{0}',
    '%7B%7D',
  ],
  queries: ["' OR 1=1 --", "'; DROP TABLE x;--", '" or ""="', '{"$gt":""}', '*)(uid=*', "admin'/*"],
  commands: [
    '; cat /etc/passwd',
    '$(id)',
    '`id`',
    '| ping -c 9 127.0.0.1',
    '../../etc/passwd',
    'C:\\con\\con',
    '..%2f..%2f',
  ],
  sheets: ['=1+1', '+1', '-1', '@SUM(1)', '=HYPERLINK("http://evil.test")', '\t=1', 'a,b;c"d\ne'],
  patterns: ['(a+)+$', '[', '\\', '^.*$', '(?<x>', '.*.*.*=', '*', '?', '{1,99999}', 'a'.repeat(40)],
  addresses: [
    'javascript:__pwn=1',
    '//evil.test',
    'https://evil.test/?a=b#c',
    'mailto:a@b',
    'data:,x',
    '#/withdrawal?amount=1',
  ],
  long: ['字'.repeat(5_000), 'W'.repeat(5_000), '👍'.repeat(2_000), `${'a '.repeat(3_000)}`],
  'typing errors': ['ｈｔｔｐ：／／', '。。。', '，', '１００．５０', '￥１００', '"100"', '100元', '一百'],
}

export const TEXTS: readonly string[] = Object.values(KINDS).flat()

/** The same text in surroundings that a program may not expect. */
export const SHAPES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => ` ${text} `,
  (text) => `林${text}舟`,
  (text) => text + text,
  (text) => `"${text}'`,
  (text) => text.normalize('NFD'),
  (text) => text.toUpperCase(),
  (text) => `${text}\n${text}`,
]

export const TEXT_PARTS = [SHAPES, TEXTS] as const
