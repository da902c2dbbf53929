/** Strings that have broken other shops: code in other languages, invalid characters, look-alikes. */

/** Longer than any field accepts. */
const HUGE = 100_000;

const CODE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}<%= 7*7 %>#{7*7}',
  "' or '1'='1",
  "'; drop table card; --",
  '1); select pg_sleep(0)--',
  '$(touch x) `touch x` | touch x',
  '%s%n%x %d {0} %1$s',
  '=1+1',
  '@SUM(1+1)*cmd|x',
  'javascript:alert(1)',
  '(a+)+$ [a-z]{1,99999}',
] as const;

const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'undefined',
  'null',
  'NaN',
  'true',
] as const;

const PATHS = [
  '../../../etc/passwd',
  '..\\..\\boot.ini',
  'C:\\con',
  '/dev/null',
  'file:///etc/passwd',
  '%2e%2e%2f',
] as const;

/** Strings that are hard to store, compare or display. */
export const ODD_STRINGS = [
  '\u0000',
  'a\u0000b',
  '\u0001\u001f\u007f',
  '\ud800',
  '\udfff',
  'a\udc00b',
  '\ufeff\ufffe\uffff',
  '\u202egnirts\u202c',
  '\u200b\u200d\u2060',
  '\r\nBcc: a@b.test\r\n\r\n',
  '👩‍👩‍👧‍👦🏳️‍🌈🇫🇷',
  'e\u0301'.repeat(200),
  'ﷺ𝕿𝖊𝖘𝖙ﬃ',
  'İıſẞß',
  '٣٤٥',
  '１２３',
  '   ',
  '\t\n',
  '',
] as const;

const NUMBERS = [
  '0',
  '-0',
  '-1',
  '0.001',
  '1e5',
  '1e309',
  '00050.00',
  '50,00',
  '999999999999.99',
  '99999999999999999999',
  '0x10',
  'Infinity',
] as const;

const FORMS = [
  '2026/02/30',
  '0000/00/00',
  '9999/12/31',
  '2026-11-21T10:00:30Z',
  'a@b',
  `${'a'.repeat(64)}@${'b'.repeat(250)}.test`,
  '+33600000000',
  '00000000-0000-0000-0000-000000000000',
  'https://elsewhere.example/FR/loading/order',
  '//elsewhere.example',
  'A'.repeat(2001),
  '9'.repeat(101),
  'a'.repeat(HUGE),
] as const;

/** PostgreSQL cannot store these: NUL, and unpaired surrogates. */
export const MALFORMED = ['\u0000', 'a\u0000b', '\ud800', 'a\udc00b'] as const;

export const NAUGHTY: readonly string[] = [...CODE, ...NAMES, ...PATHS, ...ODD_STRINGS, ...NUMBERS, ...FORMS];

/** Field names that no request has, but that a careless shop might accept. */
export const EXTRA_FIELDS: readonly string[] = [
  ...NAMES,
  'isAdmin',
  'memberType',
  'contractLevel',
  'balance',
  'buId',
  'customerId',
  'orderAmtTot',
  '',
  '0',
  'a.b',
  '$where',
];
