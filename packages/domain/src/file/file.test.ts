import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BUSINESS_DOCUMENT,
  FILE_TYPES,
  KYB_DOCUMENT,
  KYB_PDF_DOCUMENT,
  MEGABYTE,
  PHOTO,
  checkFile,
  cleanFileName,
  endingsOf,
  sniffFileType,
  typeOfName,
  uploadErrorCode,
  uploadRefusalOf,
} from './index.ts';
import type { FileType, UploadRule } from './index.ts';
import { acceptedFiles, disguisedFiles, fileOf, headOf } from './testing.ts';

const rules: readonly UploadRule[] = [PHOTO, BUSINESS_DOCUMENT, KYB_DOCUMENT, KYB_PDF_DOCUMENT];
const refused = (_tag: string) => ({ failure: { _tag } });

describe('the type of a file', () => {
  test('is detected from its first bytes [A-62]', () => {
    for (const type of FILE_TYPES) expect(sniffFileType(headOf(type))).toBe(type);
    expect(sniffFileType(Uint8Array.from([0, 1, 2, 3]))).toBeNull();
    expect(sniffFileType(Uint8Array.from([0xff, 0xfe, 0x61, 0]))).toBe('csv');
    expect(sniffFileType(Uint8Array.from([0xfe, 0xff, 0, 0x61]))).toBe('csv');
    expect(sniffFileType(new Uint8Array())).toBeNull();
  });

  test('is detected from its extension in any letter case', () => {
    expect(typeOfName('Photo.JPEG')).toBe('jpeg');
    expect(typeOfName('a.pdf.exe')).toBeNull();
    expect(typeOfName('pdf')).toBeNull();
    expect(typeOfName('a.constructor')).toBeNull();
    const endings = FILE_TYPES.map((type) => [type, endingsOf(type)]);
    expect(Object.fromEntries(endings)).toEqual({
      png: ['png'],
      jpeg: ['jpg', 'jpeg'],
      pdf: ['pdf'],
      xlsx: ['xlsx'],
      xls: ['xls'],
      csv: ['csv'],
    });
  });
});

describe('the name of a file', () => {
  test('loses line breaks, direction overrides, other invisible characters and its folders [A-156]', () => {
    expect(cleanFileName('C:\\Users\\me\\liste 2026.xlsx')).toBe('liste 2026.xlsx');
    expect(cleanFileName('../../etc/a.csv')).toBe('a.csv');
    expect(cleanFileName('a\r\nSet-Cookie: b.csv')).toBe('aSet-Cookie: b.csv');
    expect(cleanFileName('cards\u202Evsc.xlsx')).toBe('cardsvsc.xlsx');
    expect(cleanFileName(`${'x'.repeat(300)}.csv`)).toBe(`${'x'.repeat(251)}.csv`);
  });

  test('that is clean stays the same, and cleaning twice has no further effect', () => {
    for (const name of ['été 🎂 (2).xlsx', 'قائمة.csv', '名单.xls']) expect(cleanFileName(name)).toBe(name);
    const dirty = fc.string({
      unit: fc.constantFrom('a', '.', ' ', '/', '\\', '\n', '\u202E', '\u2066', '\u200F', '\u2028', 'é', '🎂'),
      maxLength: 600,
    });
    fc.assert(
      fc.property(dirty, (name) => {
        const clean = cleanFileName(name);
        expect(cleanFileName(clean)).toBe(clean);
        expect(clean).not.toMatch(/[\p{C}\u2028\u2029/\\]/u);
        expect([...clean].length).toBeLessThanOrEqual(255);
      }),
    );
  });
});

