import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MEGABYTE } from '../file/index.ts';
import { fileOf } from '../file/testing.ts';
import { documentCheck, optionalDocumentCheck } from './document.ts';
import { KYB_DOCUMENT_KINDS, KYB_DOCUMENT_RULES, documentOf } from './index.ts';
import type { KybDocument } from './index.ts';
import { identityDocuments, pdfDocuments } from '../dossier/testing.ts';

const document: KybDocument = { fileId: 'f1', name: 'a.pdf', type: 'pdf', size: 1000 };
const TOO_BIG = Result.fail({ _tag: 'FileTooBig', maxBytes: 4.5 * MEGABYTE - 1, statedMegabytes: 4.5 });
const PDF_ONLY = Result.fail({ _tag: 'UnsupportedFileType', accepted: ['pdf'] });

describe('an upload', () => {
  test('under 4.5 MB becomes a document with the server’s name [S5.51][S9.17]', () => {
    const file = fileOf('pdf', 4.5 * MEGABYTE - 1, 'Kbis Acme.pdf');
    for (const kind of KYB_DOCUMENT_KINDS) {
      expect(documentOf('f9', file, kind)).toEqual(
        Result.succeed({ fileId: 'f9', name: 'Kbis Acme.pdf', type: 'pdf', size: 4.5 * MEGABYTE - 1 }),
      );
    }
  });

  test('of 4.5 MB is too big, and the refusal states the limit [S8.18][S5.51][S9.17]', () => {
    for (const kind of KYB_DOCUMENT_KINDS)
      expect(documentOf('f1', fileOf('pdf', 4.5 * MEGABYTE), kind)).toEqual(TOO_BIG);
  });

  test('must be PDF for the registration document and the articles; images are accepted for identity documents [S5.52]', () => {
    expect(documentOf('f1', fileOf('jpeg'), 'identityPaper')).toMatchObject({ success: { type: 'jpeg' } });
    for (const kind of ['registrationDocument', 'articles'] as const)
      expect(documentOf('f1', fileOf('jpeg'), kind)).toEqual(PDF_ONLY);
  });
});

describe('a document of the dossier', () => {
  test('is accepted unchanged within its rule', () =>
    fc.assert(
      fc.property(pdfDocuments, identityDocuments, (pdf, paper) => {
        for (const kind of KYB_DOCUMENT_KINDS) expect(documentCheck(kind)(pdf)).toEqual(Result.succeed(pdf));
        expect(documentCheck('identityPaper')(paper)).toEqual(Result.succeed(paper));
      }),
    ));

  test('is refused when it is empty, too big or of another type, whatever the browser accepted [S5.51][S5.52][S8.18]', () => {
    for (const kind of KYB_DOCUMENT_KINDS) {
      const { maxBytes } = KYB_DOCUMENT_RULES[kind];
      expect(documentCheck(kind)({ ...document, size: 0 })).toEqual(Result.fail({ _tag: 'FileEmpty' }));
      expect(documentCheck(kind)({ ...document, size: maxBytes })).toMatchObject({ _tag: 'Success' });
      expect(documentCheck(kind)({ ...document, size: maxBytes + 1 })).toEqual(TOO_BIG);
      expect(documentCheck(kind)({ ...document, type: 'xlsx' })).toMatchObject({
        failure: { _tag: 'UnsupportedFileType' },
      });
    }
    expect(documentCheck('articles')({ ...document, type: 'png' })).toEqual(PDF_ONLY);
  });

  test('may be omitted only if it is optional', () => {
    expect(documentCheck('registrationDocument')(null)).toEqual(Result.fail({ _tag: 'Required' }));
    expect(optionalDocumentCheck('articles')(null)).toEqual(Result.succeed(null));
  });
});
