/** The type of a file by its content and by its name; both must agree. */

export const FILE_TYPES = ['png', 'jpeg', 'pdf', 'xlsx', 'xls', 'csv'] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** The media type of each, as `Content-Type` names it. */
export const CONTENT_TYPES: Readonly<Record<FileType, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  csv: 'text/csv',
};

/** The number of leading bytes that `sniffFileType` needs. */
export const SNIFF_BYTES = 4096;

const ENDINGS: Readonly<Record<string, FileType>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  pdf: 'pdf',
  xlsx: 'xlsx',
  xls: 'xls',
  csv: 'csv',
};

/** The extensions of a type, without dot, as file pickers list them. */
export const endingsOf = (type: FileType): readonly string[] =>
  Object.keys(ENDINGS).filter((ending) => ENDINGS[ending] === type);

/** The type for a name's extension, letter case ignored; null for any other extension or none. */
export const typeOfName = (name: string): FileType | null => {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(ENDINGS, ending) ? (ENDINGS[ending] ?? null) : null;
};

const HEIC_BRANDS: ReadonlySet<string> = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']);

/** True for the photos that some phones store in HEIC (ISO 23008-12), which the shop converts where the browser can. */
export const isHeic = (head: Uint8Array): boolean => {
  const [box, brand] = [head.slice(4, 8), head.slice(8, 12)].map((bytes) => String.fromCharCode(...bytes));
  return box === 'ftyp' && HEIC_BRANDS.has(brand ?? '');
};

const SIGNATURES: readonly (readonly [FileType, readonly number[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['xlsx', [0x50, 0x4b, 0x03, 0x04]],
  ['xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
];

/** Text in UTF-16 begins with a byte order mark; most of it contains NUL bytes. */
const UTF_16_MARKS: readonly (readonly number[])[] = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

const beginsWith = (head: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => head[index] === byte);

/**
 * The type of a file by its first bytes. A ZIP container counts as xlsx, and text (no signature, and no NUL byte except
 * in UTF-16 with a byte order mark) as csv: those two are verified when the rows are parsed. Null for no bytes and for
 * other binary data.
 */
export const sniffFileType = (head: Uint8Array): FileType | null => {
  for (const [type, signature] of SIGNATURES) {
    if (beginsWith(head, signature)) return type;
  }
  if (UTF_16_MARKS.some((mark) => beginsWith(head, mark))) return 'csv';
  return head.length > 0 && !head.includes(0) ? 'csv' : null;
};
