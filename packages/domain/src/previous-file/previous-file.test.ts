/** What became of a file that was uploaded before, and until when its rows are there. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFailure } from '../gateway/index.ts';
import { DAY_MS } from '../time/index.ts';
import { BULK_FILE_DAYS, fileKeptUntil, isFileGone, isFileKept, previousFileUse } from './index.ts';

const order = { orderNo: 'F1', orderedAt: 0 };

describe('a file that was uploaded before', () => {
  test('can be used again for thirty days, to the last millisecond, and for as long as a cart names it [S7.21]', () => {
    fc.assert(
      fc.property(fc.nat(), (uploadedAt) => {
        const end = uploadedAt + 30 * DAY_MS;
        expect(BULK_FILE_DAYS).toBe(30);
        expect(fileKeptUntil({ uploadedAt })).toBe(end);
        expect(isFileKept({ uploadedAt, isInSavedCart: false }, end - 1)).toBe(true);
        expect(isFileKept({ uploadedAt, isInSavedCart: false }, end)).toBe(false);
        expect(isFileKept({ uploadedAt, isInSavedCart: true }, end + DAY_MS)).toBe(true);
      }),
    );
  });

  test('is gone only if the server says that it is not found; anything else may be tried again [S7.21]', () => {
    const failure = readFailure({ reason: 'refused', code: '40400', isRetryable: false });
    expect(isFileGone(failure)).toBe(true);
    expect(isFileGone({ ...failure, code: '40100' })).toBe(false);
    expect(isFileGone({ ...failure, isRetryable: true })).toBe(false);
    expect(isFileGone(readFailure({ reason: 'unreachable', code: null, isRetryable: true }))).toBe(false);
  });

  test('was ordered, else it is in a cart of the company or of this browser, else it is unused [S7.21]', () => {
    const file = { uploadId: 'U1', order: null, isInSavedCart: false };
    expect(previousFileUse(file, [])).toBe('unused');
    expect(previousFileUse(file, ['U2'])).toBe('unused');
    expect(previousFileUse(file, ['U2', 'U1'])).toBe('inCart');
    expect(previousFileUse({ ...file, isInSavedCart: true }, [])).toBe('inCart');
    expect(previousFileUse({ ...file, isInSavedCart: true, order }, ['U1'])).toBe('ordered');
  });
});
