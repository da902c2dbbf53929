import { describe, expect, test } from 'vitest';
import { DOSSIER_STATES } from '../dossier/index.ts';
import { dossierWait } from './index.ts';

describe('what a dossier waits for', () => {
  test('is the staff once its transfer has come, the transfer before, and the company that is asked again [S4.76][S4.78][A-78][A-79]', () => {
    const waits = DOSSIER_STATES.map((state) =>
      ([null, 'wrong', 'right'] as const).map((transfer) => dossierWait(state, transfer)),
    );
    expect(Object.fromEntries(DOSSIER_STATES.map((state, at) => [state, waits[at]]))).toEqual({
      open: [null, null, null],
      submitted: ['transfer', 'transfer', 'decision'],
      askedAgain: ['company', 'company', 'company'],
      verified: [null, null, null],
      refused: [null, null, null],
    });
  });
});
