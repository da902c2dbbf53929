/** Random uploads: bytes and a name that agree, within a rule, and files that break it in one way. */
import * as fc from 'fast-check';
import type { FileType } from './file-type.ts';
import type { UploadRule, UploadedFile } from './upload.ts';

const BEGINNINGS: Readonly<Record<FileType, readonly number[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37],
  xlsx: [0x50, 0x4b, 0x03, 0x04],
  xls: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  csv: [0x6e, 0x6f, 0x6d, 0x3b],
};

const NAMES: Readonly<Record<FileType, readonly string[]>> = {
  png: ['a.png', 'A B.PNG'],
  jpeg: ['a.jpg', 'été.jpeg', 'a.b.JPG'],
  pdf: ['kbis.pdf', 'K.PDF'],
  xlsx: ['a.xlsx'],
  xls: ['a.xls'],
  csv: ['a.csv'],
};

/** The first bytes of a file of a type, followed by a few more. */
export const headOf = (type: FileType): Uint8Array => Uint8Array.from([...BEGINNINGS[type], 0x20, 0x21, 0x0a]);

/** A file of a type, of a size. */
export const fileOf = (type: FileType, size = 1000, name: string = NAMES[type][0] ?? ''): UploadedFile => ({
  name,
  size,
  head: headOf(type),
});

/** Files that a rule accepts, with their type. */
export const acceptedFiles = (
  rule: UploadRule,
): fc.Arbitrary<{ readonly type: FileType; readonly file: UploadedFile }> =>
  fc
    .tuple(fc.constantFrom(...rule.types), fc.integer({ min: 1, max: rule.maxBytes }))
    .chain(([type, size]) => fc.constantFrom(...NAMES[type]).map((name) => ({ type, file: fileOf(type, size, name) })));

/** Files whose name says one accepted type and whose content says another. */
export const disguisedFiles = (rule: UploadRule): fc.Arbitrary<UploadedFile> =>
  fc
    .tuple(fc.constantFrom(...rule.types), fc.constantFrom<FileType>('png', 'jpeg', 'pdf', 'xlsx', 'xls', 'csv'))
    .filter(([said, is]) => said !== is)
    .map(([said, is]) => ({ ...fileOf(is), name: NAMES[said][0] ?? '' }));
