import { Result } from 'effect';
import { describe, expect, test } from 'vitest';
import type { GatewayFailure } from '../gateway/index.ts';
import { checkResend, finishPrint, isPrinting, NO_PRINT, resendNotice, startPrint } from './index.ts';

const FAILURE: GatewayFailure = {
  _tag: 'GatewayFailure',
  reason: 'refused',
  code: '11020',
  message: 'Unknown card',
  isRetryable: false,
};
const SILENT: GatewayFailure = { ...FAILURE, code: null, message: '' };

describe('a copy of a card', () => {
  test('is sent to an email [S8.53]', () => {
    expect(checkResend({ receiverEmail: ' i@exemple.fr ' })).toEqual(Result.succeed({ receiverEmail: 'i@exemple.fr' }));
    expect(checkResend({ receiverEmail: '' })).toEqual(Result.fail({ receiverEmail: { _tag: 'Required' } }));
  });

  test('is printed into a file, with its address or its error, for the current card [S3.100]', () => {
    expect(NO_PRINT).toEqual({ currentCardNo: null, file: { error: null, pdfUrl: null } });
    const begun = startPrint('K1');
    expect(begun).toEqual({ currentCardNo: 'K1', file: { error: null, pdfUrl: null } });
    const printed = finishPrint(begun, 'K1', 'https://files.example/K1.pdf');
    expect(printed).toEqual({ currentCardNo: 'K1', file: { error: null, pdfUrl: 'https://files.example/K1.pdf' } });
    expect(finishPrint(begun, 'K1', FAILURE)).toEqual({ currentCardNo: 'K1', file: { error: FAILURE, pdfUrl: null } });
    expect(finishPrint(begun, 'K2', 'https://files.example/K2.pdf')).toBe(begun);
    expect([NO_PRINT, begun, printed, finishPrint(begun, 'K1', FAILURE)].map(isPrinting)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});

test('a resend that succeeds is a notification with the address, one that fails an alert [S8.53][S8.54]', () => {
  expect(resendNotice('i@exemple.fr', null)).toEqual({
    _tag: 'CardResent',
    shownAs: 'notification',
    email: 'i@exemple.fr',
  });
  expect(resendNotice('i@exemple.fr', SILENT)).toEqual({
    _tag: 'CardResendFailed',
    shownAs: 'alert',
    message: '',
    code: null,
  });
});