describe('an upload', () => {
  test('within its rule is accepted with its type, for any rule', () => {
    for (const rule of rules) {
      fc.assert(
        fc.property(acceptedFiles(rule), ({ file, type }) => {
          expect(checkFile(file, rule)).toEqual(Result.succeed(type));
        }),
      );
    }
  });

  test('whose name and content disagree is refused, with the accepted types [S8.16][A-62][A-140]', () => {
    for (const rule of rules) {
      fc.assert(
        fc.property(disguisedFiles(rule), (file) => {
          expect(checkFile(file, rule)).toEqual(Result.fail({ _tag: 'UnsupportedFileType', accepted: rule.types }));
        }),
      );
    }
  });

  test('without content is refused, by its size or its bytes [A-140]', () => {
    expect(checkFile(fileOf('png', 0), PHOTO)).toMatchObject(refused('FileEmpty'));
    expect(checkFile({ ...fileOf('png'), head: new Uint8Array() }, PHOTO)).toMatchObject(refused('FileEmpty'));
  });

  test('must have a type of its rule: a photo is an image, an identity document an image or a PDF [A-62]', () => {
    expect([PHOTO, KYB_DOCUMENT, KYB_PDF_DOCUMENT].map(({ types }) => types.toSorted())).toEqual([
      ['jpeg', 'png'],
      ['jpeg', 'pdf', 'png'],
      ['pdf'],
    ]);
  });

  test('of a business registration is at most 2 MB, jpg, jpeg, png or pdf [S5.53][S9.16][S5.54][A-62]', () => {
    expect(BUSINESS_DOCUMENT.types.flatMap(endingsOf).toSorted()).toEqual(['jpeg', 'jpg', 'pdf', 'png']);
    expect(checkFile(fileOf('pdf', 2 * MEGABYTE), BUSINESS_DOCUMENT)).toEqual(Result.succeed('pdf'));
    expect(checkFile(fileOf('pdf', 2 * MEGABYTE + 1), BUSINESS_DOCUMENT)).toMatchObject(refused('FileTooBig'));
    expect(checkFile(fileOf('xlsx'), BUSINESS_DOCUMENT)).toMatchObject(refused('UnsupportedFileType'));
  });

  test('of KYB is under 4.5 MB, and refused at the limit [S5.51][S9.17][A-62]', () => {
    expect(checkFile(fileOf('pdf', 4_718_591), KYB_DOCUMENT)).toEqual(Result.succeed('pdf'));
    expect(checkFile(fileOf('pdf', 4_718_592), KYB_DOCUMENT)).toMatchObject({
      failure: { _tag: 'FileTooBig', statedMegabytes: 4.5 },
    });
  });

  test('of a KYB registration document is a PDF [S5.52]', () =>
    expect(checkFile(fileOf('png'), KYB_PDF_DOCUMENT)).toEqual(
      Result.fail({ _tag: 'UnsupportedFileType', accepted: ['pdf'] }),
    ));

  test.each<[FileType, number, 1 | 2]>([
    ['png', 5 * MEGABYTE, 1],
    ['pdf', 1000, 2],
  ])('refused has its code: %s of %i bytes is %i [S3.145][S3.146]', (type, size, code) =>
    expect(uploadErrorCode(Result.getOrThrow(Result.flip(checkFile(fileOf(type, size), PHOTO))))).toBe(code),
  );

  test('too big has the allowed size, in bytes and in the stated megabytes [S8.15]', () => {
    for (const rule of rules) {
      const { types, maxBytes, statedMegabytes } = rule;
      expect(checkFile(fileOf(types[0] ?? 'pdf', maxBytes + 1), rule)).toEqual(
        Result.fail({ _tag: 'FileTooBig', maxBytes, statedMegabytes }),
      );
    }
  });
});

describe('an upload that the server did not take', () => {
  test('has the wrong format if the code is 63004, and keeps the code [S8.17][A-63]', () =>
    expect(uploadRefusalOf({ code: '63004' }, PHOTO)).toEqual({ _tag: 'WrongFileFormat', code: '63004' }));

  test('is too big or cannot be used by the rule that it had to keep to [S8.15][S8.16][A-191]', () => {
    for (const rule of rules) {
      const { types, maxBytes, statedMegabytes } = rule;
      expect(uploadRefusalOf({ code: '1' }, rule)).toEqual({ _tag: 'FileTooBig', maxBytes, statedMegabytes });
      expect(uploadRefusalOf({ code: '2' }, rule)).toEqual({ _tag: 'FileNotUsable', accepted: types });
    }
  });

  test('is one too many for its dossier [A-191]', () =>
    expect(uploadRefusalOf({ code: '70018' }, KYB_DOCUMENT)).toEqual({ _tag: 'FilesFull' }));

  test.each([null, '63005', '', '42900'])('failed for any other reason: %j [S8.14]', (code) =>
    expect(uploadRefusalOf({ code }, PHOTO)).toEqual({ _tag: 'UploadFailed' }),
  );
});
