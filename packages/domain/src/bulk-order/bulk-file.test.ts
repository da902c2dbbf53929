import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CUSTOMER_KINDS } from '../customer/index.ts';
import { endingsOf, MEGABYTE, uploadErrorCode } from '../file/index.ts';
import { acceptedFiles, disguisedFiles, fileOf } from '../file/testing.ts';
import { readFailure } from '../gateway/index.ts';
import { BULK_FILE, BULK_SAMPLE_TYPES, checkBulkFile, mayUseBulkFiles, WRONG_FILE_FORMAT_CODE } from './index.ts';
import { bulkRefusalOfFailure } from './bulk-file.ts';

test('companies and salesmen use bulk files, nobody else [S6.11][A-26]', () => {
  expect(CUSTOMER_KINDS.filter(mayUseBulkFiles)).toEqual(['business', 'salesman']);
});

describe('an uploaded bulk file', () => {
  test('must be .xlsx, .xls or .csv by name and content [S5.36][A-62][A-63]', () => {
    expect(BULK_FILE.types.flatMap(endingsOf)).toEqual(['xlsx', 'xls', 'csv']);
    fc.assert(
      fc.property(acceptedFiles(BULK_FILE), ({ file, type }) => {
        expect(checkBulkFile(file)).toEqual(Result.succeed(type));
      }),
    );
  });

  test('of another type, or disguised as one of these, is unsupported: code 2 [S8.16][S3.146][A-140]', () => {
    const unsupported = { _tag: 'UnsupportedFileType', accepted: ['xlsx', 'xls', 'csv'] } as const;
    for (const type of ['pdf', 'png', 'jpeg'] as const) {
      expect(checkBulkFile(fileOf(type))).toEqual(Result.fail(unsupported));
    }
    fc.assert(
      fc.property(disguisedFiles(BULK_FILE), (file) => {
        expect(checkBulkFile(file)).toEqual(Result.fail(unsupported));
      }),
    );
    expect(uploadErrorCode(unsupported)).toBe(2);
  });

  test('of more than 4.5 MB is too big, and the refusal states the limit: code 1 [S8.15][S3.145]', () => {
    const tooBig = { _tag: 'FileTooBig', maxBytes: 4_718_592, statedMegabytes: 4.5 } as const;
    expect(checkBulkFile(fileOf('xlsx', 4.5 * MEGABYTE))).toEqual(Result.succeed('xlsx'));
    expect(checkBulkFile(fileOf('xlsx', 4.5 * MEGABYTE + 1))).toEqual(Result.fail(tooBig));
    expect(uploadErrorCode(tooBig)).toBe(1);
  });
});

test('can be downloaded as a sample, and imported, as xlsx and csv [S3.147][A-63]', () => {
  expect(BULK_SAMPLE_TYPES).toEqual(['xlsx', 'csv']);
});

const failure = (code: string | null) =>
  readFailure({ reason: 'refused', code, message: 'Bad sheet', isRetryable: false });

describe('an upload that failed', () => {
  test('with code 63004 means a file in a wrong format [S8.17][A-63]', () => {
    expect(WRONG_FILE_FORMAT_CODE).toBe('63004');
    expect(bulkRefusalOfFailure(failure('63004'))).toEqual({ _tag: 'WrongFileFormat', fault: null });
  });

  test('with any other code, or none, is a failed upload with the server’s own message [S8.14]', () => {
    for (const code of ['63005', '6300', null]) {
      expect(bulkRefusalOfFailure(failure(code))).toEqual({
        _tag: 'UploadFailed',
        message: 'Bad sheet',
        isRetryable: false,
      });
    }
    expect(bulkRefusalOfFailure(readFailure({ reason: 'network', isRetryable: true }))).toEqual({
      _tag: 'UploadFailed',
      message: '',
      isRetryable: true,
    });
  });
});
