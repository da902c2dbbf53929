import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emails } from '../email/testing.ts';
import { CLOSING_REASONS, checkClosing, closingWarnings } from './index.ts';
import { ClosingReasonFromCode, ClosingRequestFromWire } from './schema.ts';

const own = { custId: 'c-1', email: 'Ines@Exemple.fr' };

test('the reasons for closing an account are ten [S3.135]', () => {
  expect(CLOSING_REASONS.map((reason) => Schema.encodeSync(ClosingReasonFromCode)(reason))).toEqual([
    'no_longer_using',
    'switching_account',
    'personal_security',
    'poor_customer_service',
    'difficult_to_navigate',
    'no_need_voucher_discount',
    'discount_not_attractive',
    'purchase_process_too_complicated',
    'technical_issues',
    'redemption_issues',
  ]);
});

const tags = (hasBalance: boolean, hasOpenOrder: boolean) =>
  closingWarnings({ hasBalance, hasOpenOrder }).map(({ _tag }) => _tag);

describe('closing an account', () => {
  test('needs a reason and the account’s email, letter case and outer spaces ignored [S5.74][A-94]', () => {
    expect(checkClosing({ reason: 'technicalIssues', email: ' ines@exemple.FR ' }, own)).toEqual(
      Result.succeed({ custId: 'c-1', email: 'Ines@Exemple.fr', reason: 'technicalIssues' }),
    );
  });

  test('is refused without either one, with both refusals at once [S5.74]', () => {
    expect(checkClosing({ reason: null, email: ' ' }, own)).toEqual(
      Result.fail({ reason: { _tag: 'Required' }, email: { _tag: 'Required' } }),
    );
  });

  test('is refused with any other email [S5.74]', () =>
    fc.assert(
      fc.property(emails, emails, (email, other) => {
        fc.pre(email.toLowerCase() !== other.toLowerCase());
        expect(checkClosing({ reason: 'noLongerUsing', email: other }, { custId: 'c-1', email })).toEqual(
          Result.fail({ email: { _tag: 'NotTheAccountsEmail' } }),
        );
      }),
    ));

  test('causes a warning exactly if there is a balance or an open order [A-94]', () => {
    expect([tags(false, false), tags(true, false), tags(false, true), tags(true, true)]).toEqual([
      [],
      ['BalanceWillBeLost'],
      ['OrderStillOpen'],
      ['BalanceWillBeLost', 'OrderStillOpen'],
    ]);
  });

  test('sends email, custId and the reason in the spelling of the wire [A-94]', () => {
    expect(Schema.encodeSync(ClosingRequestFromWire)({ ...own, reason: 'redemptionIssues' })).toEqual({
      ...own,
      reason: 'redemption_issues',
    });
  });
});
